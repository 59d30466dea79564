import { detectorOf } from '../detectors/index.ts'
import type { ClauseForm, PolicyException, PolicyNeed, PolicyTarget } from '../form/clause-form.ts'

/** What a clause looks for, each thing as a noun phrase. */
export function lookedFor(form: ClauseForm): string[] {
  const { targets, needs, conditions, everyDraft, isEither } = form
  return [
    ...targets.map(describeTarget),
    ...(isEither === true
      ? [`a draft without any of these: ${join(needs.map(nameOfNeed), 'or')}`]
      : needs.map(describeNeed)),
    ...conditions.map(({ score, comparison, value }) => `\`${score}\` ${comparison} ${value}`),
    ...(everyDraft ? ['every draft'] : []),
  ]
}

/** A clause in plain words, as it was read. */
export function describeForm(form: ClauseForm): string {
  const { about, narrowedBy, place, sections, moreThan, per, unless, when, conditions } = form
  const isScore = form.targets.length + form.needs.length === 0
  const parts = [
    form.kind === 'restriction' && !form.targets.some(isOfOthers) ? 'all but ' : '',
    join(
      lookedFor(isScore ? form : { ...form, conditions: [] }),
      form.join === 'any' ? 'or' : 'and',
    ),
    about.length > 0 ? ` where the sentence holds ${join(about.map(describeTarget), 'or')}` : '',
    narrowedBy.length > 0
      ? ` with ${join(
          narrowedBy.map((words) => `“${words}”`),
          'and',
        )}`
      : '',
    place === undefined ? '' : ` in ${places[place]}`,
    sections === undefined ? '' : ` in ${describeSections(sections)}`,
    moreThan > 0
      ? `, more than ${moreThan} of them${per === undefined ? '' : ` in one ${per}`}`
      : '',
    unless.length > 0 ? ` unless ${join(unless.map(describeException), 'or')}` : '',
    when.length > 0 ? ` where the draft holds ${join(when.map(describeTarget), 'or')}` : '',
    isScore || conditions.length === 0
      ? ''
      : ` if ${join(lookedFor({ ...form, targets: [], needs: [] }), form.join === 'any' ? 'or' : 'and')}`,
  ]
  return parts.join('')
}

/** “Links to any host but example.org” */
function isOfOthers(target: PolicyTarget): boolean {
  return target.kind === 'link' && target.isOther
}

const places = {
  heading: 'headings',
  opening: 'the first paragraph',
  ending: 'the last paragraph',
  'first-sentence': 'the first sentence',
  'last-sentence': 'the last sentence',
  link: 'the text of links',
  list: 'lists',
  table: 'tables',
  quote: 'sentences with a quote',
  'sentence-start': 'the first words of sentences',
  'sentence-end': 'the last words of sentences',
  'paragraph-start': 'the first words of paragraphs',
  'paragraph-end': 'the last words of paragraphs',
  'heading-start': 'the first words of headings',
  'heading-end': 'the last words of headings',
  'list-item-start': 'the first words of list items',
  'list-item-end': 'the last words of list items',
} as const

function describeTarget(target: PolicyTarget): string {
  switch (target.kind) {
    case 'evidence':
      return target.name
    case 'detector': {
      const name = detectorOf(target.name)?.describe ?? target.name
      return target.value === undefined ? name : `${name} (${target.value})`
    }
    case 'topic':
      return `words on the topic “${target.name}”`
    case 'phrase':
      if (target.apart === true) return describeApart(target.words)
      return `“${target.words}”${target.kin === true ? ' and its forms' : ''}${target.alone === true ? ' alone' : ''}`
    case 'length':
      return `${target.of === 'alt_text' ? 'an alt text' : `a ${target.of.replace('_', ' ')}`} of ${target.comparison} ${target.value} ${target.in}`
    case 'link':
      return `links to ${target.isOther ? 'any host but ' : ''}${target.hosts.join(', ') || 'anywhere'}`
    default:
      return target satisfies never
  }
}

function describeApart(words: string): string {
  return words.includes(' ')
    ? `the words of “${words}” in one sentence`
    : `“${words}” and its forms`
}

function describeNeed(need: PolicyNeed): string {
  const name = nameOfNeed(need)
  return need.atLeast === 1
    ? `a draft without: ${name}`
    : `a draft with fewer than ${need.atLeast}: ${name}`
}

function nameOfNeed(need: PolicyNeed): string {
  switch (need.kind) {
    case 'feature':
      return need.feature
    case 'section':
      return `${describeSections(need.headings)}${need.at === undefined ? '' : ` at its ${need.at}`}`
    case 'target':
      return describeTarget(need.target)
    default:
      return need satisfies never
  }
}

function describeSections(headings: readonly string[]): string {
  return `the section ${join(
    headings.map((heading) => `“${heading}”`),
    'or',
  )}`
}

function describeException(exception: PolicyException): string {
  switch (exception.kind) {
    case 'source':
      return 'a source backs it'
    case 'speaker':
      return 'it says who speaks'
    case 'quoted':
      return 'it is quoted'
    case 'number':
      return 'it gives a number'
    case 'date':
      return 'a date stands beside it'
    case 'end-date':
      return 'the date on which it ends stands beside it'
    case 'place':
      return `it stands in ${places[exception.place]}`
    case 'section':
      return `it stands in ${describeSections(exception.headings)}`
    case 'value':
      return `it is ${join(exception.values, 'or')}`
    case 'target':
      return `${exception.isBeside === true ? 'it, or the sentence after it,' : 'it'} holds ${describeTarget(exception.target)}`
    default:
      return exception satisfies never
  }
}

function join(items: readonly string[], word: 'and' | 'or'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}
