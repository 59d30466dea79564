import type { SentenceModelFile } from '../../packages/engine/src/text/scores/sentence-model.ts'
import type { SentenceModelFiles } from '../../packages/engine/src/text/scores/sentence-scores.ts'
import {
  loadSentenceModels,
  meanOverWords,
} from '../../packages/engine/src/text/scores/sentence-scores.ts'
import { byGenre, calibrationOf } from '../calibrate.ts'
import { readTextCorpora } from '../corpora.ts'
import { readDocument } from '../dataset.ts'
import { bestThreshold, countsOf, f1Of } from '../evaluation/f1.ts'
import { splitOf } from '../splits.ts'
import { crossFit } from './cross-fit.ts'
import { fitSentences, type SentenceFit, type SentenceSettings, toFile } from './fit-sentences.ts'
import {
  biasLabels,
  claimLabels,
  provenanceLabels,
  specificityLabels,
  weaselLabels,
} from './labels.ts'
import { readSamples, type SentenceLabel, type SentenceSample } from './read-samples.ts'

const usual: SentenceSettings = { ridge: 2, denseScale: 0.1, steps: 80 }

/** How each model is fitted; the ratings of specificity follow length and shape more than words. */
export const settings = {
  specificity: { ...usual, ridge: 8, denseScale: 0.3, contentOnly: true },
  provenance: { ...usual, ridge: 3, denseScale: 0.2 },
  claim: usual,
  hedge: usual,
  loaded: usual,
  puffery: usual,
} as const satisfies Record<string, SentenceSettings>

/** All specificity labels with the set they are from; the two small sets of crowd ratings weigh twice. */
export async function specificitySets(): Promise<
  (SentenceLabel & { readonly rating: number; readonly set: string })[]
> {
  const names = ['ko-movies', 'ko-yelp', 'gao-tweets-train']
  const sets = await Promise.all(names.map(specificityLabels))
  return sets.flatMap((labels, index) =>
    labels.map((label) => ({ ...label, set: names[index], weight: index < 2 ? 2 : 1 })),
  )
}

/**
 * Share of the sentences at 0.5 or above that hold what the model looks for, in folds of its labels. Loaded wording
 * is no hedge and no absolute, so it reaches 0.5 of their signal only where it is all but sure.
 */
export const precisionAtHalf = { hedge: 0.6, loaded: 0.95 } as const

/** The log-odds with the highest F1 of those with at least this precision. */
export function operatingPoint(
  raws: readonly number[],
  truth: readonly number[],
  least: number,
): number {
  return bestThreshold(raws, truth, (guesses, own) => {
    const { precision, f1 } = f1Of(countsOf(guesses, own, 1))
    return precision < least ? precision - 1 : f1
  })
}

/** Fits a model whose 0.5 is its operating point in folds. */
export function fitCentred(
  samples: readonly SentenceSample[],
  own: SentenceSettings,
  least: number,
): SentenceFit {
  const fit = fitSentences(samples, own)
  const raws = Array.from(crossFit(samples, own))
  const truth = samples.map(({ target }) => target)
  return { ...fit, intercept: fit.intercept - operatingPoint(raws, truth, least) }
}

/** Fits the five sentence models on all their labels and calibrates the two that are scores of a draft. */
export async function trainSentences(version: string): Promise<SentenceModelFiles> {
  const make = (
    id: string,
    labels: readonly SentenceLabel[],
    own: SentenceSettings,
  ): SentenceModelFile => toFile(id, version, fitSentences(readSamples(labels), own))
  const centre = (
    id: string,
    labels: readonly SentenceLabel[],
    own: SentenceSettings,
    least: number,
  ): SentenceModelFile => toFile(id, version, fitCentred(readSamples(labels), own, least))
  const open = { x: [0, 1], y: [0, 1] }
  const specificity = {
    ...make('specificity-risk', await specificitySets(), settings.specificity),
    calibration: open,
  }
  const provenance = {
    ...make('provenance-weakness', await provenanceLabels(), settings.provenance),
    calibration: open,
  }
  const claims = (await claimLabels()).filter(({ split }) => split === 'train')
  const files = {
    specificity,
    provenance,
    claim: make('unsupported-claim', claims, settings.claim),
    hedge: centre('hedging', await weaselLabels(), settings.hedge, precisionAtHalf.hedge),
    loaded: centre('loaded-wording', await biasLabels(), settings.loaded, precisionAtHalf.loaded),
  }

  const models = loadSentenceModels(files)
  const people: { domain: string; specificity: number; provenance: number }[] = []
  for await (const row of readTextCorpora()) {
    if (row.label !== 'human' || splitOf(row.group) !== 'dev') continue
    const document = readDocument(row.text)
    const readings = models.read(document)
    people.push({
      domain: row.domain,
      specificity: meanOverWords(document, readings.specificity),
      provenance: meanOverWords(document, readings.provenance),
    })
  }
  // Neither score changes the risk level; both lower the trust score, so most human text stays under 0.40.
  const anchors = [
    [0.02, 0.04],
    [0.5, 0.22],
    [0.85, 0.4],
    [0.98, 0.7],
  ] as const
  return {
    ...files,
    specificity: {
      ...specificity,
      calibration: calibrationOf(
        byGenre(people, (row) => row.specificity),
        anchors,
        0.97,
        0.01,
      ),
    },
    provenance: {
      ...provenance,
      calibration: calibrationOf(
        byGenre(people, (row) => row.provenance),
        anchors,
        0.97,
        0.01,
      ),
    },
  }
}
