import { age } from '../age.ts'
import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { dosage } from '../dosage.ts'
import { interestRate } from '../interest-rate.ts'
import { price } from '../price.ts'
import { discount } from '../selling.ts'
import { type Limit, liesBeyond, readLimit } from './limit.ts'
import { inUnit, isMeasured, unitOf, unitPattern } from './units.ts'
import { digits, inSpelling, numberIn } from './written-number.ts'

/** Amounts of one kind on one side of a limit. */
export const amount = defineTextDetector({
  id: 'amount',
  names: 'prices above 1000, sums above 1000, amounts above 1000',
  describe: 'amounts above or below a limit, such as “£1,200” above £1,000',
  parameter: {
    name: 'limit',
    fallback: 'price over 1000',
    pattern: (text) => readLimit(text) !== undefined,
    describe:
      'What it is, the side of the limit and the limit, such as `price over 1000 pound`, `dose over 500 mg`, `age under 16` or `percent between 5 and 10`; the sides are `over`, `under`, `from`, `to` and `between`, and it may be a `price`, `percent`, `discount`, `interest-rate`, `age`, `rating`, `dose`, `duration`, `temperature` or `measurement`',
  },
  *find(draft, text) {
    const limit = readLimit(text)
    if (limit === undefined) return
    for (const { span, amounts } of amountsIn(draft, limit)) {
      if (amounts.some((each) => liesBeyond(each, limit))) yield span
    }
  },
})

interface Found {
  readonly span: Span
  /** One, or the two ends of a range, in the unit of the limit. */
  readonly amounts: readonly number[]
}

function* amountsIn(draft: DetectorDraft, limit: Limit): Generator<Found> {
  const { kind } = limit
  if (kind === 'price') yield* named(draft, price.find(draft, limit.currency || 'any'), inCoins)
  else if (kind === 'age') yield* named(draft, age.find(draft))
  else if (kind === 'interest-rate') yield* named(draft, interestRate.find(draft))
  else if (kind === 'percent') yield* matching(draft, shares)
  else if (kind === 'discount') yield* ofDiscounts(draft)
  else if (kind === 'rating') {
    yield* matching(draft, ratings)
    yield* inSigns(draft)
  } else yield* measured(draft, limit)
}

/** What a detector finds, by the number in it. */
function* named(
  { source }: DetectorDraft,
  spans: readonly Span[],
  sizeOf: (text: string) => number = () => 1,
): Generator<Found> {
  for (const span of spans) {
    const text = source.slice(span.start, span.end)
    const number = numberIn(text)
    if (number !== undefined) yield { span, amounts: [number * sizeOf(text)] }
  }
}

/** “50p” is half a pound. */
function inCoins(text: string): number {
  return /(?:\d[pc¢]|pence|cents?)$/i.test(text) ? 0.01 : 1
}

const first = `(?:(${digits})[ \u00a0]?(?:-|–|to)[ \u00a0]?)?`
const one = `(?<![\\w.,])${first}(?<![\\w.,])(${digits}|${inSpelling})`
const shares = new RegExp(`${one}[ \u00a0]?(?:%|per ?cent\\b)`, 'gi')
const ratings = new RegExp(
  `${one}(?:(?:[ \u00a0]?/[ \u00a0]?| out of )(?:5|five|10|ten)(?![\\w/]| (?:of|cups?|people|users))|(?: out of (?:5|five))?[ \u00a0-]stars?\\b)`,
  'gi',
)

function* matching({ prose }: DetectorDraft, pattern: RegExp): Generator<Found> {
  for (const found of prose.matchAll(pattern)) {
    const [, low, high] = found
    const amounts = [low, high].flatMap((each) =>
      each === undefined ? [] : (numberIn(each) ?? []),
    )
    yield { span: spanOf(found), amounts }
  }
}

/** Most characters between a discount and its share: “a discount of up to 20%”. */
const APART = 14

/** Shares that are those of discounts: “20% off”, “a discount of 20%”. */
function* ofDiscounts(draft: DetectorDraft): Generator<Found> {
  const discounts = [...discount.find(draft)]
  if (discounts.length === 0) return
  for (const found of matching(draft, shares)) {
    const isOf = ({ start, end }: Span): boolean => {
      const [low, high] =
        start < found.span.start ? [end, found.span.start] : [found.span.end, start]
      return low >= high || (high - low <= APART && !/[\d.;!?]/.test(draft.prose.slice(low, high)))
    }
    if (discounts.some(isOf)) yield found
  }
}

/** “★★☆☆☆” */
function* inSigns({ prose, signs }: DetectorDraft): Generator<Found> {
  if (signs.length === 0) return
  for (const found of prose.matchAll(/[★⭐]{1,5}[☆✩]{0,4}/gu))
    yield { span: spanOf(found), amounts: [found[0].replaceAll(/[☆✩]/g, '').length] }
}

function spanOf({ index, 0: text }: RegExpExecArray): Span {
  return { start: index, end: index + text.length }
}

/** Numbers with a unit of the dimension of the limit's. */
function* measured(draft: DetectorDraft, { kind, unit }: Limit): Generator<Found> {
  if (unit === undefined || !isMeasured(kind)) return
  const doses = kind === 'dose' ? dosage.find(draft) : undefined
  const sign = kind === 'temperature' ? '([-−])?' : '()'
  const pattern = new RegExp(
    `${one.replace(first, `${sign}${first}`)}[ \u00a0-]?(${unitPattern(unit.dimension)})(?![\\w²³]|[ -](?:old|ago)\\b)`,
    'gi',
  )
  for (const found of draft.prose.matchAll(pattern)) {
    const [, minus, low, high, name] = found
    const from = unitOf(kind, name)
    const span = spanOf(found)
    const isDose = doses?.some(({ start, end }) => start < span.end && span.start < end) ?? true
    if (from === undefined || !isDose) continue
    const amounts = [low, high].flatMap((each) => {
      const number = each === undefined ? undefined : numberIn(each)
      if (number === undefined) return []
      return [inUnit(minus ? -number : number, from.name, unit)]
    })
    yield { span, amounts }
  }
}
