import { defineTextDetector } from '../detector.ts'
import { wordFinder } from '../phrases.ts'

const finders = {
  tax: wordFinder('vat tax taxes gst mwst tva gross'),
  shipping: wordFinder('shipping postage delivery p&p carriage freight postal'),
  fees: wordFinder('fee fees charge charges surcharge surcharges'),
} as const

type Charge = keyof typeof finders
const isCharge = (name: string): name is Charge => name in finders

/** What makes it a charge on top: “plus VAT”, “does not include delivery”. */
const onTop =
  /(?:\+|(?<![\w-])(?:plus|ex|excl|excluding|exclud(?:es?|ed)|exclusive of|before|without|net of|less|minus|no|(?:not|never|don['’]t|doesn['’]t|do not|does not|without) (?:yet )?(?:includ(?:e|es|ed|ing)|incl?|inclusive of|cover(?:s|ing)?|contain(?:s|ing)?))\.?)[\s\u2060]*(?:(?:the|any|all|local|uk|sales|of|booking|service|and|or|vat|tax|taxes|shipping|postage|delivery)[\s\u2060]+){0,3}$/i
const isExtra =
  /^[\s\u2060]*(?:charges? |costs? |fees? )?(?:(?:is|are|will be|to be|being|comes?|gets?|may be) )*(?:not (?:yet )?(?:incl|part|cover)|excl|extra|on top|added|additional|payable|separate|appl(?:y|ies)|charged)/i
/** Units before and behind a charge that may say so. */
const REACH = 48

/** What a price includes. */
export const includedCharge = defineTextDetector({
  id: 'included-charge',
  names:
    'included charge, included charges, charge included in a price, charges included in a price, charges included in prices',
  describe: 'what a price includes, such as “incl. VAT”, but not “plus VAT”',
  parameter: {
    name: 'charge',
    fallback: 'tax',
    choices: Object.keys(finders),
    describe: 'The charge: `tax`, `shipping` or `fees`',
  },
  *find(draft, charge) {
    if (!isCharge(charge)) return
    const { words, prose } = draft
    for (const at of finders[charge](draft)) {
      const [start, end] = [words.start(at), words.end(at)]
      const isOnTop =
        onTop.test(prose.slice(Math.max(0, start - REACH), start)) ||
        isExtra.test(prose.slice(end, end + REACH))
      if (!isOnTop) yield { start, end }
    }
  },
})
