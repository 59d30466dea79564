import { detected, form, phrases, type StyleFamily } from './style-family.ts'
import { closed, spaced } from './style-spaces.ts'

const sign = 'symbol, sign, the sign, the symbol, a symbol, a sign, signs, symbols'

/** “12,500”, not “12500” */
const thousands: StyleFamily = {
  saying: 'Write 12,500, not 12500',
  subjects:
    'large number, large numbers, big numbers, long numbers, thousands, numbers over 999, numbers above 999, numbers over 1000, numbers over 1000, numbers above 1000, figures over 999, numbers of four digits or more, numbers of five digits or more, numbers of four or more digits, numbers from 1000, numbers from 10000, numbers above 9999, numbers over 9999, numbers with more than three digits, numbers with four or more digits, figures above 999, figures in the thousands',
  example: /\d{1,3}(?:[, \u00a0]\d{3})+(?!\d)|\d{4,}(?![\d/-])/y,
  choices: [
    [
      form(
        'thousands separators, a thousands separator, a comma as thousands separator, a comma between thousands',
        detected('number-form', 'grouped'),
        {
          is: /,/,
          vague:
            'a comma, commas, comma, comma after the thousands, a comma after the thousands, a comma every three digits',
        },
      ),
      form('', detected('number-form', 'ungrouped'), {
        is: /^\d+$/,
        vague: 'no comma, no commas, without a comma, without commas, no space, no spaces',
      }),
      form('', detected('number-form', 'space-grouped'), {
        is: /[ \u00a0]/,
        vague: 'a space, spaces, a thin space, thin spaces',
      }),
    ],
  ],
}

/** “5 per cent”, not “5%” */
const percentages: StyleFamily = {
  saying: 'Write 5 per cent, not 5%',
  subjects: 'percentage, percentages, percents, percentage figures',
  example: /\d+(?:[.,]\d+)? ?(?:%|per ?cent\b|pct\b)/iy,
  choices: [
    [
      form(
        '% sign, % symbol, %, percent sign, per cent sign, percentage sign, percent symbol, percentage symbol, per cent symbol, the % sign, the % symbol',
        detected('percent'),
        { is: /%/, vague: sign },
      ),
      form('per cent', phrases('per cent'), { is: /per cent/i, vague: 'two words' }),
      form('percent', phrases('percent'), { is: /percent/i, vague: 'one word, a single word' }),
      form('pct', phrases('pct'), { is: /pct/i }),
    ],
    [
      form('', detected('number-form', 'closed-percent'), { is: /\d%/, vague: closed }),
      form('', detected('number-form', 'open-percent'), { is: /\d %/, vague: spaced }),
    ],
  ],
}

/** “£50”, not “50 pounds” */
const money: StyleFamily = {
  saying: 'Write £50, not 50 pounds',
  subjects:
    'money, sum, sums, sums of money, amount, amounts, amounts of money, price, prices, currency, currencies, costs, fees, monetary amounts, sterling, all prices, figures',
  example:
    /(?:[£$€¥] ?\d+(?:,\d+)*(?:\.\d+)?(?: ?(?:million|billion|m|bn|k)\b)?|\d+(?:,\d+)*(?:\.\d+)? ?[£$€¥]|\d+(?:,\d+)*(?:\.\d+)? (?:million |billion )?(?:pounds?|euros?|dollars?|pence|cents|GBP|EUR|USD|CHF)\b|(?:GBP|EUR|USD|CHF) ?\d+(?:,\d+)*(?:\.\d+)?)/iy,
  choices: [
    [
      form(
        'currency symbol, currency sign, £ sign, £ symbol, $ sign, € sign, pound sign, euro sign, dollar sign, currency symbols, £, $, €',
        detected('price-form', 'sign'),
        { is: /[£$€¥]/, vague: sign },
      ),
      form('the word pounds, the word dollars, the word euros', detected('price-form', 'word'), {
        is: /pounds?|euros?|dollars?|pence|cents/i,
        vague: 'words, word, name of the currency, in words',
      }),
      form(
        'currency code, currency codes, iso code, iso codes, three letter code',
        detected('price-form', 'code'),
        { is: /GBP|EUR|USD|CHF/, vague: 'code, codes' },
      ),
      form('', detected('price', 'bare')),
    ],
    [
      form('', [], {
        is: /^[£$€¥]/,
        vague:
          'before the number, before the figure, before the amount, in front of the number, in front, first',
      }),
      form('', detected('price-form', 'sign-after'), {
        is: /\d ?[£$€¥]/,
        vague: 'after the number, after the figure, after the amount, behind the number',
      }),
    ],
    [
      form('', [], { is: /^[£$€¥]\d/ }),
      form('', detected('price-form', 'open-sign'), { is: /^[£$€¥] / }),
    ],
    [
      form('', [], {
        is: /^(?!.*[.,]00)/,
        vague:
          'without pence, without cents, no decimals, without decimals, whole pounds, no pence',
      }),
      form('', detected('price-form', 'zeros'), {
        is: /[.,]00/,
        vague: 'pence, decimals, zeros, 00, two decimals',
      }),
    ],
  ],
}

/** “£3 million”, not “£3m” */
const millions: StyleFamily = {
  saying: 'Write £3 million, not £3m',
  subjects: '',
  example: /[£$€¥]?\d+(?:\.\d+)? ?(?:million|billion|mn?|bn|M|B)\b/iy,
  choices: [
    [
      form(
        'million, millions, billion, billions, million and billion, millions and billions, million or billion',
        [],
        {
          is: /illion/i,
          vague:
            'word, words, a word, in full, full, spelled out, spelt out, written out, out, in words, out in full, as a word',
        },
      ),
      form('m, bn, mn, m or bn, m and bn', detected('number-form', 'million'), {
        is: /\d ?(?:mn?|bn|M|B)$/,
        vague: 'letter, a letter, abbreviated, abbreviations, an abbreviation, abbreviation, short',
      }),
    ],
  ],
}

/** Numbers, shares and sums; small numbers have a reader of their own. */
export const numberFamilies: readonly StyleFamily[] = [thousands, percentages, millions, money]
