import type { Sample } from '../texture/load-samples.ts'
import { isRawCompletion, sampleWeights } from '../texture/sample-weights.ts'

/** One fit and what it is measured on, as indexes of samples. */
export interface Run {
  /** The file that was left out; none for the run over the split by groups. */
  readonly leftOut: string | null
  readonly train: readonly number[]
  /** Places marks and standardises; never fitted to. */
  readonly dev: readonly number[]
  readonly out: readonly number[]
}

/** The files with texts of people and of machines. */
export const twoSided = [
  'ai-ai-bias',
  'biscope',
  'creativity-eval',
  'docs',
  'fastdetect',
  'outfox',
  'raidar',
  'social-inspire',
] as const

/** The test groups first, then each two-sided file left out, split as `npm run evaluate` splits them. */
export function planRuns(samples: readonly Sample[]): Run[] {
  const indexes = (holds: (sample: Sample) => boolean): number[] =>
    [...samples.keys()].filter((index) => holds(samples[index]))
  const byGroups: Run = {
    leftOut: null,
    train: indexes((s) => !s.evaluationOnly && s.split === 'train'),
    dev: indexes((s) => !s.evaluationOnly && s.split === 'dev'),
    out: indexes((s) => s.split === 'test'),
  }
  const bySource = twoSided.map((file): Run => {
    const others = (s: Sample): boolean => s.file !== file && !s.evaluationOnly
    return {
      leftOut: file,
      train: indexes((s) => others(s) && s.split !== 'dev'),
      dev: indexes((s) => others(s) && s.split === 'dev'),
      out: indexes((s) => s.file === file),
    }
  })
  return [byGroups, ...bySource]
}

/** What a candidate that is no mix of the shipped kind fits to: the same texts with the same masses. */
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
