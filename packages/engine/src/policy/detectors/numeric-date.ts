import { isDigit, isWordUnit, matchesNear } from './characters.ts'
import { defineDetector } from './detector.ts'

const form = /(\d\d?)(?:([/-])(\d\d?)\2(?:\d{4}|\d\d)|\.(\d\d?)\.\d{4})(?![\w/-]|\.\d)/y

/** Dates in digits alone. */
export const numericDate = defineDetector({
  id: 'numeric-date',
  names:
    'numeric date, numeric dates, numerical date, numerical dates, all-numeric dates, dates in numbers, dates in digits, dates in figures, ambiguous dates, ambiguous date formats',
  describe: 'dates in digits with the day or the month first, such as “03/04/2026”',
  *find(draft) {
    const near = { starts: draft.digitStarts, reach: 0 }
    for (const { index, 0: text, ...parts } of matchesNear(draft, near, form, mayBegin)) {
      const [first, second] = [Number(parts[1]), Number(parts[3] ?? parts[4])]
      const isDate = Math.min(first, second) >= 1 && Math.min(first, second) <= 12
      if (isDate && Math.max(first, second) <= 31) yield { start: index, end: index + text.length }
    }
  },
})

function mayBegin(units: Uint16Array, at: number): boolean {
  const before = units[at - 1]
  const isInside = before === 0x2d || before === 0x2e || before === 0x2f
  return isDigit(units[at]) && !isInside && !isWordUnit(before)
}
