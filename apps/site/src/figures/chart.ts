/** A bar, or a part of one, that starts where the part before it ends. */
export interface Part {
  /** In the unit of the chart's axis. */
  readonly value: number
  /** Which of the chart's colours, from 0. */
  readonly tone: number
}

/** A row of a chart that is a table as well: what it is about, its bar, and the same in words. */
export interface Row {
  readonly label: string
  readonly parts: readonly Part[]
  /** Ends of the 95 % interval around the whole bar, in the unit of the axis. */
  readonly interval?: readonly [low: number, high: number]
  /** What the other columns say. */
  readonly cells: readonly string[]
  /** Whether the row is our own, or the one that the others are held against. */
  readonly isOurs?: boolean
}

/** A chart whose rows share one axis that starts at zero. */
export interface Chart {
  /** What the first column is about. */
  readonly about: string
  /** Heads of the other columns, one for each of a row's `cells`. */
  readonly heads: readonly string[]
  readonly axis: { readonly end: number; readonly ticks: readonly number[]; readonly unit: string }
  /** Names of the colours; none where there is one. */
  readonly legend: readonly string[]
  readonly rows: readonly Row[]
}

/** What the component draws of a row, as shares of the width from 0 to 100. */
export interface Drawing {
  readonly bars: readonly { readonly from: number; readonly width: number; readonly tone: number }[]
  readonly whisker: readonly [from: number, to: number] | null
}

/** Places the bar of a row on the axis of its chart; what is beyond the end of the axis is an error. */
export function drawRow({ parts, interval, label }: Row, end: number): Drawing {
  let from = 0
  const bars = parts.map(({ value, tone }) => {
    const bar = { from: share(from, end), width: share(value, end), tone }
    from += value
    return bar
  })
  const last = Math.max(from, interval?.[1] ?? 0)
  if (last > end * 1.000001) {
    throw new Error(`the bar of ${label} ends at ${last}, after the axis, which ends at ${end}`)
  }
  return {
    bars,
    whisker: interval === undefined ? null : [share(interval[0], end), share(interval[1], end)],
  }
}

/** An axis from zero to a round number that is not below any of the values, which are above zero. */
export function axisFor(values: readonly number[], unit: string): Chart['axis'] {
  const most = Math.max(...values)
  if (!(most > 0)) throw new Error(`no axis for values up to ${most}, expected one above 0`)
  const power = 10 ** Math.floor(Math.log10(most))
  const ends = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10].map((step) => round(step * power))
  const end = ends.find((each) => each >= most) ?? round(10 * power)
  return { end, ticks: [0, round(end / 2), end], unit }
}

/** A share from 0 to 1 as people read it. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return '< 0.1 %'
  const digits = share > 0 && share < 0.1 ? 1 : 0
  return `${(100 * share).toFixed(digits)} %`
}

function share(value: number, end: number): number {
  return Math.round((value / end) * 1e4) / 100
}

/** Without what a binary fraction leaves behind. */
function round(value: number): number {
  return Number(value.toPrecision(6))
}
