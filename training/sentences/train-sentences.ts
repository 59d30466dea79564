import type { SentenceModelFile } from '../../packages/engine/src/text/scores/sentence-model.ts'
import type { SentenceModelFiles } from '../../packages/engine/src/text/scores/sentence-scores.ts'
import {
  loadSentenceModels,
  meanOverWords,
} from '../../packages/engine/src/text/scores/sentence-scores.ts'
import { byGenre, calibrationOf } from '../calibrate.ts'
import { readTextCorpora } from '../corpora.ts'
import { readDocument } from '../dataset.ts'
import { splitOf } from '../splits.ts'
import { fitSentences, type SentenceSettings, toFile } from './fit-sentences.ts'
import {
  biasLabels,
  claimLabels,
  provenanceLabels,
  specificityLabels,
  weaselLabels,
} from './labels.ts'
import { readSamples, type SentenceLabel } from './read-samples.ts'

const usual: SentenceSettings = { ridge: 2, denseScale: 0.1, steps: 80 }

/** How each model is fitted; the ratings of specificity follow length and shape more than words. */
export const settings = {
  specificity: { ...usual, denseScale: 0.3 },
  provenance: { ...usual, ridge: 3, denseScale: 0.2 },
  claim: usual,
  hedge: usual,
  loaded: usual,
  puffery: usual,
} as const satisfies Record<string, SentenceSettings>

/** All specificity labels with the set they are from; the two small sets of crowd ratings weigh three times. */
export async function specificitySets(): Promise<
  (SentenceLabel & { readonly rating: number; readonly set: string })[]
> {
  const names = ['ko-movies', 'ko-yelp', 'gao-tweets-train']
  const sets = await Promise.all(names.map(specificityLabels))
  return sets.flatMap((labels, index) =>
    labels.map((label) => ({ ...label, set: names[index], weight: index < 2 ? 3 : 1 })),
  )
}

/** Fits the five sentence models on all their labels and calibrates the two that are scores of a draft. */
export async function trainSentences(version: string): Promise<SentenceModelFiles> {
  const make = (
    id: string,
    labels: readonly SentenceLabel[],
    own: SentenceSettings,
  ): SentenceModelFile => toFile(id, version, fitSentences(readSamples(labels), own))
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
    hedge: make('hedging', await weaselLabels(), settings.hedge),
    loaded: make('loaded-wording', await biasLabels(), settings.loaded),
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
