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

/**
 * Mass of each sample: 1/sqrt of the size of its cell (genre and label), then equal mass a label;
 * rewrites of human text count a third.
 */
export function sampleWeights(samples: readonly Sample[]): Float64Array {
  const cells = new Map<string, number>()
  for (const { domain, machine } of samples) {
    const key = `${domain} ${machine}`
    cells.set(key, (cells.get(key) ?? 0) + 1)
  }
  const weights = Float64Array.from(samples, ({ domain, machine, attack }) => {
    const mass = 1 / Math.sqrt(cells.get(`${domain} ${machine}`) ?? 1)
    return attack === 'rewrite-of-human' ? mass / 3 : mass
  })
  const totals = [0, 0]
  for (const [index, sample] of samples.entries()) totals[sample.machine] += weights[index]
  for (const [index, sample] of samples.entries()) {
    weights[index] *= samples.length / 2 / totals[sample.machine]
  }
  return weights
}
