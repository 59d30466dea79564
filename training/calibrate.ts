import type { Calibration } from '../packages/engine/src/models/calibration.ts'

/** A value and its mass. */
export interface Weighted {
  readonly value: number
  readonly weight: number
}

/** The value below which a share of the mass lies. */
export function weightedQuantile(values: readonly Weighted[], share: number): number {
  const sorted = [...values].sort((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let sum = 0
  for (const { value, weight } of sorted) {
    sum += weight
    if (sum >= share * total) return value
  }
  return sorted[sorted.length - 1].value
}

/** Human documents weighted so that no genre outweighs the others: 1/sqrt of the genre's size. */
export function byGenre<Row extends { readonly domain: string }>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): Weighted[] {
  const sizes = new Map<string, number>()
  for (const { domain } of rows) sizes.set(domain, (sizes.get(domain) ?? 0) + 1)
  return rows.map((row) => ({
    value: valueOf(row),
    weight: 1 / Math.sqrt(sizes.get(row.domain) ?? 1),
  }))
}

/**
 * A calibration from shares of human text: `[share, published]` pairs with rising shares below 1,
 * and a top: the raw score that is published as 0.98.
 */
export function calibrationOf(
  human: readonly Weighted[],
  anchors: readonly (readonly [share: number, published: number])[],
  top: number,
): Calibration {
  const x: number[] = []
  const y: number[] = []
  const add = (raw: number, published: number): void => {
    const rounded = Number(raw.toFixed(6))
    if (x.length > 0 && rounded <= x[x.length - 1]) return
    x.push(rounded)
    y.push(published)
  }
  for (const [share, published] of anchors) add(weightedQuantile(human, share), published)
  const last = x[x.length - 1]
  add(Math.max(top, last + Math.max(0.5, (last - x[0]) / 4)), 0.98)
  return { x, y }
}
