import {
  datePartsOf,
  lemmaOf,
  type QuantityFact,
  type TextFacts,
} from '@content-trust/engine/facts'
import type { Measure, Moment, Quantity } from './measure.ts'
import { roundingBefore, scaleOf, stepOf } from './rounding.ts'
import { SHARE_STEP, shareOf } from './shares.ts'
import { dimensionOf, inBase } from './units.ts'

/** The numbers and dates of a text, in its order. */
export function readMeasures(facts: TextFacts): Measure[] {
  const measures = facts.numbers.map((fact) => yearOf(facts, fact) ?? quantityOf(facts, fact))
  const dates = facts.dates.map(momentOf)
  return joined(
    facts,
    [...measures, ...dates].sort((a, b) => a.fact.at - b.fact.at),
  )
}

/** Words before four digits that count something. */
const countingWords =
  /^(?:about|around|roughly|some|nearly|almost|over|than|to|least|only|[$€£¥₹])$/

/** A year, which is a number of four digits that counts nothing. */
function yearOf({ tokens }: TextFacts, fact: QuantityFact): Moment | undefined {
  const { at, length, unit, size } = fact
  const isYear = length === 1 && /^(?:1[5-9]|20)\d\d$/.test(tokens[at]?.word ?? '')
  if (!isYear || unit !== undefined || countingWords.test(tokens[at - 1]?.word ?? ''))
    return undefined
  return { kind: 'date', fact, date: { year: size }, weekday: undefined }
}

const times = /^(\d+) times$/

function quantityOf(facts: TextFacts, fact: QuantityFact): Quantity {
  const { tokens } = facts
  const share = shareOf(facts, fact)
  // “almost a third”, “almost two thirds”
  const isLed = /^an?$/.test(tokens[fact.at - 1]?.word ?? '') || (share ?? 0) > 50
  const rounding = roundingBefore(tokens, isLed ? fact.at - 1 : fact.at)
  const base = { kind: 'number', fact, rounding, thing: undefined } as const
  if (share !== undefined) return { ...base, size: share, unit: 'percent', step: SHARE_STEP }
  const step = stepOf(fact.size ?? 0, fact.shown)
  const [, multiple] = times.exec(fact.key) ?? []
  if (multiple !== undefined) return { ...base, size: Number(multiple), unit: 'times', step }
  const next = tokens[fact.at + fact.length]
  return {
    ...base,
    size: fact.size,
    unit: fact.unit ?? currencies.get(tokens[fact.at - 1]?.text ?? ''),
    thing: fact.unit === undefined && next?.kind === 'word' ? lemmaOf(next.word) : undefined,
    step,
  }
}

/** Codes of money that stand before a number. */
const currencies: ReadonlyMap<string, string> = new Map([
  ['CHF', 'chf'],
  ['EUR', 'eur'],
  ['GBP', 'gbp'],
  ['JPY', 'jpy'],
  ['SEK', 'sek'],
  ['USD', 'usd'],
])

function momentOf(fact: QuantityFact): Moment {
  const weekday = /^weekday (.+)$/.exec(fact.key)?.[1]
  return { kind: 'date', fact, date: datePartsOf(fact) ?? {}, weekday }
}

/** One number for “3 minutes and 40 seconds”, and the unit of both for “from 48 to 19 litres”. */
function joined({ tokens }: TextFacts, measures: readonly Measure[]): Measure[] {
  const found: Measure[] = []
  for (const measure of measures) {
    const last = found.at(-1)
    const end = last === undefined ? 0 : last.fact.at + last.fact.length
    const isNext =
      measure.fact.at === end || (measure.fact.at === end + 1 && tokens[end]?.word === 'and')
    const whole = isNext && last !== undefined ? sumOf(last, measure) : undefined
    if (whole !== undefined) {
      found[found.length - 1] = whole
      continue
    }
    const isRange = measure.fact.at === end + 1 && rangeMark.test(tokens[end]?.word ?? '')
    if (isRange && last !== undefined) found[found.length - 1] = withUnitOf(last, measure)
    found.push(measure)
  }
  return found
}

const rangeMark = /^(?:to|and|or|-|–)$/

/** The first number of a range, which leaves its unit and its scale to the last. */
function withUnitOf(first: Measure, last: Measure): Measure {
  if (first.kind === 'date' || last.kind === 'date' || first.unit !== undefined) return first
  if (first.size === undefined || last.size === undefined) return first
  const scale = first.size < 1000 ? scaleOf(last.size, last.fact.shown) : 1
  const unit = last.unit
  return scale < 1000
    ? { ...first, unit }
    : { ...first, unit, size: first.size * scale, step: first.step * scale }
}

function sumOf(large: Measure, small: Measure): Quantity | undefined {
  if (large.kind === 'date' || small.kind === 'date') return undefined
  const [unit, other] = [large.unit ?? '', small.unit ?? '']
  const isFiner = dimensionOf(unit) === dimensionOf(other) && inBase(1, other) < inBase(1, unit)
  if (!isFiner || large.size === undefined || small.size === undefined) return undefined
  const ratio = inBase(1, other) / inBase(1, unit)
  const { at } = large.fact
  return {
    ...large,
    size: large.size + small.size * ratio,
    step: small.step * ratio,
    fact: {
      ...large.fact,
      length: small.fact.at + small.fact.length - at,
      shown: `${large.fact.shown} ${small.fact.shown}`,
    },
  }
}
