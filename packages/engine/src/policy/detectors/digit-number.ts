import { defineNumberDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { isJoined, wordAfter, wordBefore, wordSet } from './phrases.ts'

/** What a number follows that only names a thing or a point in time: “page 4”, “at 5”, “ages 6”. */
const isSign = wordSet(
  `page pages p chapter step steps version figure fig table level section number no nos article phase type types grade class room route round part volume vol model
  day week year month quarter question item line point rule scale score rated rating stage tier group team unit lesson episode season series track act scene verse
  column row key option note exhibit appendix annex clause paragraph para category zone platform gate pier floor bus at by before after until till since from past age aged ages
  usd eur gbp plus minus times equals is = than to x v factor magnitude channel layer stars force protocol core port bit size hurricane district ward highway junction formula error code exit`,
)
/** What a number precedes that is written with digits. */
const isUnit = wordSet(
  `percent per cent pc am pm a.m p.m o'clock st nd rd th million billion trillion thousand hundred m km cm mm kg g mg mcg ml l lb lbs oz ft in mi mph kb mb gb tb kw mw kwh v w hz ghz mhz c f k x
  metre metres meter meters kilometre kilometres kilometer kilometers centimetre centimetres centimeter centimeters millimetre millimetres millimeters litre litres liter liters gram grams kilo kilos kilogram kilograms tonne tonnes ton tons
  mile miles foot feet inch inches yard yards acre acres hectare hectares pound pounds ounce ounces pint pints gallon gallons cup cups teaspoon teaspoons tablespoon tablespoons tsp tbsp watt watts volt volts amp amps degree degrees
  dollar dollars euro euros cent cents pence p quid franc francs rupees yen bytes megabytes gigabytes pixels px points point goals to of out in by and or x
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec bc ad bce ce star`,
)
const openers = wordSet(
  'the these those all only about over around nearly almost some we they she he it you our my at our just and but or add use take choose pick have buy bring there has had get give see in for with of up within under every last next',
)

/** Small numbers in digits. */
export const digitNumber = defineNumberDetector({
  id: 'digit-number',
  names:
    'small numbers in digits, small numbers as digits, small numbers in figures, small numbers as figures, small numbers as numerals, single digit numbers in figures, single digit numbers as figures, single digit numbers as numerals, numerals for small numbers, digits for small numbers, figures for small numbers, single digits, single digit numerals',
  describe:
    'whole numbers from 1 on in digits before a thing that they count, but no units, dates, prices, times, ages, ratios or numbers of pages, steps and versions',
  parameter: {
    name: 'number',
    fallback: 9,
    range: [1, 999],
    describe: 'The highest number that is found',
  },
  *find(draft, highest) {
    const { words, prose, blocks, sentences } = draft
    for (const at of words.mixed) {
      const digits = words.lower(at)
      if (!/^[1-9]\d{0,2}$/.test(digits) || Number(digits) > highest) continue
      const { kind } = blocks[sentences[words.sentence(at)].block]
      if (kind !== 'paragraph' && kind !== 'list_item') continue
      const start = words.start(at)
      const end = start + digits.length
      const isAlone = /^[\s(“"\u2060]?$/.test(prose[start - 1] ?? '') && prose[end] === ' '
      if (isAlone && counts(draft, at)) yield { start, end }
    }
  },
})

/** Whether a number counts what comes after it. */
function counts(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  const before = wordBefore(draft, at)
  const after = wordAfter(draft, at)
  if (!/^[a-z][a-z'-]+$/.test(after) || words.isCapital(at + 1) || isUnit(after)) return false
  const isAge =
    /^(?:years?|months?|weeks?|days?)$/.test(after) && wordAfter(draft, at + 1) === 'old'
  const isRatio = isJoined(draft, at + 2) && words.isNumber(at + 2)
  if (isAge || isRatio || isSign(before) || (words.isNumber(at - 1) && before !== '')) return false
  // “Windows 8 runs”, “Apollo 9 flew”
  return !(before !== '' && words.isCapital(at - 1)) || openers(before)
}
