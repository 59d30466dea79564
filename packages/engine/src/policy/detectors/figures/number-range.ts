import { defineTextDetector } from '../detector.ts'

const number = '\\d{1,4}(?:[.,]\\d{1,3})?'
const ranges: Readonly<Record<string, RegExp>> = {
  dash: new RegExp(
    `(?<![\\w.,:/+-])(${number})[ap]?m?[ \u00a0]?[\u2013-][ \u00a0]?(${number})(?![\\w./:\u2013-]?\\d|-)`,
    'g',
  ),
  word: new RegExp(`(?<![\\w.,:/+-])(${number}) to (${number})(?![\\w/:-]|[.,]\\d)`, 'g'),
}

/** Ranges of numbers by what stands between them. */
export const numberRange = defineTextDetector({
  id: 'number-range',
  names:
    'dashes in ranges, dash in ranges, dash in a range, dashes in number ranges, hyphens in ranges, hyphens in number ranges, dashes for ranges, hyphens for ranges, ranges with a dash, ranges with dashes, ranges with hyphens, ranges with a hyphen, dashed ranges, hyphenated ranges, number ranges with dashes, date ranges with dashes, dashes in date ranges, hyphens in date ranges, dashes between numbers, hyphens between numbers',
  describe: 'ranges of numbers in one way of writing, such as “10–12” or “10 to 12”',
  parameter: {
    name: 'form',
    fallback: 'dash',
    choices: Object.keys(ranges),
    describe: '`dash` for “10–12”, `word` for “10 to 12”',
  },
  *find({ digitStarts, prose }, form) {
    const pattern = ranges[form]
    if (digitStarts.length < 2 || pattern === undefined) return
    for (const { index, 0: text, 1: from, 2: to } of prose.matchAll(pattern)) {
      // “2019–20” ends in 2020.
      const isYear = from.length === 4 && to.length === 2
      const isRising = Number(from.replace(',', '.')) < Number(to.replace(',', '.'))
      if ((isRising || isYear) && !to.startsWith('0'))
        yield { start: index, end: index + text.length }
    }
  },
})
