import type { DraftFeature, PolicyPlace } from '../../form/clause-form.ts'
import type { Noun } from '../../policy-signs.ts'
import type { ClauseState } from '../reading/clause-state.ts'
import type { FoundNoun } from '../reading/slots.ts'
import { isEmpty } from './resolve.ts'

const dates: Noun = { kind: 'noun', detector: 'date-form', parameter: 'any' }
const images: Noun = { kind: 'noun', detector: 'markup', parameter: 'image' }
const lists: Noun = { kind: 'noun', detector: 'markup', parameter: 'list' }
const footnotes: Noun = { kind: 'noun', detector: 'markup', parameter: 'footnote' }

const byFeature: Partial<Record<DraftFeature, Noun>> = { date: dates, image: images }
const byPlace: Partial<Record<PolicyPlace, Noun>> = { list: lists }

const dated = /^(?:old-date|year-before|relative-date|numeric-date|date-form|birth-date|deadline)$/

/**
 * “Flag dates”, “remove images”: what else is needed of drafts, or says where to look, is looked for where it is all that
 * a clause finds fault with.
 */
export function findParts(state: ClauseState): void {
  const { slots, place } = state
  const { subject, need, lack, about, examples, instead } = slots
  if (![lack, examples, instead].every(isEmpty)) return
  if (isSourced(state)) {
    // “Dates need a source” asks for no date.
    subject.nouns.splice(0, subject.nouns.length, ...subject.nouns.map(partOf))
    return
  }
  if (!findsFault(state) || !isEmpty(need)) return
  const said = [subject, about, slots.if]
  // “Features to come, or dates for them”
  if (state.usesPronoun && subject.nouns.length > 1) return
  // “Dates older than ten years”
  if (said.some(({ nouns }) => nouns.some(({ noun }) => dated.test(noun.detector ?? '')))) return
  const isAlone = said.every(isEmpty)
  if (isAlone && place !== undefined && byPlace[place] !== undefined) {
    subject.nouns.push(foundNoun(byPlace[place], place))
    state.place = undefined
    state.isEverything = false
    return
  }
  for (const { nouns } of said) nouns.splice(0, nouns.length, ...nouns.map(partOf))
}

/** Whether what a clause names needs sources, and nothing else. */
function isSourced({ isNeed, isImperative, slots }: ClauseState): boolean {
  const { need, subject } = slots
  const others = need.phrases.length + need.unknown.length + need.hosts.length
  return (
    isNeed &&
    !isImperative &&
    subject.nouns.length > 0 &&
    need.nouns.length > 0 &&
    others === 0 &&
    need.nouns.every(({ noun }) => noun.isSource === true && noun.feature === undefined)
  )
}

/** Whether a clause bans, reviews or lists what it names, and asks for nothing. */
function findsFault(state: ClauseState): boolean {
  const { action, hasNotice, negated, isNeed, isImperative, isOnly, permitsOnly } = state
  if (isNeed || isImperative || isOnly || permitsOnly || state.length !== undefined) return false
  return hasNotice || negated !== undefined || (action !== undefined && action !== 'allow')
}

function foundNoun(noun: Noun, written: string): FoundNoun {
  return { noun, written, value: undefined, count: undefined }
}

function partOf(found: FoundNoun): FoundNoun {
  const { noun, written } = found
  const { detector, evidence, topic } = noun
  if (detector !== undefined || evidence !== undefined || topic !== undefined) return found
  const isFootnote = noun.isSource === true && /\bfootnotes?$/.test(written)
  const part = isFootnote ? footnotes : noun.feature && byFeature[noun.feature]
  return part === undefined ? found : { ...found, noun: part }
}
