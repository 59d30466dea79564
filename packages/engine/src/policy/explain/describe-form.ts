import type { ClauseForm, PolicyTarget, ScoreCondition } from '../form/clause-form.ts'
import { countInWords } from '../form/count-words.ts'
import { describeExceptions } from './describe-exceptions.ts'
import { describeNeeds, describeSections } from './describe-need.ts'
import { describeHeld, describeTarget, describeTargets, sizes } from './describe-target.ts'
import { joinItems } from './join-items.ts'
import { places } from './places.ts'

/** What a clause looks for, each thing as a noun phrase. */
export function lookedFor(form: ClauseForm): string[] {
  const { targets, conditions, everyDraft } = form
  return [
    ...new Set([
      ...targets.map(describeTarget),
      ...describeNeeds(form),
      ...conditions.map((condition) => `drafts ${describeCondition(condition)}`),
      ...(everyDraft ? ['every draft'] : []),
    ]),
  ]
}

/** A clause in plain words, as it was read. */
export function describeForm(form: ClauseForm): string {
  const { place, sections, moreThan, per, unless, when, conditions, join } = form
  const word = join === 'any' ? 'or' : 'and'
  const what = describeThings(form)
  const isInPlace =
    place === undefined || (place === 'heading' && /\b(?:headings?|titles)\b/.test(what))
  return [
    what,
    describeSentences(form),
    isInPlace ? '' : ` in ${places[place]}`,
    sections === undefined ? '' : ` in ${describeSections(sections)}`,
    moreThan > 0
      ? `, more than ${countInWords(moreThan)} of them${per === undefined ? '' : ` in one ${per}`}`
      : '',
    unless.length > 0 ? ` unless ${describeExceptions(unless, isOnePhrase(what))}` : '',
    when.length > 0 ? ` if the draft has ${joinItems(describeHeld(when), 'or')}` : '',
    conditions.length === 0 || isOfWhole(form)
      ? ''
      : ` if the draft ${joinItems(conditions.map(ofDraft), word)}`,
  ].join('')
}

/** “Cheap” is one thing, and claims are several. */
function isOnePhrase(what: string): boolean {
  return /^“[^”]*”$/.test(what)
}

/** Only numbers of the whole draft decide. */
function isOfWhole({ targets, needs }: ClauseForm): boolean {
  return targets.length + needs.length === 0
}

function describeThings(form: ClauseForm): string {
  const { kind, targets, conditions, everyDraft, join } = form
  const word = join === 'any' ? 'or' : 'and'
  if (isOfWhole(form)) {
    const which = joinItems(conditions.map(describeCondition), word)
    return which === '' ? 'every draft' : `drafts ${which}`
  }
  const isAllBut = kind === 'restriction' && !targets.some(isOfOthers)
  const things = [
    ...describeTargets(targets),
    ...describeNeeds(form),
    ...(everyDraft ? ['every draft'] : []),
  ]
  return `${isAllBut ? 'all but ' : ''}${joinItems(things, 'and')}`
}

/** What the sentences of its matches must hold besides. */
function describeSentences({ targets, about, narrowedBy }: ClauseForm): string {
  const things = new Set(describeTargets(targets))
  const others = describeHeld(about)
  // “Comparisons in sentences with comparisons”
  const isSaid = others.some((other) => things.has(other)) && things.size === 1
  const words = narrowedBy.map((each) => `“${each}”`)
  const parts = [
    ...(isSaid || others.length === 0 ? [] : [joinItems(others, 'or')]),
    ...(words.length === 0 ? [] : [joinItems(words, 'and')]),
  ]
  return parts.length === 0 ? '' : ` in sentences with ${parts.join(' and with ')}`
}

/** “Links to any host but example.org” */
function isOfOthers(target: PolicyTarget): boolean {
  return target.kind === 'link' && target.isOther
}

/** “Of more than 500 words”, “with a slop risk above 0.6”; goes on after “drafts”. */
function describeCondition({ score, comparison, value }: ScoreCondition): string {
  if (score === 'words' || score === 'characters') return `of ${sizes[comparison](value, score)}`
  return `with ${scores[score]} ${bounds[comparison]} ${value}`
}

/** “Has more than 500 words”; goes on after “the draft”. */
function ofDraft(condition: ScoreCondition): string {
  return describeCondition(condition).replace(/^(?:of|with)/, 'has')
}

const scores = {
  specificity_risk: 'a specificity risk',
  provenance_weakness: 'a provenance weakness',
  slop_risk: 'a slop risk',
  synthetic_texture_risk: 'a texture risk',
  content_trust_score: 'a trust score',
  risk: 'a risk',
} as const

const bounds = { '>': 'above', '>=': 'of at least', '<': 'below', '<=': 'of at most' } as const
