import { binEdges, binOf } from '../trees/bins.ts'
import type { FeatureRows } from './feature-rows.ts'

/** A corpus of files as bins: for each variant one row of bins a file. */
export interface BinnedMedia<Variant extends string> {
  /** What is made of each file; a model is fitted to all of them. */
  readonly variants: readonly Variant[]
  /** 1 where a file is synthetic. */
  readonly labels: readonly number[]
  /** What each file is left out with. */
  readonly sources: readonly string[]
  readonly edges: readonly (readonly number[])[]
  readonly bins: Readonly<Record<Variant, readonly Uint8Array[]>>
}

/** Edges that cut every feature of some rows into bins of about equal size, as a model file keeps them. */
export function edgesOf(known: FeatureRows, bins: number): number[][] {
  return Array.from(known[0], (_, feature) => {
    const values = Float64Array.from(known, (row) => row[feature])
    return binEdges(values, bins, Math.fround)
  })
}

/** Cuts rows of features at the edges. */
export function binRows(rows: FeatureRows, edges: readonly (readonly number[])[]): Uint8Array[] {
  return rows.map((row) => Uint8Array.from(edges, (cuts, at) => binOf(cuts, row[at])))
}

/** Mass of each file: sources weigh by the root of their size, both labels alike. */
export function sourceMasses(labels: readonly number[], sources: readonly string[]): Float64Array {
  const masses = Float64Array.from(rootWeights(sources))
  for (const label of [0, 1]) {
    let total = 0
    for (const [row, own] of labels.entries()) if (own === label) total += masses[row]
    const scale = labels.length / 2 / total
    for (const [row, own] of labels.entries()) if (own === label) masses[row] *= scale
  }
  return masses
}

/** One over the root of the size of each file's source. */
export function rootWeights(sources: readonly string[]): number[] {
  const sizes = new Map<string, number>()
  for (const source of sources) sizes.set(source, (sizes.get(source) ?? 0) + 1)
  return sources.map((source) => 1 / Math.sqrt(sizes.get(source) ?? 1))
}
