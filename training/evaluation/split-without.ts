import type { Sample } from '../texture/load-samples.ts'

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

/** What a model is fitted to and measured on, as indexes of samples. */
export interface SampleSplit {
  readonly train: readonly number[]
  /** Places marks and standardises; never fitted to. */
  readonly dev: readonly number[]
  readonly out: readonly number[]
}

/** The indexes of the samples that hold. */
export function indexesOf(
  samples: readonly Sample[],
  holds: (sample: Sample) => boolean,
): number[] {
  return [...samples.keys()].filter((index) => holds(samples[index]))
}

/** A file that is left out, and the others that a model may be fitted to. */
export function splitWithout(samples: readonly Sample[], file: string): SampleSplit {
  const others = (sample: Sample): boolean => sample.file !== file && !sample.evaluationOnly
  return {
    train: indexesOf(samples, (sample) => others(sample) && sample.split !== 'dev'),
    dev: indexesOf(samples, (sample) => others(sample) && sample.split === 'dev'),
    out: indexesOf(samples, (sample) => sample.file === file),
  }
}
