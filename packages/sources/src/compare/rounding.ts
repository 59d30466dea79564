import type { Token } from '@content-trust/engine/facts'

/** How a number is said to be less than exact. */
export type Rounding = 'near' | 'below' | 'above'

const words: ReadonlyMap<string, Rounding> = new Map([
  ...'about around roughly approximately approx some circa ca ~ ≈ estimated'
    .split(' ')
    .map((word) => [word, 'near'] as const),
  ...'nearly almost under before'.split(' ').map((word) => [word, 'below'] as const),
  ...'over above exceeding after'.split(' ').map((word) => [word, 'above'] as const),
])
const pairs: ReadonlyMap<string, Rounding> = new Map([
  ['more than', 'above'],
  ['greater than', 'above'],
  ['at least', 'above'],
  ['close to', 'near'],
  ['less than', 'below'],
  ['fewer than', 'below'],
  ['up to', 'below'],
])

/** Whether the words before a number say that it is rounded, and which way the exact one lies. */
export function roundingBefore(tokens: readonly Token[], at: number): Rounding | undefined {
  const last = tokens[at - 1]
  if (last === undefined) return undefined
  const first = tokens[at - 2]?.word ?? ''
  return pairs.get(`${first} ${last.word}`) ?? words.get(last.word)
}

/** As far off as “about” may be, as a share. */
const NEAR = 0.025

/** A number that may stand for a more exact one. */
interface Rounded {
  readonly size: number
  /** What its last digit counts. */
  readonly step: number
}

/** Whether an exact number may be told by a rounded one. */
export function mayRoundTo(exact: number, { size, step }: Rounded, rounding: Rounding): boolean {
  const difference = exact - size
  switch (rounding) {
    case 'near':
      return Math.abs(difference) <= Math.max(step / 2, Math.abs(size) * NEAR)
    case 'above':
      return difference >= 0 && difference <= step
    case 'below':
      return difference <= 0 && -difference <= step
    default:
      return rounding satisfies never
  }
}

/** Whether a number of two digits or more is another one to fewer digits, though nothing says so: 2.6 for 2.61. */
export function isShorterForm(exact: number, { size, step }: Rounded): boolean {
  return Math.abs(size) >= 10 * step && Math.abs(exact - size) <= step / 2
}

const digits = /(\d[\d,]*)(?:\.(\d+))?/

/** What the last digit of a number counts: its last decimal, as written, or its last digit that is not zero. */
export function stepOf(size: number, written: string): number {
  const decimals = digits.exec(written)?.[2]
  if (decimals !== undefined) return scaleOf(size, written) * 10 ** -decimals.length
  const [mantissa = '', exponent = '0'] = Math.abs(size).toExponential(11).split('e')
  const fraction = mantissa.replace(/0+$/, '').replace(/^\d\.?/, '').length
  return 10 ** (Number(exponent) - fraction)
}

/** What the word after the digits of a number makes of them: a million for 2.6 million, 1 for 2,600. */
export function scaleOf(size: number, written: string): number {
  const [found] = digits.exec(written) ?? []
  const mantissa = found === undefined ? 0 : Number(found.replaceAll(',', ''))
  return mantissa === 0 ? 1 : Math.abs(size / mantissa)
}
