import { defineTextDetector } from './detector.ts'

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)'
const shortMonth = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?'
const day = '(?:3[01]|[12]\\d|0?[1-9])'
const ordinal = `${day}(?:st|nd|rd|th)`
const forms = {
  'month-first': new RegExp(
    `(?<![\\w.-])(?<!${day} )${month} ${day}(?:st|nd|rd|th)?(?:,? (?:1[5-9]|20)\\d\\d)?(?![\\w:%]|[./-]\\d|,\\d)`,
    'g',
  ),
  ordinal: new RegExp(
    `(?<![\\w.-])(?:${ordinal} (?:of )?${month}|${month} (?:the )?${ordinal})(?!\\w)`,
    'g',
  ),
  'day-first': new RegExp(`(?<![\\w.-])${day} ${month}(?:,? (?:1[5-9]|20)\\d\\d)?(?!\\w)`, 'g'),
  'short-month': new RegExp(
    `(?<![\\w.-])(?:${day}(?:st|nd|rd|th)? ${shortMonth}(?:,? (?:1[5-9]|20)\\d\\d)?|${shortMonth} ${day}(?:st|nd|rd|th)?(?:,? (?:1[5-9]|20)\\d\\d)?)(?![\\w:])`,
    'g',
  ),
  iso: /(?<![\w./-])(?:1[5-9]|20)\d\d-[01]\d-[0-3]\d(?![\w-])/g,
  any: new RegExp(
    `(?<![\\w.-])(?:(?:${day}(?:st|nd|rd|th)? (?:of )?${month}|${month} (?:the )?${day}(?:st|nd|rd|th)?(?!\\d))(?:,? (?:1[5-9]|20)\\d\\d)?|${month},? (?:1[5-9]|20)\\d\\d|(?:1[5-9]|20)\\d\\d-[01]\\d-[0-3]\\d|${day}([./])${day}\\1(?:(?:1[5-9]|20)\\d\\d|\\d\\d))(?![\\w%])`,
    'g',
  ),
  // “12 June” and “June 12”, but no “12 June 2026”, “June 12, 2026”, “2026, 12 June” and “12 June ’26”
  'no-year': new RegExp(
    `(?<![\\w.-])(?<!\\d{4},? )(?:(?:the )?${day}(?:st|nd|rd|th)? (?:of )?${month}|${month} (?:the )?${day}(?:st|nd|rd|th)?)(?![\\w:%]|[./-]\\d|,?(?: (?:of|in))? ['’]?(?:1[5-9]|20|\\d\\d\\b)(?:\\d\\d)?)`,
    'g',
  ),
}
const isForm = (name: string): name is keyof typeof forms => name in forms

/** Dates in words whose form a house may not want. */
export const dateForm = defineTextDetector({
  id: 'date-form',
  names:
    'american dates, american date order, american date format, american date formats, us dates, us date format, us date formats, us date order, month first dates, dates with the month first, month before the day, the month before the day',
  describe: 'dates that name their month, such as “March 4, 2025”',
  parameter: {
    name: 'form',
    fallback: 'month-first',
    choices: Object.keys(forms),
    describe:
      '`month-first` for “March 4, 2025”, `day-first` for “4 March 2025”, `ordinal` for “4th March”, `short-month` for “4 Mar”, `iso` for “2025-03-04”, `no-year` for “4 March”, `any` for all dates in words or digits',
  },
  *find({ digitStarts, prose }, form) {
    if (digitStarts.length === 0) return
    const pattern = isForm(form) ? forms[form] : forms['month-first']
    for (const { index, 0: text } of prose.matchAll(pattern))
      yield { start: index, end: index + text.length }
  },
})
