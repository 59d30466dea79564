import type { PolicyClause } from '../../packages/engine/src/policy/clause.ts'
import type { ClauseForm, PolicyTarget } from '../../packages/engine/src/policy/form/clause-form.ts'

/** A clause in one line, as the table of policies writes it. */
export function showClause({ form, isPermission, leftOut }: PolicyClause): string {
  const left = leftOut.length > 0 ? ` [${leftOut.map(({ words }) => words).join(' ')}]` : ''
  if (isPermission) return `permit${left}`
  return form === undefined ? 'nothing' : `${showForm(form)}${left}`
}

function showForm(form: ClauseForm): string {
  const { action, targets, about, narrowedBy, unless, conditions, moreThan, when, needs } = form
  const parts = [
    action ?? 'note',
    form.kind === 'restriction' ? ' all but' : '',
    form.everyDraft ? ' everything' : '',
    list(' ', targets.map(showTarget)),
    list(' about ', about.map(showTarget)),
    list(
      ' with ',
      narrowedBy.map((words) => `“${words}”`),
    ),
    unless.map((exception) => ` unless ${showException(exception)}`).join(''),
    needs
      .map((need) => {
        const what = showNeed(need)
        return ` needs ${need.atLeast > 1 ? `${need.atLeast} ` : ''}${what}`
      })
      .join(form.isEither === true ? ' or' : ''),
    conditions
      .map(({ score, comparison, value }) => ` if ${score} ${comparison} ${value}`)
      .join(form.join === 'any' ? ' or' : ''),
    list(' when ', when.map(showTarget)),
    moreThan > 0 ? `, more than ${moreThan}${form.per ? ` per ${form.per}` : ''}` : '',
    form.place ? ` in ${form.place}` : '',
    form.sections ? ` in §${form.sections.join(' or ')}` : '',
  ]
  return parts.join('')
}

function list(before: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${before}${items.join(' + ')}`
}

function showNeed(need: ClauseForm['needs'][number]): string {
  if (need.kind === 'feature') return need.feature
  if (need.kind === 'target') return showTarget(need.target)
  return `§${need.headings.join(' or ')}${need.at === undefined ? '' : ` at the ${need.at}`}`
}

function showTarget(target: PolicyTarget): string {
  switch (target.kind) {
    case 'phrase':
      return `“${target.words}”${target.kin === true ? '~' : ''}`
    case 'length':
      return `${target.of} ${target.comparison} ${target.value} ${target.in}`
    case 'link':
      return `links ${target.isOther ? 'not ' : ''}to ${target.hosts.join(' ') || 'anywhere'}`
    case 'detector':
      return `*${target.name}${target.value === undefined ? '' : ` ${target.value}`}`
    case 'topic':
      return `#${target.name}`
    case 'evidence':
      return target.name
    default:
      return target satisfies never
  }
}

function showException(exception: ClauseForm['unless'][number]): string {
  if (exception.kind === 'place') return `in ${exception.place}`
  if (exception.kind === 'section') return `in §${exception.headings.join(' or ')}`
  if (exception.kind === 'value') return `it is ${exception.values.join(' or ')}`
  return exception.kind === 'target' ? showTarget(exception.target) : exception.kind
}
