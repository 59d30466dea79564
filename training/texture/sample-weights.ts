import { wildFiles } from '../corpora.ts'
import type { Sample } from './load-samples.ts'

/**
 * Completions of models that follow no instruction, and of the smallest ones that do: their texts
 * read like the people they were trained on. Fitted to, they made the model find fewer machine texts
 * on left-out sources at equal calm (`training/results/texture-candidates.md`).
 */
const rawCompletions: ReadonlySet<string | null> = new Set([
  'davinci',
  'opt-2.7b',
  'gpt-neox-20b',
  'gpt2-xl',
  'text-babbage-001',
  'text-curie-001',
  'flan-t5-11b',
  'flan-t5-xxl',
  'bloomz-7b',
])

export function isRawCompletion({ generator }: Sample): boolean {
  return rawCompletions.has(generator)
}

/** What a wild draft that is alone in its repository counts beside a genre of one text. */
const WILD_MASS = 0.5
/** Paraphrases and attacks count so many times a plain machine text, so that they cost recall and not calm. */
const ATTACK_MASS = 3
/** Rewrites of human text count less: what they say is a person's. */
const REWRITE_MASS = 1 / 3

/**
 * Mass of each sample: 1/sqrt of the size of its cell (genre and label), for a wild draft 1/sqrt of the drafts of its
 * repository; then equal mass a label.
 */
export function sampleWeights(samples: readonly Sample[]): Float64Array {
  const cells = new Map<string, number>()
  for (const sample of samples) {
    const cell = cellOf(sample)
    cells.set(cell, (cells.get(cell) ?? 0) + 1)
  }
  const weights = Float64Array.from(samples, (sample) => {
    const mass = 1 / Math.sqrt(cells.get(cellOf(sample)) ?? 1)
    if (isWild(sample)) return mass * WILD_MASS
    if (sample.attack === null) return mass
    return mass * (sample.attack === 'rewrite-of-human' ? REWRITE_MASS : ATTACK_MASS)
  })
  const totals = [0, 0]
  for (const [index, sample] of samples.entries()) totals[sample.machine] += weights[index]
  for (const [index, sample] of samples.entries()) {
    weights[index] *= samples.length / 2 / totals[sample.machine]
  }
  return weights
}

/** Whether a sample is a whole file of a public repository. */
export function isWild({ file }: Pick<Sample, 'file'>): boolean {
  return wildFiles.some((wild) => wild === file)
}

function cellOf(sample: Sample): string {
  return isWild(sample) ? sample.group : `${sample.domain} ${sample.machine}`
}
