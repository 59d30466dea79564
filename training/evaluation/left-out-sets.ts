import { readJsonl } from '../corpora.ts'
import { auroc, partialSpearman, spearman } from '../metrics.ts'
import { fitSentences, rawOf } from '../sentences/fit-sentences.ts'
import { claimLabels, provenanceLabels } from '../sentences/labels.ts'
import { readSamples, type SentenceSample } from '../sentences/read-samples.ts'
import { settings, specificitySets } from '../sentences/train-sentences.ts'
import { averagePrecision } from './claim-ranks.ts'
import type { Row } from './row.ts'

/** Rows of models that read a whole set of labels of which they saw none: what holds elsewhere. */
export async function leftOutSetRows(): Promise<Row[]> {
  return [...(await specificityRows()), ...(await claimRows())]
}

const tweets = 'gao-tweets-train'
/** Set that is read, and the sets that the model is fitted to. */
const splits = [
  [tweets, ['ko-movies', 'ko-yelp']],
  ['ko-movies', [tweets]],
  ['ko-yelp', [tweets]],
  ['ko-movies', [tweets, 'ko-yelp']],
  ['ko-yelp', [tweets, 'ko-movies']],
] as const

async function specificityRows(): Promise<Row[]> {
  const samples = readSamples(await specificitySets())
  return splits.map(([read, fitted]) => {
    const isFitted = new Set<string>(fitted)
    const model = fitSentences(
      samples.filter(({ set }) => isFitted.has(set)),
      settings.specificity,
    )
    const own = samples.filter(({ set }) => set === read)
    const calm = own.map((sample) => -rawOf(model, sample))
    const ratings = own.map(({ rating }) => rating)
    const length = own.map(({ text }) => Math.log(text.split(/\s+/).length))
    const figures = [spearman(calm, ratings), partialSpearman(calm, ratings, length)]
    return {
      measure: `specificity, ${read} by a model of ${fitted.join(' and ')} alone: Spearman; partial given log words`,
      floor: '–',
      goal: '–',
      value: figures.map((figure) => figure.toFixed(3)).join('; '),
    }
  })
}

async function claimRows(): Promise<Row[]> {
  const general = readSamples(await claimLabels())
  const model = fitSentences(
    general.filter(({ split }) => split === 'train'),
    settings.claim,
  )
  const debates = readSamples(await debateLabels())
  const discussions = readSamples(
    (await provenanceLabels())
      .filter(({ label }) => label !== 'verifiable_experiential')
      .map((label) => ({ ...label, target: 1 - label.target })),
  )
  const reversed = fitSentences(debates, settings.claim)
  const row = (measure: string, value: number): Row => ({
    measure: `unsupported_claim, ${measure}`,
    floor: '–',
    goal: '–',
    value: value.toFixed(3),
  })
  const precision = (samples: readonly SentenceSample[], of: typeof model): number =>
    averagePrecision(samples, (sample) => rawOf(of, sample))
  return [
    row(
      'claimbuster test, average precision',
      precision(
        general.filter(({ split }) => split === 'test'),
        model,
      ),
    ),
    row('clef2019, all debates as one, average precision', precision(debates, model)),
    row(
      'claimbuster by a model of clef2019 alone, average precision',
      precision(general, reversed),
    ),
    row(
      'cmv-verifiability, what could be sourced against what could not be checked, AUROC',
      auroc(
        discussions.map((sample) => rawOf(model, sample)),
        discussions.map(({ target }) => target),
      ),
    ),
  ]
}

/** Sentences of debates and speeches, 1 where a claim in it was checked; the few positives weigh five times. */
async function debateLabels(): Promise<
  { text: string; target: number; weight: number; group: string }[]
> {
  const labels = []
  for await (const row of readJsonl<{ doc: string; text: string; label: number }>(
    'signals/unsupported_claim/clef2019-train.jsonl.gz',
  )) {
    const weight = row.label === 1 ? 1.5 : 0.3
    labels.push({ text: row.text, target: row.label, weight, group: row.doc })
  }
  return labels
}
