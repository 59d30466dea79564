import { defineTextDetector } from './detector.ts'

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?'
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
}

/** Dates in words whose form a house may not want. */
export const dateForm = defineTextDetector({
  id: 'date-form',
  names:
    'american dates, american date order, american date format, american date formats, us dates, us date format, us date formats, us date order, month first dates, dates with the month first, month before the day, the month before the day',
  describe: 'dates that name their month, in that form',
  parameter: {
    name: 'form',
    fallback: 'month-first',
    choices: ['month-first', 'ordinal'],
    describe: '`month-first` for “March 4, 2025”, `ordinal` for “4th March”',
  },
  *find({ digitStarts, prose }, form) {
    if (digitStarts.length === 0) return
    for (const { index, 0: text } of prose.matchAll(
      forms[form === 'ordinal' ? form : 'month-first'],
    ))
      yield { start: index, end: index + text.length }
  },
})
