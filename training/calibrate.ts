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
  measure: (row: Row) => number,
): Weighted[] {
  const sizes = new Map<string, number>()
  for (const { domain } of rows) sizes.set(domain, (sizes.get(domain) ?? 0) + 1)
  return rows.map((row) => ({
    value: measure(row),
    weight: 1 / Math.sqrt(sizes.get(row.domain) ?? 1),
  }))
}

/**
 * A calibration from shares of human text: `[share, published]` pairs with rising shares below 1,
 * and a top: the raw score that is published as 0.98. Knots lie at least `gap` apart from 0.40 on, so
 * that a source whose people score a little higher does not jump from low to high.
 */
export function calibrationOf(
  human: readonly Weighted[],
  anchors: readonly (readonly [share: number, published: number])[],
  top: number,
  gap: number,
): Calibration {
  const x: number[] = []
  const y: number[] = []
  const add = (raw: number, published: number): void => {
    const least = published > 0.4 ? x[x.length - 1] + gap : raw
    const rounded = Number(Math.max(raw, least).toFixed(6))
    if (x.length > 0 && rounded <= x[x.length - 1]) return
    x.push(rounded)
    y.push(published)
  }
  for (const [share, published] of anchors) add(weightedQuantile(human, share), published)
  add(top, 0.98)
  return { x, y }
}
