import type { AmountKind } from '../../detectors/amounts/limit.ts'
import type { PolicyTarget } from '../../form/clause-form.ts'
import { findPhrase } from '../../phrase-book.ts'
import { type Noun, signBook } from '../../policy-signs.ts'
import { type PolicyToken, singular } from '../../policy-tokens.ts'
import { isDraftWord } from '../bystanders/draft-names.ts'
import { lineOf } from '../tokens/token-patterns.ts'
import { fitsUnit } from './written-limits.ts'

/** What has an amount. */
export interface Thing {
  /** How many words before the limit name it. */
  readonly length: number
  readonly kind: AmountKind
  readonly about: PolicyTarget | undefined
  readonly literal: string | undefined
}

/** What a number alone may be, by the word before it, and what has no other name than its kind. */
const kinds: readonly (readonly [AmountKind, RegExp])[] = [
  [
    'price',
    /^(?:prices?|amounts?|sums?|costs?|fees?|sums of money|money|anything|everything|something|nothing|figures?)$/,
  ],
  ['percent', /^(?:percentages?|shares?|rates?|anything|everything|something|nothing|figures?)$/],
  ['discount', /^(?:discounts?|price cuts?|reductions?|savings?|special offers?|offers?)$/],
  ['interest-rate', /^(?:aprs?|interest|interest rates?|rates?)$/],
  ['age', /^ages?(?: of (?:an? |any )?(?:person|persons|people))?$/],
  ['rating', /^(?:ratings?|scores?|stars?)$/],
  ['dose', /^(?:doses?|dosages?)$/],
  ['duration', /^(?:durations?|times?|anything|everything|something|nothing)$/],
  ['temperature', /^(?:temperatures?|heat|anything|everything|nothing)$/],
  [
    'measurement',
    /^(?:distances?|lengths?|weights?|heights?|measurements?|anything|everything|nothing)$/,
  ],
]
/** What is measured: a kind of its own, or what a sentence has to name. */
export function thingOf(
  named: readonly PolicyToken[],
  kind: AmountKind | undefined,
  unit: string,
): Thing | undefined {
  for (const length of [4, 3, 2, 1]) {
    if (named.length < length) continue
    const words = lineOf(named.slice(-length))
    // A reading age is no age, and scores of a draft are no ratings.
    const isOfDraft = /^(?:reading|risk|trust|slop|quality|readability)$/.test(
      named.at(-1 - length)?.text ?? '',
    )
    if (isOfDraft || (kind === undefined && open.test(words))) return undefined
    const own = kinds.find(([each, names]) => names.test(words) && isOfKind(each, kind, unit))
    if (own !== undefined) return { length, kind: own[0], about: undefined, literal: undefined }
  }
  return kind === undefined ? undefined : thingNamed(named, kind)
}

/** What may be a number of anything. */
const open = /^(?:scores?|anything|everything|something|nothing|figures?)$/

/** “500 mg” is a dose where doses are named. */
function isOfKind(own: AmountKind, kind: AmountKind | undefined, unit: string): boolean {
  if (kind === undefined) return /^(?:price|age|rating)$/.test(own)
  if (own === kind) return true
  if (own === 'dose') return kind === 'measurement' && fitsUnit('dose', unit)
  if (own === 'age') return kind === 'duration' && unit === 'year'
  return /^(?:interest-rate|discount)$/.test(own) && kind === 'percent'
}

function thingNamed(named: readonly PolicyToken[], kind: AmountKind): Thing | undefined {
  const none = { kind, about: undefined, literal: undefined }
  for (const length of [2, 1]) {
    const part = named.slice(-length)
    if (part.length < length || part.some((token) => token.kind !== 'word')) continue
    const words = part.map(({ text }) => singular(text))
    const found = findPhrase(signBook(), words, 0)
    if (found !== undefined && found.length === length) {
      const noun = found.meaning
      if (noun.kind !== 'noun') return undefined
      const about = targetOf(noun)
      if (about !== undefined) return { ...none, length, about }
      if (noun.score !== undefined) return undefined
    }
    if (length === 2) continue
    const [{ text }] = part
    if (isDraftWord(text) && !lasting.test(text)) return { ...none, length }
    // A verb or a pronoun names nothing. A topic is more than the thing.
    const isOther = found?.meaning.kind === 'noun' && found.meaning.topic !== undefined
    if ((found !== undefined && !isOther) || unnamed.test(text)) return undefined
    return { ...none, length, about: { kind: 'phrase', words: text, kin: true }, literal: text }
  }
  return undefined
}

/** Drafts are texts; how long these last is said in them. */
const lasting = /^(?:videos?|films?|clips?|podcasts?|episodes?|talks?|recordings?|webinars?)$/
const unnamed =
  /^(?:those|these|ones?|them|they|it|that|which|who|or|and|nor|to|than|not|no|is|are|be|was|were|if|when|by|in|on|with|without|for|of|at|from|us|we|you|people|more|less|up|down|only|any|all|a|an|the)$/

function targetOf(noun: Noun): PolicyTarget | undefined {
  const { detector, parameter, evidence } = noun
  if (detector !== undefined) {
    const isNumber = parameter !== undefined && /^\d+$/.test(parameter)
    return parameter === undefined
      ? { kind: 'detector', name: detector }
      : { kind: 'detector', name: detector, value: isNumber ? Number(parameter) : parameter }
  }
  return evidence === undefined ? undefined : { kind: 'evidence', name: evidence }
}
