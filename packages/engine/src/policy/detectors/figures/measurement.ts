import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isJoined, wordFinder, wordSet } from '../phrases.ts'

const units = {
  imperial: `mile miles mi mph inch inches foot feet ft yard yards yd lb lbs ounce ounces oz gallon gallons pint pints quart quarts acre acres
    furlong furlongs fathom fathoms nautical`,
  metric: `kilometre kilometres kilometer kilometers km kph kmh metre metres meter meters m centimetre centimetres centimeter centimeters cm
    millimetre millimetres millimeter millimeters mm gram grams gramme grammes g kilogram kilograms kilo kilos kg milligram milligrams mg
    litre litres liter liters l millilitre millilitres milliliter milliliters ml hectare hectares ha tonne tonnes`,
  fahrenheit: 'fahrenheit f',
  celsius: 'celsius centigrade c',
} as const

type System = keyof typeof units
const isSystem = (name: string): name is System => name in units
const finders = {
  imperial: wordFinder(units.imperial),
  metric: wordFinder(units.metric),
  fahrenheit: wordFinder(units.fahrenheit),
  celsius: wordFinder(units.celsius),
}
const tests = {
  imperial: wordSet(units.imperial),
  metric: wordSet(units.metric),
  fahrenheit: wordSet(units.fahrenheit),
  celsius: wordSet(units.celsius),
}
const isSpelled = wordSet(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half few several',
)
/** “10km”, “6ft”, “350F”. */
const closed = /^(\d{1,6})([a-z]{1,3})$/

/** Quantities by the system of their unit. */
export const measurement = defineTextDetector({
  id: 'measurement',
  names:
    'measurement, measurements, units of measurement, units of measure, unit of measurement, unit of measure, measures, quantities with units',
  describe: 'numbers with a unit, such as “6 miles”, “10 km” and “350 °F”',
  parameter: {
    name: 'system',
    fallback: 'any',
    choices: ['any', ...Object.keys(units)],
    describe: '`imperial` for “6 miles”, `metric` for “10 km”, `fahrenheit`, `celsius`',
  },
  *find(draft, system) {
    const systems = isSystem(system) ? [system] : (Object.keys(units) as System[])
    for (const each of systems) yield* inSystem(draft, each)
  },
})

function* inSystem(draft: DetectorDraft, system: System): Generator<Span> {
  const { words, digitStarts } = draft
  for (const at of finders[system](draft)) {
    const number = numberBefore(draft, at, system)
    if (number !== -1) yield { start: words.start(number), end: words.end(at) }
  }
  if (digitStarts.length === 0) return
  for (const at of words.mixed) {
    const [, , unit = ''] = closed.exec(words.lower(at)) ?? []
    // “5c” and “3f” are no temperatures in small letters.
    const isDegree = system === 'fahrenheit' || system === 'celsius'
    const isUnit = tests[system](unit) && (!isDegree || /[FC]$/.test(words.text(at)))
    if (isUnit && !isMoney(draft, at)) yield { start: words.start(at), end: words.end(at) }
  }
}

/** The number of a unit: right before it, or before “degrees” and “°”; -1 where there is none. */
function numberBefore(draft: DetectorDraft, at: number, system: System): number {
  const { words, prose } = draft
  const between = prose.slice(words.end(at - 1), words.start(at))
  if (system === 'fahrenheit' || system === 'celsius') {
    const isSigned = /^[ \u00a0]?[°º][ \u00a0]?$/.test(between)
    if (isSigned && words.isNumber(at - 1)) return at - 1
    if (words.lower(at).length === 1 || !isJoined(draft, at)) return -1
    if (!/^degrees?$/.test(words.lower(at - 1))) return counts(draft, at - 1) ? at - 1 : -1
    return counts(draft, at - 2) ? at - 2 : at - 1
  }
  if (!isJoined(draft, at) || isMoney(draft, at - 1)) return -1
  const unit = words.text(at)
  // “3 M” is a firm, “one foot in the door” an idiom.
  if (unit.length === 1 && unit !== unit.toLowerCase()) return -1
  if (words.isNumber(at - 1)) return at - 1
  return unit.length > 3 && counts(draft, at - 1) ? at - 1 : -1
}

function counts({ words }: DetectorDraft, at: number): boolean {
  return words.isNumber(at) || isSpelled(words.lower(at))
}

/** “$5m”. */
function isMoney({ words, prose }: DetectorDraft, at: number): boolean {
  return /[$€£¥]$/.test(prose.slice(Math.max(0, words.start(at) - 1), words.start(at)))
}
