/** Units of one dimension: how much of the first of them each is, and the names by which texts call them. */
type Dimension = readonly (readonly [unit: string, size: number, names: string])[]

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const durations: Dimension = [
  ['second', 1, 'seconds? secs?'],
  ['minute', minute, 'minutes? mins?'],
  ['hour', hour, 'hours? hrs? hr'],
  ['day', day, 'days?'],
  ['week', 7 * day, 'weeks?'],
  ['month', 30 * day, 'months?'],
  ['year', 365 * day, 'years? yrs?'],
]
const lengths: Dimension = [
  ['m', 1, 'm metres? meters?'],
  ['km', 1000, 'km kilometres? kilometers?'],
  ['cm', 0.01, 'cm centimetres? centimeters?'],
  ['mm', 0.001, 'mm millimetres? millimeters?'],
  ['mile', 1609.344, 'miles? mi'],
  ['foot', 0.3048, 'foot feet ft'],
  ['inch', 0.0254, 'inch inches'],
  ['yard', 0.9144, 'yards? yd'],
]
const weights: Dimension = [
  ['g', 1, 'g grams? grammes?'],
  ['kg', 1000, 'kg kilos? kilograms?'],
  ['tonne', 1e6, 'tonnes?'],
  ['mg', 0.001, 'mg milligrams?'],
  ['mcg', 1e-6, 'mcg micrograms? µg μg'],
  ['lb', 453.592, 'lbs?'],
  ['oz', 28.3495, 'oz ounces?'],
]
const volumes: Dimension = [
  ['ml', 1, 'ml millilitres? milliliters?'],
  ['litre', 1000, 'l litres? liters?'],
]
const degrees: Dimension = [
  ['celsius', 1, '(?:° |degrees? )?(?:c|celsius|centigrade)'],
  ['fahrenheit', 1, '(?:° |degrees? )?(?:f|fahrenheit)'],
]

/** What a number with a unit is of: names of units are patterns in which a space may be missing. */
export const dimensions = {
  duration: [durations],
  measurement: [lengths, weights, volumes],
  dose: [weights, volumes],
  temperature: [degrees],
} as const satisfies Readonly<Record<string, readonly Dimension[]>>

export type MeasuredKind = keyof typeof dimensions

export function isMeasured(kind: string): kind is MeasuredKind {
  return kind in dimensions
}

/** A unit among those of its dimension. */
export interface Unit {
  readonly name: string
  readonly dimension: Dimension
}

/** The unit of a kind by its own name or one that texts have for it. */
export function unitOf(kind: MeasuredKind, written: string): Unit | undefined {
  for (const dimension of dimensions[kind]) {
    for (const [name, , names] of dimension) {
      if (name === written || new RegExp(`^(?:${patternOf(names)})$`, 'i').test(written))
        return { name, dimension }
    }
  }
  return undefined
}

/** An amount in one unit told in another of its dimension. */
export function inUnit(amount: number, from: string, { name, dimension }: Unit): number {
  if (name === from) return amount
  if (name === 'celsius') return ((amount - 32) * 5) / 9
  if (name === 'fahrenheit') return (amount * 9) / 5 + 32
  const sizeOf = (unit: string): number => dimension.find(([each]) => each === unit)?.[1] ?? 1
  return (amount * sizeOf(from)) / sizeOf(name)
}

/** A pattern for every unit of a dimension. */
export function unitPattern(dimension: Dimension): string {
  return dimension.map(([, , names]) => patternOf(names)).join('|')
}

function patternOf(names: string): string {
  return names.startsWith('(') ? names.replaceAll('° ', '[°º] ?') : names.replaceAll(' ', '|')
}
