import { defineTextDetector } from '../detector.ts'
import { price } from '../price.ts'

const forms: Readonly<Record<string, RegExp>> = {
  sign: /[$€£¥₹]/,
  word: /\b(?:dollars?|euros?|pounds?|yen|rupees?|francs?|cents?|pence)\b/i,
  code: /\b(?:USD|EUR|GBP|CHF|JPY|INR|AUD|CAD)\b/,
  'sign-after': /\d[ \u00a0]?[$€£¥₹]/,
  'open-sign': /[$€£¥₹][ \u00a0]\d/,
  zeros: /\d[.,]00(?!\d)/,
}

/** Sums of money by how they are written. */
export const priceForm = defineTextDetector({
  id: 'price-form',
  names: 'currency symbols, currency symbol, currency signs, currency sign',
  describe: 'sums of money in one way of writing, such as “£50” or “50 pounds”',
  parameter: {
    name: 'form',
    fallback: 'sign',
    choices: Object.keys(forms),
    describe:
      '`sign` for “£50”, `word` for “50 pounds”, `code` for “GBP 50”, `sign-after` for “50 €”, `open-sign` for “£ 50”, `zeros` for “£50.00”',
  },
  *find(draft, form) {
    for (const sum of price.find(draft)) {
      if (forms[form]?.test(draft.prose.slice(sum.start, sum.end))) yield sum
    }
  },
})
