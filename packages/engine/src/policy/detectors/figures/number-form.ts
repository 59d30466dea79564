import { defineTextDetector } from '../detector.ts'
import { opensSentence, wordFinder } from '../phrases.ts'

/** What stands before no number of another kind. */
const free = '(?<![\\w.,:/$€£#-])'
const done = '(?![\\w%/-]|[.,:]\\d)'

const units = 'km|cm|mm|kg|mg|ml|GB|MB|KB|TB|kB|Hz|kHz|MHz|GHz|kW|kWh|V|W|ft|lb|lbs|oz|m|g|l'

const forms: Readonly<Record<string, RegExp>> = {
  ordinal: new RegExp(`${free}\\d{0,3}(?:1st|2nd|3rd|[04-9]th|1[1-3]th)(?!\\w)`, 'gi'),
  // A number of four digits may be a year.
  ungrouped: new RegExp(
    `${free}(?:[1-9]\\d{4,8}|[3-9]\\d{3}|1[0-4]\\d\\d|2[1-9]\\d\\d)${done}`,
    'g',
  ),
  grouped: new RegExp(`${free}[1-9]\\d{0,2}(?:,\\d{3})+${done}`, 'g'),
  'space-grouped': new RegExp(`${free}[1-9]\\d{0,2}(?:[ \u00a0\u202f]\\d{3})+${done}`, 'g'),
  'decimal-comma': new RegExp(`${free}\\d{1,3},(?:\\d|\\d\\d)${done}`, 'g'),
  short: /(?<![\w.,:/#$€£-])\d{1,3}(?:\.\d{1,2})?(?:k|K|bn)(?!\w)/g,
  million:
    /(?<![\w.,:/#-])(?:[$€£¥]\d{1,4}(?:[.,]\d{1,3})?[ \u00a0]?(?:m|M|mn|bn|b|B|tn)|\d{1,4}(?:[.,]\d{1,3})?[ \u00a0]?(?:M|mn|mln|bn|tn))(?![\w-])/g,
  fraction: new RegExp(`${free}(?:[1-9] )?[1-9]/[2-9]${done}|[½¼¾⅓⅔⅛]`, 'g'),
  'closed-unit': new RegExp(`${free}\\d{1,6}(?:\\.\\d+)?(?:${units})(?!\\w)`, 'g'),
  'open-unit': new RegExp(`${free}\\d{1,6}(?:\\.\\d+)?[ \u00a0](?:${units})(?!\\w)`, 'g'),
  'open-percent': /\d[ \u00a0]%/g,
  'closed-percent': /\d%/g,
}

/** Numbers by how they are written. */
export const numberForm = defineTextDetector({
  id: 'number-form',
  names:
    'ordinal, ordinals, ordinal number, ordinal numbers, ordinal numerals, ordinal figures, ordinal suffix, ordinal suffixes, ordinals in figures, ordinals in digits, numeric ordinals',
  describe: 'numbers in one way of writing, such as “4th” or “12,000”',
  parameter: {
    name: 'form',
    fallback: 'ordinal',
    choices: [...Object.keys(forms), 'sentence-start', 'spelled'],
    describe:
      '`ordinal` for “4th”, `ungrouped` for “12000”, `grouped` for “12,000”, `space-grouped` for “12 000”, `decimal-comma` for “3,5”, `short` for “10k”, `million` for “£3m”, `fraction` for “1/2”, `closed-unit` for “10kg”, `open-unit` for “10 kg”, `open-percent` for “5 %”, `closed-percent` for “5%”, `spelled` for “twelve”, `sentence-start` for digits that open a sentence',
  },
  *find(draft, form) {
    const { digitStarts, prose, sentences, words, blocks } = draft
    if (form === 'spelled') {
      for (const at of spelled(draft)) {
        // A number that opens a sentence is written in words anyway.
        if (!opensSentence(draft, at)) yield { start: words.start(at), end: words.end(at) }
      }
      return
    }
    if (form === 'sentence-start') {
      if (digitStarts.length === 0) return
      for (const { firstWord, endWord, block } of sentences) {
        const isRunning = /^(?:paragraph|list_item)$/.test(blocks[block].kind)
        const isLone = endWord - firstWord < FEWEST_WORDS
        if (isRunning && !isLone && words.isNumber(firstWord))
          yield { start: words.start(firstWord), end: words.end(firstWord) }
      }
      return
    }
    const pattern = forms[form]
    if (pattern === undefined || (digitStarts.length === 0 && form !== 'fraction')) return
    for (const { index, 0: text } of prose.matchAll(pattern))
      yield { start: index, end: index + text.length }
  },
})

/** Fewest words of a sentence that a number may open. */
const FEWEST_WORDS = 3

const spelled = wordFinder(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
)
