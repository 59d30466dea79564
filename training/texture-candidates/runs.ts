import { indexesOf, type SampleSplit, splitWithout, twoSided } from '../evaluation/split-without.ts'
import type { Sample } from '../texture/load-samples.ts'
import { isRawCompletion, sampleWeights } from '../texture/sample-weights.ts'

/** One fit and what it is measured on, as indexes of samples. */
export interface Run extends SampleSplit {
  /** The file that was left out; none for the run over the split by groups. */
  readonly leftOut: string | null
}

/** The test groups first, then each two-sided file left out, split as `npm run evaluate` splits them. */
export function planRuns(samples: readonly Sample[]): Run[] {
  const byGroups: Run = {
    leftOut: null,
    train: indexesOf(samples, (s) => !s.evaluationOnly && s.split === 'train'),
    dev: indexesOf(samples, (s) => !s.evaluationOnly && s.split === 'dev'),
    out: indexesOf(samples, (s) => s.split === 'test'),
  }
  const bySource = twoSided.map((file): Run => ({ leftOut: file, ...splitWithout(samples, file) }))
  return [byGroups, ...bySource]
}

/**
 * What a candidate that is not a mix of the shipped kind fits to: the same texts with the same
 * masses.
 */
export function fitTask(
  samples: readonly Sample[],
  { train }: Run,
): {
  readonly rows: Uint32Array
  readonly labels: Uint8Array
  readonly masses: Float64Array
  readonly genres: Uint16Array
} {
  const fitted = train.filter((index) => !isRawCompletion(samples[index]))
  const chosen = fitted.map((index) => samples[index])
  const genres = [...new Set(chosen.map(({ domain }) => domain))]
  return {
    rows: Uint32Array.from(fitted),
    labels: Uint8Array.from(chosen, ({ machine }) => machine),
    masses: sampleWeights(chosen),
    genres: Uint16Array.from(chosen, ({ domain }) => genres.indexOf(domain)),
  }
}
