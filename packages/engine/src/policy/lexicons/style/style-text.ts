import { detected, form, type StyleFamily } from './style-family.ts'

const first =
  'at first use, on first use, at first mention, on first mention, at the first mention, at the first use, on their first use, on their first mention, the first time, first time, the first time they appear, the first time it appears, the first time they are used, the first time it is used, the first time you use them, the first time you use it, when first used, when first mentioned, when they first appear, when it first appears, where they first appear, on first appearance, on first reference, at first reference, at first, first, initially, at its first use, at their first use, the first time that they appear, before you use it, before you use them, before using them, when first introduced'

/** “RNLI” is explained where it first stands. */
const abbreviations: StyleFamily = {
  saying: 'Spell out abbreviations at first mention',
  subjects: `abbreviation, abbreviations, acronym, acronyms, initialisms, all abbreviations, every abbreviation, every acronym, each acronym, each abbreviation, an abbreviation, abbreviations and acronyms, acronyms and abbreviations, initials, ${first}, with the short form in brackets, followed by the short form in brackets, with the short form in brackets after it, with the abbreviation in brackets, followed by the abbreviation in brackets, with the acronym in brackets, followed by the acronym in brackets, then use the short form, with the short form behind it in brackets, name in full`,
  choices: [
    [
      form('', [], {
        vague:
          'written out, spelled out, spelt out, in full, full, written in full, explained, expanded, defined, introduced, full name, out, full form, long form, the words they stand for, spelled, spelt, spell, explain, define, expand, introduce, out in full',
      }),
      form(
        'unexplained abbreviations, unexplained acronyms, undefined acronyms, undefined abbreviations',
        detected('unexplained-abbreviation'),
        {
          vague:
            'without explanation, unexplained, undefined, without explaining them, without explaining it',
        },
      ),
    ],
  ],
}

/** Before what the last comma of a list stands. */
const ends = ['and', 'or', 'and or or', 'item', 'part', 'element'].flatMap((end) => [
  end,
  `the ${end}`,
  `the last ${end}`,
  `the final ${end}`,
])

/** “Tea, milk, and eggs” */
const lists: StyleFamily = {
  saying: 'Use the serial comma in lists',
  subjects:
    'list, lists, a list of three or more, lists of three or more, lists of three or more things, lists of three or more items, a list of three or more things, a list of three or more items, series, a series, in a list of three or more, a series of three or more, enumerations, lists of three, a list of three, simple lists, in a list, three or more items, three or more things, a simple list, a list of items',
  isCommon: true,
  example: /\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+,? (?:and|or) \p{L}+/uy,
  choices: [
    [
      form('', detected('serial-comma'), {
        is: /\p{L} (?:and|or) \p{L}+$/u,
        vague: ends
          .flatMap((end) => [`no comma before ${end}`, `without a comma before ${end}`])
          .join(', '),
      }),
      form(
        'serial comma, oxford comma, serial commas, oxford commas, harvard comma, final comma in lists',
        detected('serial-comma', 'used'),
        {
          is: /, (?:and|or) \p{L}+$/u,
          vague: ends.map((end) => `comma before ${end}`).join(', '),
        },
      ),
    ],
  ],
}

/** “How it works”, without a full stop */
const headings: StyleFamily = {
  saying: 'Write headings in sentence case',
  subjects:
    'heading, headings, headline, headlines, title, titles, subheading, subheadings, subheads, heads, all headings, headings and titles, headings and subheadings, page titles, section headings, headers, titles and headings',
  beside:
    'end, ends, ending, end in, end with, ends with, ends in, ending in, ending with, close with, closes with, finish with, finish in, finishes with, at the end, at their end, at its end, closing, final, trailing, end one in, end one with',
  choices: [
    [
      form(
        'sentence case, capitals only for the first word and for proper names, capitals only for the first word and for names, capitals only for the first word and proper names, capitals only for the first word and proper nouns, capitals only on the first word and proper names, capitals only on the first word and names, capitals only on the first word, capitals only for the first word, a capital only for the first word and proper names, a capital only for the first word and names, no capitals except on the first word, no capitals except for the first word and names, only the first word and names get a capital, only the first word and names take a capital, only the first word takes a capital, only the first word gets a capital, only the first word is capitalised, only the first word is capitalized, only the first word and names are capitalised, only the first word and proper names take capitals, only the first word and proper nouns take a capital, capital only for the first word, capitals only for the first word and names, a capital only on the first word, one capital at the start, capitalise only the first word, capitalize only the first word, capitalise the first word and names only, capitalise only the first word and names, capitalise only the first word and proper nouns, capitalize only the first word and proper nouns, only the first word and proper nouns are capitalised, only the first word has a capital, only the first word and names have capitals, only the first letter is a capital',
        detected('heading-case', 'title'),
        { vague: 'sentence' },
      ),
      form(
        'title case, headline case, capitals on every word, capitals on each word, a capital on each word, a capital on every word, every word capitalised, capital letter on every word, title caps, each word capitalised, capitals for each word, a capital for each word',
        detected('heading-case'),
        { vague: 'title' },
      ),
    ],
    ...[
      ['stop', 'a full stop, full stop, full stops, a period, period, periods, a full point'],
      ['colon', 'a colon, colon, colons'],
      [
        'exclamation',
        'an exclamation mark, exclamation mark, exclamation marks, an exclamation point',
      ],
      ['question', 'a question mark, question mark, question marks'],
      [
        'any',
        'punctuation, a punctuation mark, punctuation marks, any punctuation, end punctuation, punctuation at the end',
      ],
    ].map(([mark, vague]) => [form('', detected('heading-mark', mark), { vague, isBeside: true })]),
  ],
}

const british =
  '(?:[^r]ours?|our(?:ed|ing|able|ite|ful)|[btcg]res?|is(?:e|es|ed|ing|ation)|ys(?:e|ed|ing)|ll(?:ed|ing|er|ers)|[fp]ence|ogue|programme|grey|cheque|tyre|aluminium|jewellery|mould|plough|kerb)'
const american =
  '(?:[^f]ors?|or(?:ed|ing|able|ite|ful)|[bt]ers?|iz(?:e|es|ed|ing|ation)|yz(?:e|ed|ing)|[^l]l(?:ed|ing|er|ers)|[fp]ense|[ao]log|program|gray|check|tire|aluminum|jewelry|mold|plow|curb)'

/** “Colour”, not “color”. */
const spelling: StyleFamily = {
  saying: 'Use British spelling',
  isCommon: true,
  example: new RegExp(`\\p{L}*(?:${british}|${american})(?!\\p{L})`, 'iuy'),
  subjects: 'spelling, spellings, our spelling, english, the spelling, our english',
  choices: [
    [
      form(
        'british spelling, british spellings, british english, uk spelling, uk english, british, uk, commonwealth spelling, british usage',
        detected('spelling', 'british'),
        { is: new RegExp(`${british}$`, 'i') },
      ),
      form(
        'american spelling, american spellings, american english, us spelling, us english, american, american forms, us, us spellings, americanisms, american usage',
        detected('spelling'),
        { is: new RegExp(`${american}$`, 'i') },
      ),
    ],
  ],
}

/** “…”, not ‘…’ */
const quoteMarks: StyleFamily = {
  saying: 'Use double quotation marks',
  subjects:
    'quotation marks, quotation mark, quote marks, quotes, inverted commas, speech marks, quotations',
  choices: [
    [
      form(
        'double quotation marks, double quotes, double quote marks, double inverted commas, double marks',
        detected('quote-mark', 'double'),
        { vague: 'double, double ones' },
      ),
      form(
        'single quotation marks, single quotes, single quote marks, single inverted commas, single marks',
        detected('quote-mark', 'single'),
        { vague: 'single, single ones' },
      ),
    ],
    [
      form(
        'curly quotation marks, curly quotes, smart quotes, typographic quotes, typographic quotation marks',
        detected('quote-mark', 'curly'),
        { vague: 'curly, curly ones, smart, smart ones' },
      ),
      form('straight quotation marks, straight quotes', detected('quote-mark'), {
        vague: 'straight, straight ones',
      }),
    ],
  ],
}

/** “And”, not “&” */
const ampersands: StyleFamily = {
  saying: 'Write "and", not "&"',
  subjects: '',
  choices: [
    [
      form('', [], { vague: 'and, the word and' }),
      form(
        '&, ampersand, ampersands, & sign, & symbol, the & sign, an ampersand',
        detected('ampersand'),
      ),
    ],
  ],
}

/** Words, headings and marks. */
export const textFamilies: readonly StyleFamily[] = [
  abbreviations,
  lists,
  headings,
  spelling,
  quoteMarks,
  ampersands,
]
