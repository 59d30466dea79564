import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { momentsOf } from './moments.ts'

const WORD = 4
const LEVELS = 3
const PATTERNS = LEVELS ** WORD

/** Patterns that are one when read backwards or with the sign turned share a cell. */
const cells = new Int16Array(PATTERNS)
let cellCount = 0
/** Names of the words that are counted. */
export const cellNames: string[] = []
for (let code = 0; code < PATTERNS; code++) {
  const digits = Array.from({ length: WORD }, (_, at) => Math.floor(code / LEVELS ** at) % LEVELS)
  const turned = digits.map((digit) => LEVELS - 1 - digit)
  const twins = [digits, digits.toReversed(), turned, turned.toReversed()].map((word) =>
    word.reduce((sum, digit, at) => sum + digit * LEVELS ** at, 0),
  )
  const first = Math.min(...twins)
  if (first === code) {
    cells[code] = cellCount++
    cellNames.push(digits.map((digit) => 'n0p'[digit]).join(''))
  } else {
    cells[code] = cells[first]
  }
}

const kinds = ['second.fixed', 'second.own', 'wide.fixed', 'wide.own'] as const

/** How often four residuals in a row are small, up or down: the texture below what an eye sees. */
export const neighbourFamily: Family = {
  names: kinds.flatMap((kind) => cellNames.map((cell) => `neighbours.${kind}.${cell}`)),
  measure: ({ residuals }) => [
    ...countWords(residuals.second, 1.5),
    ...countWords(residuals.second, 0.5 * momentsOf(residuals.second.values).deviation),
    ...countWords(residuals.wide, 0.75),
    ...countWords(residuals.wide, 0.5 * momentsOf(residuals.wide.values).deviation),
  ],
}

/** Shares of the words of four across and four down, with residuals below `small` as zero. */
export function countWords({ width, height, values }: Plane, small: number): number[] {
  const levels = new Uint8Array(values.length)
  for (let at = 0; at < values.length; at++) {
    const value = values[at]
    levels[at] = value > small ? 2 : value < -small ? 0 : 1
  }
  const counts = new Float64Array(cellCount)
  let total = 0
  for (let y = 0; y < height - WORD; y++) {
    for (let at = y * width; at < (y + 1) * width - WORD; at++) {
      const first = levels[at]
      const across = first + 3 * levels[at + 1] + 9 * levels[at + 2] + 27 * levels[at + 3]
      const down =
        first + 3 * levels[at + width] + 9 * levels[at + 2 * width] + 27 * levels[at + 3 * width]
      counts[cells[across]]++
      counts[cells[down]]++
      total += 2
    }
  }
  return Array.from(counts, (count) => count / (total || 1))
}
