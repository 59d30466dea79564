import { type Calibration, calibrate, publish } from '../../models/calibration.ts'
import type { SentenceSignals } from '../../schema/index.ts'
import { type Document, KIND } from '../document/document.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import { createSentenceFeatures, readSentenceFeatures } from '../features/sentence-features.ts'
import type { ReusedParts } from '../incremental/reused-parts.ts'
import { hasSupport } from '../queries/sourcing/support.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import type { BucketSums } from './bucket-sums.ts'
import { createLikeSentences } from './like-sentences.ts'
import {
  openSentenceModelSet,
  type SentenceModelFile,
  type SentenceModelSettings,
  sentenceSettings,
  sentenceTables,
} from './sentence-model.ts'

/** The file form of a score that is the mean of a sentence signal. */
export interface MeanModelFile extends SentenceModelFile {
  readonly calibration: Calibration
}

/** What the sentence models say of every sentence: probabilities 0 to 1. */
export interface SentenceProbabilities {
  readonly specificity: Float64Array
  readonly provenance: Float64Array
  readonly claim: Float64Array
  readonly hedging: Float64Array
}

/** What is reused of an earlier draft. */
export interface ReusedProbabilities {
  readonly parts: ReusedParts
  readonly probabilities: SentenceProbabilities
}

export interface SentenceModels {
  /** Versions by model id. */
  readonly versions: Readonly<Record<string, string>>
  /** Reads every sentence, except those whose probabilities are reused from an earlier draft. */
  read(document: Document, reused?: ReusedProbabilities): SentenceProbabilities
  /** Score of a draft from its sentences: 0 to 1. */
  specificityRisk(document: Document, probabilities: SentenceProbabilities): number
  provenanceWeakness(document: Document, probabilities: SentenceProbabilities): number
}

export interface SentenceModelFiles {
  readonly specificity: MeanModelFile
  readonly provenance: MeanModelFile
  readonly claim: SentenceModelFile
  readonly hedge: SentenceModelFile
  readonly loaded: SentenceModelFile
}

/**
 * What is left of a sentence's need for a source once it has one: a link or a name moves the
 * burden, it does not prove the sentence.
 */
const BACKED = 0.35

/** What the sentence models say besides their hashed weights. */
export interface SentenceSettings {
  readonly specificity: SentenceModelSettings & Pick<MeanModelFile, 'calibration'>
  readonly provenance: SentenceModelSettings & Pick<MeanModelFile, 'calibration'>
  readonly claim: SentenceModelSettings
  readonly hedge: SentenceModelSettings
  readonly loaded: SentenceModelSettings
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
  return openSentenceModels(settings, sentenceTables(inOrder<SentenceModelFile>(files)))
}

/** What a file says besides its hashed weights, with the calibration of its mean. */
export function meanSettings(file: MeanModelFile): SentenceSettings['specificity'] {
  return { ...sentenceSettings(file), calibration: file.calibration }
}

/** The models in the order of their log-odds. */
export function inOrder<Model>({
  specificity,
  provenance,
  claim,
  hedge,
  loaded,
}: Readonly<Record<keyof SentenceSettings, Model>>): Model[] {
  return [specificity, provenance, claim, hedge, loaded]
}

/** Makes the sentence models ready with the tables that were made of them. */
export function openSentenceModels(files: SentenceSettings, tables: BucketSums): SentenceModels {
  const all = inOrder<SentenceModelSettings>(files)
  const set = openSentenceModelSet(all, tables)
  return {
    versions: Object.fromEntries(all.map(({ id, version }) => [id, version])),
    read(document, reused) {
      const count = document.sentences.count
      const probabilities = {
        specificity: new Float64Array(count),
        provenance: new Float64Array(count),
        claim: new Float64Array(count),
        hedging: new Float64Array(count),
      }
      const features = createSentenceFeatures()
      const raws = new Float64Array(all.length)
      const likes = createLikeSentences(document)
      for (let index = 0; index < count; index++) {
        const earlier = reused === undefined ? -1 : earlierSentence(document, index, reused.parts)
        if (reused !== undefined && earlier >= 0) {
          probabilities.specificity[index] = reused.probabilities.specificity[earlier]
          probabilities.provenance[index] = reused.probabilities.provenance[earlier]
          probabilities.claim[index] = reused.probabilities.claim[earlier]
          probabilities.hedging[index] = reused.probabilities.hedging[earlier]
          continue
        }
        const backed = hasSupport(document, index) ? BACKED : 1
        const like = likes.find(index)
        if (like >= 0) {
          probabilities.specificity[index] = probabilities.specificity[like]
          probabilities.provenance[index] = backed * probabilities.provenance[like]
          probabilities.claim[index] = backed * probabilities.claim[like]
          probabilities.hedging[index] = probabilities.hedging[like]
          continue
        }
        readSentenceFeatures(document, index, index + 1, features)
        set.raws(document, index, features, raws)
        probabilities.specificity[index] = logistic(raws[0])
        probabilities.provenance[index] = backed * logistic(raws[1])
        probabilities.claim[index] = backed * logistic(raws[2])
        probabilities.hedging[index] = logistic(Math.max(raws[3], raws[4]))
        // What backs a sentence may be in the next one, so those that are backed are not a model for others.
        if (backed === 1) likes.note(index)
      }
      return probabilities
    },
    specificityRisk: (document, { specificity: risks }) =>
      calibrate(files.specificity.calibration, meanOverWords(document, risks)),
    provenanceWeakness: (document, { provenance: risks }) =>
      calibrate(files.provenance.calibration, meanOverWords(document, risks)),
  }
}

/**
 * The sentence of the earlier draft that reads as this one, or -1. The next sentence may back this
 * one, so it must be there too; links come from the whole draft and are compared.
 */
function earlierSentence(
  { sentences }: Document,
  index: number,
  { earlier, sentences: parts }: ReusedParts,
) {
  const shift = parts.tail - parts.earlierTail
  const isHead = index + 1 < parts.head
  const isLast = index + 1 === sentences.count && index + 1 - shift === earlier.sentences.count
  const isTail =
    index >= parts.tail && (index + 1 < parts.tailEnd || (isLast && index < parts.tailEnd))
  if (!isHead && !isTail) return -1
  const same = isHead ? index : index - shift
  const { links } = earlier.sentences
  if (links[same] !== sentences.links[index]) return -1
  return index + 1 < sentences.count && links[same + 1] !== sentences.links[index + 1] ? -1 : same
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

function logistic(raw: number): number {
  return 1 / (1 + Math.exp(-raw))
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
