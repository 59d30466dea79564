import { detected, form, type StyleFamily } from './style-family.ts'

const months =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const ending = '(?:st|nd|rd|th)?'
const year = '(?:,? (?:19|20)\\d\\d)?'
const day = `\\d\\d?${ending}`

const example = new RegExp(
  `(?:${day}(?: of)? ${months}\\b(?:\\.(?= \\d))?${year}|${months}\\b\\.? (?:the )?${day}\\b${year}|\\d{4}-\\d\\d-\\d\\d|\\d\\d?[/.-]\\d\\d?[/.-]\\d{2,4})`,
  'iy',
)

/** “4 March 2025”, not “04/03/2025” */
const dates: StyleFamily = {
  saying: 'Write dates like 4 March 2025, not 04/03/2025',
  subjects:
    'date, dates, all dates, every date, each date, the date, calendar dates, dates in text, full dates, date order, order of dates',
  example,
  choices: [
    [
      form(
        'day month year, day ; month ; year, day ; month and year, day - month - year, day / month / year, day month and year, day then month then year, day first, the day first, day before the month, british order, british date order, european order, day month order',

        detected('date-form', 'day-first'),
        {
          is: /^\d\d?(?:st|nd|rd|th)?(?: of)? [a-z]/i,
          vague: 'british, european, british one, european one',
        },
      ),
      form(
        'month ; day ; year, month first, the month first, month before the day, american order, us order, american date order, american dates, us dates, american style, us style, american format, us format, month day year',
        detected('date-form'),
        { is: /^[a-z]/i, vague: 'american, us, american one, us one' },
      ),
      form(
        'slashes, all number dates, numeric dates, number only dates, all digit dates, numeric format',
        detected('numeric-date'),
        {
          is: /^\d\d?[/.-]/,
          vague:
            'figures only, figures, figures alone, digits, digits only, digits alone, numbers, numbers only, numbers alone, numerals, numerals only, only figures, only numbers, just numbers, just figures, numerically, all numbers, all figures, full stops, dots',
        },
      ),
      form(
        'iso format, iso dates, iso style, year first, iso 8601, yyyy mm dd',
        detected('date-form', 'iso'),
        { is: /^\d{4}-/, vague: 'iso' },
      ),
    ],
    [
      form('', [], { is: /^(?=.*[a-z]{3})(?!.*\d(?:st|nd|rd|th))/i }),
      form(
        'ordinals, ordinal numbers, ordinal endings, ordinal suffixes, ordinal letters, letters after the day, letters after the number',
        detected('date-form', 'ordinal'),
        { is: /\d(?:st|nd|rd|th)/i, vague: 'st, nd, rd, th, suffixes, endings' },
      ),
    ],
    [
      form('', [], {
        is: new RegExp(
          `\\b(?!(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b)${months}\\b`,
          'i',
        ),
      }),
      form(
        'short months, abbreviated months, short month names, abbreviations of months',
        detected('date-form', 'short-month'),
        { is: /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i, vague: 'abbreviated' },
      ),
    ],
  ],
}

/** “Dates in full”, “with the month as a word”: whichever comes first, the month is no number. */
const fullDates: StyleFamily = {
  saying: 'Write dates like 4 March 2025, not 04/03/2025',
  subjects: `${dates.subjects}, the month, months, month names, names of months`,
  example,
  choices: [
    [
      form('', [], {
        is: /[a-z]{3}/i,
        vague:
          'in full, full, words, a word, in words, spelled out, spelt out, written out, fully, full month name, the full month name, the month in words, the month in full, the month as a word, the month spelled out, the month spelt out, the full month, the month written out, month in words, month as a word, out',
      }),
      form('', [...detected('numeric-date'), ...detected('date-form', 'iso')], {
        is: /^\d+[/.-]/,
        vague:
          'figures only, figures, digits, digits only, numbers, numbers only, numerals, slashes, a number, a figure, numerically',
      }),
      form('', detected('date-form', 'short-month'), {
        is: /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i,
        vague: 'abbreviated, abbreviations, short, shortened, abbreviation',
      }),
    ],
  ],
}

/** “5.30 pm”, not “17:30” */
const times: StyleFamily = {
  saying: 'Write times like 5.30pm, not 17:30',
  subjects:
    'time, times, clock times, times of day, all times, the time, hours, every time, opening times, start times',
  example:
    /(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?(?: ?(?:[ap]\.m\.|[ap]m\b)|(?<=[:.]\d\d)(?: ?hours)?(?![\d:]|\.\d)|(?<=\b[01]\d|\b2[0-4])h?[0-5]\d(?: hours| hrs|h\b))/iy,
  choices: [
    [
      form(
        'am and pm, am or pm, a m and p m, a m or p m, am, pm, am / pm, 12 hour clock, twelve hour clock, 12 hour times, 12 hour format, 12 hour time',
        detected('clock-time', '12-hour'),
        { is: /[ap]\.?m/i },
      ),
      form(
        '24 hour clock, twenty four hour clock, 24 hour times, 24 hour format, 24 hour time, 24 hour notation, 24h clock, 24h format, military time',
        detected('clock-time', '24-hour'),
        { is: /^(?:0\d|1[3-9]|2[0-4])[:.h]?\d\d/, vague: '24 hour' },
      ),
    ],
    [
      form('', detected('clock-time', 'colon'), {
        is: /\d:\d/,
        vague:
          'a colon, colon, colons, a colon between hour and minute, a colon between hours and minutes',
      }),
      form('', detected('clock-time', 'point'), {
        is: /\d\.\d/,
        vague:
          'a full stop, full stop, full stops, a point, a dot, dot, a period, periods, a full stop between hour and minute, a full stop between hours and minutes',
      }),
    ],
    [
      form('', detected('clock-time', 'spaced'), {
        is: /\d [ap]/i,
        vague:
          'a space, space, spaces, a space before am and pm, a space before am or pm, a space before pm',
      }),
      form('', detected('clock-time', 'closed'), {
        is: /\d[ap]/i,
        vague:
          'no space, without a space, closed up, no space before am and pm, no space before am or pm',
      }),
    ],
    [
      form('', detected('clock-time', 'undotted'), {
        is: /[ap]m/i,
        vague: 'no full stops, without full stops, without points, no points',
      }),
      form('', detected('clock-time', 'dotted'), { is: /[ap]\.m/i }),
    ],
    [
      form('', detected('clock-time', 'small'), {
        is: /[ap]\.?m/,
        vague: 'lower case, small letters, lowercase',
      }),
      form('', detected('clock-time', 'capitals'), {
        is: /[AP]\.?M/,
        vague: 'capitals, capital letters, upper case',
      }),
    ],
    [
      form('', [], { is: /^\d+ ?[ap]/i }),
      form('', detected('clock-time', 'zeros'), { is: /[:.]00/ }),
    ],
  ],
}

/** Dates and times. */
export const dateFamilies: readonly StyleFamily[] = [dates, fullDates, times]
