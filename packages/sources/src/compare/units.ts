/** What a unit measures, and how much of that dimension's base one of it is. */
interface Scale {
  readonly dimension: string
  readonly factor: number
}

const dimensions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  length: { nm: 1e-9, um: 1e-6, mm: 1e-3, cm: 1e-2, dm: 0.1, m: 1, km: 1e3 },
  area: { m2: 1, hectare: 1e4, km2: 1e6 },
  mass: { ug: 1e-6, mg: 1e-3, g: 1, kg: 1e3, ton: 1e6 },
  volume: { ml: 1e-3, cl: 1e-2, dl: 0.1, l: 1, hl: 100 },
  time: {
    ns: 1e-9,
    us: 1e-6,
    ms: 1e-3,
    second: 1,
    minute: 60,
    hour: 3600,
    day: 86_400,
    week: 604_800,
  },
  years: { month: 1, quarter: 3, year: 12, decade: 120, century: 1200 },
  power: { milliwatt: 1e-3, watt: 1, kw: 1e3, mw: 1e6, gw: 1e9 },
  energy: { Wh: 1, kWh: 1e3, MWh: 1e6, GWh: 1e9 },
  frequency: { hertz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
  bytes: { byte: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 },
  bits: { bit: 1, kbit: 1e3, mbit: 1e6, gbit: 1e9 },
  current: { milliampere: 1e-3, ampere: 1 },
}

const scales: ReadonlyMap<string, Scale> = new Map(
  Object.entries(dimensions).flatMap(([dimension, units]) =>
    Object.entries(units).map(([unit, factor]) => [unit, { dimension, factor }] as const),
  ),
)

/** What a unit measures; a unit without others of its kind measures itself. */
export function dimensionOf(unit: string): string {
  return scales.get(unit)?.dimension ?? unit
}

/** A size in the base of its dimension. */
export function inBase(size: number, unit: string): number {
  return size * (scales.get(unit)?.factor ?? 1)
}

/** The days of a month on average. */
const MONTH = 30.4

/** A length of time in days; undefined for a size of another dimension. */
export function inDays(size: number, unit: string): number | undefined {
  const dimension = dimensionOf(unit)
  if (dimension === 'time') return inBase(size, unit) / inBase(1, 'day')
  return dimension === 'years' ? inBase(size, unit) * MONTH : undefined
}

/** The larger units of which a size is exactly one: a week for seven days, an hour for sixty minutes. */
export function wholesOf(size: number, unit: string): string[] {
  const own = scales.get(unit)
  if (own === undefined) return []
  const { dimension, factor } = own
  return Object.entries(dimensions[dimension] ?? {})
    .filter(([name, whole]) => name !== unit && name !== 'quarter' && whole === size * factor)
    .map(([name]) => name)
}
