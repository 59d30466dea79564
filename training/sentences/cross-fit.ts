import { createHash } from 'node:crypto'
import { fitSentences, rawOf, type SentenceSettings } from './fit-sentences.ts'
import type { SentenceSample } from './read-samples.ts'

const FOLDS = 5

/** The fold of a group, 0 to 4. */
export function foldOf(group: string): number {
  return createHash('sha1').update(group).digest()[0] % FOLDS
}

/** Log-odds of each sample under a model that was fitted without its fold. */
export function crossFit(
  samples: readonly SentenceSample[],
  settings: SentenceSettings,
): Float64Array {
  const folds = samples.map(({ group }) => foldOf(group))
  const out = new Float64Array(samples.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fitSentences(
      samples.filter((_, index) => folds[index] !== fold),
      settings,
    )
    for (const [index, sample] of samples.entries()) {
      if (folds[index] === fold) out[index] = rawOf(model, sample)
    }
  }
  return out
}

/** Reads each fold with a choice, such as a threshold, that was made on the other folds. */
export function readWithChoice<Choice>(
  groups: readonly string[],
  choose: (others: readonly number[]) => Choice,
  read: (index: number, choice: Choice) => number,
): number[] {
  const folds = groups.map(foldOf)
  const choices = Array.from({ length: FOLDS }, (_, fold) =>
    choose(folds.flatMap((own, index) => (own === fold ? [] : [index]))),
  )
  return folds.map((fold, index) => read(index, choices[fold]))
}
