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
import {
  fitSentences,
  readSamples,
  type SentenceLabel,
  type SentenceSettings,
  toFile,
} from './fit-sentences.ts'
import {
  biasLabels,
  claimLabels,
  provenanceLabels,
  specificityLabels,
  weaselLabels,
} from './labels.ts'

export const settings: SentenceSettings = {
  epochs: 8,
  rate: 0.05,
  denseRidge: 1e-4,
  hashedRidge: 1e-3,
  usesWords: true,
}

/** All specificity labels; the two small sets of crowd ratings weigh three times. */
export async function allSpecificityLabels(): Promise<SentenceLabel[]> {
  const [movies, yelp, tweets] = await Promise.all(
    ['ko-movies', 'ko-yelp', 'gao-tweets-train'].map(specificityLabels),
  )
  return [...[...movies, ...yelp].map((label) => ({ ...label, weight: 3 })), ...tweets]
}

/** Fits the five sentence models on all their labels and calibrates the two that are scores of a draft. */
export async function trainSentences(version: string, seed: number): Promise<SentenceModelFiles> {
  const make = (id: string, labels: readonly SentenceLabel[]): SentenceModelFile =>
    toFile(id, version, fitSentences(readSamples(labels), settings, seed))
  const open = { x: [0, 1], y: [0, 1] }
  const specificity = {
    ...make('specificity-risk', await allSpecificityLabels()),
    calibration: open,
  }
  const provenance = { ...make('provenance-weakness', await provenanceLabels()), calibration: open }
  const claims = (await claimLabels()).filter(({ split }) => split === 'train')
  const files = {
    specificity,
    provenance,
    claim: make('unsupported-claim', claims),
    hedge: make('hedging', await weaselLabels()),
    loaded: make('loaded-wording', await biasLabels()),
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
