import { type Calibration, publish } from '../../models/calibration.ts'
import type { SentenceSignals } from '../../schema/index.ts'
import { type Document, KIND } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import { createSentenceFeatures, readSentenceFeatures } from '../features/sentence-features.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import { type BucketSums, MOST_MODELS } from './bucket-sums.ts'
import {
  openSentenceModelSet,
  type SentenceModelFile,
  type SentenceModelSettings,
  sentenceSettings,
  sentenceTables,
} from './sentence-model.ts'
import {
  type ReusedProbabilities,
  readSentences,
  type SentenceProbabilities,
  type SentenceSets,
} from './sentence-probabilities.ts'

/** The file form of a score that is the mean of a sentence signal. */
export interface MeanModelFile extends SentenceModelFile {
  readonly calibration: Calibration
}

export interface SentenceModels {
  /** Versions by model id. */
  readonly versions: Readonly<Record<string, string>>
  /** Reads every sentence, except those whose probabilities are reused from an earlier draft. */
  read(
    document: Document,
    reused?: ReusedProbabilities,
    withContent?: boolean,
  ): SentenceProbabilities
  /** Log-odds that the first sentence of a document is general. */
  rawSpecificity(document: Document): number
}

export interface SentenceModelFiles {
  readonly specificity: MeanModelFile
  readonly provenance: MeanModelFile
  readonly claim: SentenceModelFile
  readonly hedge: SentenceModelFile
  readonly loaded: SentenceModelFile
}

/** What the sentence models say besides their hashed weights. */
export interface SentenceSettings {
  readonly specificity: SentenceModelSettings & Pick<MeanModelFile, 'calibration'>
  readonly provenance: SentenceModelSettings & Pick<MeanModelFile, 'calibration'>
  readonly claim: SentenceModelSettings
  readonly hedge: SentenceModelSettings
  readonly loaded: SentenceModelSettings
}

/** The hashed weights of the models, those that are read together side by side. */
export interface SentenceTables {
  readonly hedging: BucketSums
  readonly content: BucketSums
}

/** Makes the sentence models ready; throws `invalid_model` when one was made for another engine. */
export function loadSentenceModels(files: SentenceModelFiles): SentenceModels {
  const settings = {
    specificity: meanSettings(files.specificity),
    provenance: meanSettings(files.provenance),
    claim: sentenceSettings(files.claim),
    hedge: sentenceSettings(files.hedge),
    loaded: sentenceSettings(files.loaded),
  }
  return openSentenceModels(settings, allSentenceTables(files))
}

/** What a file says besides its hashed weights, with the calibration of its mean. */
export function meanSettings(file: MeanModelFile): SentenceSettings['specificity'] {
  return { ...sentenceSettings(file), calibration: file.calibration }
}

/** The tables of all models; throws `invalid_model` when one was made for another engine. */
export function allSentenceTables({
  specificity,
  provenance,
  claim,
  hedge,
  loaded,
}: Readonly<Record<keyof SentenceSettings, SentenceModelFile>>): SentenceTables {
  return {
    hedging: sentenceTables([hedge, loaded]),
    content: sentenceTables([specificity, provenance, claim]),
  }
}

/** Makes the sentence models ready with the tables that were made of them. */
export function openSentenceModels(
  { specificity, provenance, claim, hedge, loaded }: SentenceSettings,
  tables: SentenceTables,
): SentenceModels {
  const sets: SentenceSets = {
    hedging: openSentenceModelSet([hedge, loaded], tables.hedging),
    content: openSentenceModelSet([specificity, provenance, claim], tables.content),
  }
  const all: readonly SentenceModelSettings[] = [specificity, provenance, claim, hedge, loaded]
  return {
    versions: Object.fromEntries(all.map(({ id, version }) => [id, version])),
    read: (document, reused, withContent = false) =>
      readSentences(document, sets, reused, withContent),
    rawSpecificity(document) {
      const features = createSentenceFeatures()
      const raws = new Float64Array(MOST_MODELS)
      readSentenceFeatures(document, 0, 1, features)
      sets.content.raws(document, 0, features, raws)
      return raws[0]
    },
  }
}

/** Mean of a sentence signal over running text, each sentence weighing its words; 0 without words. */
export function meanOverWords(document: Document, risks: Float64Array): number {
  const { blocks, sentences } = document
  let sum = 0
  let words = 0
  for (let index = 0; index < sentences.count; index++) {
    const kind = blocks.kinds[sentences.blocks[index]]
    if (kind !== KIND.paragraph && kind !== KIND.list_item) continue
    const length = sentences.endWords[index] - sentences.firstWords[index]
    sum += risks[index] * length
    words += length
  }
  return words === 0 ? 0 : sum / words
}

/** Evidence severities as a signal of the sentence they are in. */
const weightOf = { low: 0.35, medium: 0.7, high: 1 } as const

/** The published signals of every sentence. */
export function sentenceSignals(
  document: Document,
  probabilities: SentenceProbabilities,
  slopRisk: (sentence: number) => number,
  textureRisk: (sentence: number) => number,
  hits: readonly Hit[],
): SentenceSignals[] {
  const count = document.sentences.count
  const repetitive = new Float64Array(count)
  const exampleless = new Float64Array(count)
  const sources = new Float64Array(count)
  for (const { rule, severity, start } of hits) {
    const signal =
      rule.type === 'repetitive_structure'
        ? repetitive
        : rule.type === 'missing_concrete_examples'
          ? exampleless
          : rule.type === 'source_quality'
            ? sources
            : undefined
    const index = sentenceAt(document, start)
    if (signal === undefined || index < 0) continue
    signal[index] = Math.max(signal[index], weightOf[severity])
  }
  return Array.from({ length: count }, (_, index) => ({
    specificity_risk: publish(probabilities.specificity[index]),
    provenance_weakness: publish(probabilities.provenance[index]),
    unsupported_claim: publish(probabilities.claim[index]),
    hedging_and_absolutes: publish(probabilities.hedging[index]),
    generic_phrasing: publish(slopRisk(index)),
    synthetic_texture: publish(textureRisk(index)),
    repetitive_structure: publish(repetitive[index]),
    missing_concrete_examples: publish(exampleless[index]),
    source_quality: publish(sources[index]),
  }))
}
