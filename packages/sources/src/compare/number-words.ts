import { cardinals } from '@content-trust/engine/facts'
import { significantDigits } from './significant-digits.ts'

const wordsByDigits = new Map<string, string[]>()
for (const [word, size] of Object.entries(cardinals)) {
  const digits = significantDigits(String(size))
  wordsByDigits.set(digits, [...(wordsByDigits.get(digits) ?? []), word])
}

const shares: ReadonlyMap<number, string> = new Map([
  [50, 'half'],
  [75, 'quarters'],
  [25, 'fourth'],
  [20, 'fifth'],
  [10, 'tenth'],
])

/** Words one of which a sentence has that spells a number out. */
export function spellingsOf(size: number): string[] {
  const digits = significantDigits(String(Math.abs(size)))
  const share = shares.get(size)
  return [
    ...(wordsByDigits.get(digits) ?? []),
    ...(digits.length === 2 ? (wordsByDigits.get(digits.slice(0, 1)) ?? []) : []),
    ...(digits.length > 2 ? ['hundred', 'thousand'] : []),
    ...(size > 12 && size % 12 === 0 ? ['dozen'] : []),
    ...(share === undefined ? [] : [share]),
  ]
}
