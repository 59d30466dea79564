import type { Measure } from './measure.ts'
import { spellingsOf } from './number-words.ts'
import { significantDigits } from './significant-digits.ts'
import type { SourceIndex } from './source-index.ts'
import { stemOf } from './stems.ts'
import { mostShared, passageOf, type Subject, sharesOf } from './subject.ts'

/** Sentences that are read because they are about the claim. */
const MOST_ABOUT = 6
/** Sentences that are read because they hold the digits or the words of a number. */
const MOST_HOLDING = 24

/** The sentences of a source in which a number or a date of a claim may stand, or another one of the same thing. */
export function findPlaces(source: SourceIndex, claimed: Measure, subject: Subject): Set<number> {
  const shares = sharesOf(source, subject)
  const about = mostShared(shares.keys(), shares, MOST_ABOUT)
  const holding = mostShared(sentencesHolding(source, claimed), shares, MOST_HOLDING)
  return new Set([...about.flatMap((each) => [each, ...passageOf(source, each, 1)]), ...holding])
}

function sentencesHolding(
  { sentencesByDigits, sentencesByStem }: SourceIndex,
  claimed: Measure,
): Set<number> {
  const { shown } = claimed.fact
  const size = claimed.kind === 'number' ? claimed.size : undefined
  const digits = [...shown.matchAll(/\d[\d.,]*/g)].map(([found]) => found)
  const words =
    size === undefined ? (shown.toLowerCase().match(/[a-z]{3,}/g) ?? []) : spellingsOf(size)
  const keys = new Set(
    [...digits, ...(size === undefined ? [] : [String(size)])].map(significantDigits),
  )
  return new Set([
    ...[...keys].flatMap((key) => sentencesByDigits.get(key) ?? []),
    ...words.flatMap((word) => sentencesByStem.get(stemOf(word)) ?? []),
  ])
}
