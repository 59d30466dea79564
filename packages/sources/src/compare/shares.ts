import { grammarWords, type QuantityFact, type TextFacts } from '@content-trust/engine/facts'

const parts: ReadonlyMap<string, number> = new Map([
  ['1/2', 2],
  ['1/3', 3],
  ['1/4', 4],
  ['1/5', 5],
])
const rank = /^number ([3-9]|10)$/
const counts: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
])

/** How much of a hundred a part is: “half”, “a fifth”, “two thirds”, “three quarters of”; undefined for other numbers. */
export function shareOf({ tokens }: TextFacts, fact: QuantityFact): number | undefined {
  const { at, length, key } = fact
  const next = tokens[at + length]
  if (key === '3 quarter') return next?.word === 'of' ? 75 : undefined
  const before = tokens[at - 1]?.word ?? ''
  const fixed = parts.get(key)
  // “half a minute” is a length of time.
  if (key === '1/2' && /^an?$/.test(next?.word ?? '')) return undefined
  if (fixed !== undefined) return ((counts.get(before) ?? 1) * 100) / fixed
  const [, ordinal] = rank.exec(key) ?? []
  if (ordinal === undefined || !/^(?:an?|one)$/.test(before)) return undefined
  // “a fifth place” is a rank, “a fifth less” is none.
  const isNoun =
    next?.kind === 'word' &&
    !grammarWords.has(next.word) &&
    !/^(?:less|fewer|lower|higher)$/.test(next.word)
  return isNoun ? undefined : 100 / Number(ordinal)
}

/** As far as a part may be from the percentage that it stands for, in points. */
export const SHARE_STEP = 5
