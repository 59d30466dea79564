import { detected, form, type StyleFamily } from './style-family.ts'

const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
/** “With a small i” */
const each = (size: string): string => letters.map((letter) => `${size} ${letter}`).join(', ')

const small =
  'a small letter, lower case, lowercase, small letters, a small letter, small initial, no capital, no capitals, without a capital, without capitals, no capital letter, no capital letters, not capitalised, not capitalized, small letter, lower case letters, a lower case letter, small initials'
const capital =
  'capital, capitals, a capital, capitalised, capitalized, capital letter, capital letters, upper case, initial capital, initial capitals, a capital letter, initial caps, caps'

/** “Spring, not Spring”: words of one kind whose first letters a house writes in one way. */
function cased(subjects: string, words: string): StyleFamily {
  const raised = words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return {
    saying: 'Write seasons in lower case',
    subjects,
    example: new RegExp(`(?:${words.split(', ').join('|')})\\b`, 'iy'),
    isCommon: true,
    choices: [
      [
        form('', detected('word-case', raised), { is: /^[a-z]/, vague: small }),
        form('', detected('word-case', words), { is: /^[A-Z]/, vague: capital }),
      ],
    ],
  }
}

/** Kinds of words that houses write small, or with a capital. */
export const casedFamilies: readonly StyleFamily[] = [
  cased(
    'season, seasons, names of seasons, the season, names of the seasons',
    'spring, summer, autumn, winter',
  ),
  cased(
    'job title, job titles, official titles, positions, roles, offices, titles of office, names of offices',
    'mayor, president, minister, director, manager, secretary, chairman, chairwoman, chair, councillor, bishop, chancellor, treasurer, ambassador, governor, senator, headteacher, professor, editor, dean, principal, vicar, king, queen, pope, prince, princess',
  ),
  cased(
    'compass points, points of the compass, compass directions, directions, compass point',
    'north, south, east, west',
  ),
  cased(
    'government, the government, institutions, public bodies, names of institutions, names of bodies, official bodies',
    'government, parliament, council, cabinet, committee, board, university, ministry, church',
  ),
  cased(
    'months, names of months, month names, days of the week, weekdays, months and days',
    'january, february, april, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  ),
]

/** How words in quotes are spelled; each of its lists has one form. */
export const wordFamily: StyleFamily = {
  saying: 'Write "email", not "e-mail"',
  subjects:
    'should you need one, if you need one, if you need it, if you must, will do, will do instead, is better, is preferred, is our style, is our spelling, the right word, plain words, short words, simple words, everyday words, better, preferred, the correct spelling, correct, right, the user, plain english',
  choices: [
    'without a hyphen, no hyphen, no hyphens, not hyphenated, unhyphenated, without hyphens, without the hyphen, hyphen free',
    'one word, a single word, single word, solid, closed up, one word only',
    'with a hyphen, hyphenated, a hyphen, hyphen, the hyphen, with hyphens',
    'two words, separate words, two separate words',
    `${small}, ${each('small')}, ${each('lower case')}`,
    `${capital}, ${each('capital')}`,
  ].map((vague) => [form('', [], { vague })]),
}
/** The lists of `wordFamily`, by what their forms are. */
export const wordForms = ['open', 'joined', 'hyphenated', 'parted', 'small', 'capital'] as const

/** “Six”, not “6” */
export const smallNumbers: StyleFamily = {
  saying: 'Write numbers from one to nine in words',
  subjects:
    'number, numbers, numeral, whole numbers, integers, all numbers, every number, cardinal numbers',
  example:
    /(?:\d{1,3}(?![\d.,:/%–-])|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b)/iy,
  hasBounds: true,
  choices: [
    [
      form('', [], {
        is: /^[a-z]/i,
        vague:
          'words, word, letters, words alone, in full, out, spelled out, spelt out, written out, spell out, spell, write out, as words, full, spelled, spelt',
      }),
      form('', [], {
        is: /^\d/,
        vague:
          'figures, figure, digits, digit, numerals, numeral, a numeral, a figure, a digit, arabic numerals',
      }),
    ],
  ],
}
