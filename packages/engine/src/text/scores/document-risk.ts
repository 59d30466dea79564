import { calibrate } from '../../models/calibration.ts'
import type { Document } from '../document/document.ts'
import { substanceOf } from '../queries/substance/document-substance.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import {
  provenanceFeatures,
  provenanceValues,
  specificityFeatures,
  specificityValues,
} from './document-features.ts'
import {
  checkShortSpecificity,
  type DocumentModel,
  type DocumentModelFile,
  openDocumentModel,
  type ShortSpecificity,
  type SpecificityModelFile,
} from './document-model.ts'
import { withoutSpecifics } from './plain-words.ts'
import type { SentenceProbabilities } from './sentence-probabilities.ts'
import { meanOverWords, type SentenceModels } from './sentence-scores.ts'

/** Up to so many plain words the sentence model alone scores, from the other number on the document model. */
const SHORT = 30
const LONG = 90
/** Words that a short draft is longer by when shares are taken, so that one word is no share. */
const FEW_WORDS = 3

/** What a document model says of a draft. */
export interface DocumentReading {
  /** 0 to 1. */
  readonly risk: number
  /** What each feature adds to the raw score, in the order of the model's features. */
  readonly parts: Float64Array
  /** Share of the document model in the risk, 0 to 1; the rest is the sentence model's. */
  readonly share: number
}

/** Both scores that come from what a draft holds. */
export interface DocumentReadings {
  readonly specificity: DocumentReading
  readonly provenance: DocumentReading
}

export interface DocumentModels {
  /** Versions by model id. */
  readonly versions: Readonly<Record<string, string>>
  /** Scores a draft of any length. */
  read(
    document: Document,
    hits: readonly Hit[],
    probabilities: SentenceProbabilities,
  ): DocumentReadings
}

export interface DocumentModelFiles {
  readonly specificity: SpecificityModelFile
  readonly provenance: DocumentModelFile
}

/** Makes the document models ready; throws `invalid_model` when one was made for another engine. */
export function openDocumentModels(
  files: DocumentModelFiles,
  sentences: Pick<SentenceModels, 'rawSpecificity'>,
): DocumentModels {
  checkShortSpecificity(files.specificity)
  const specificity = openDocumentModel(files.specificity, specificityFeatures)
  const provenance = openDocumentModel(files.provenance, provenanceFeatures)
  return {
    versions: {
      [specificity.id]: specificity.version,
      [provenance.id]: provenance.version,
    },
    read(document, hits, probabilities) {
      return {
        specificity: mixed(document, specificity, specificityValues(document), () =>
          shortSpecificity(document, files.specificity.short, sentences),
        ),
        provenance: mixed(
          document,
          provenance,
          provenanceValues(document, hits, probabilities),
          () => meanOverWords(document, probabilities.provenance),
        ),
      }
    },
  }
}

function mixed(
  document: Document,
  model: DocumentModel,
  values: Float64Array,
  shortRaw: () => number,
): DocumentReading {
  const share = documentShare(document)
  const short = share < 1 ? calibrate(model.short.calibration, shortRaw()) : 0
  const long = share > 0 ? model.risk(values) : 0
  return {
    risk: share * long + (1 - share) * short,
    parts: values.map((value, at) => value * model.weights[at]),
    share,
  }
}

/** How far a draft is a document and no mere sentence or two: 0 to 1, without a jump. */
export function documentShare(document: Document): number {
  const { plain } = substanceOf(document).counts
  return Math.min(1, Math.max(0, (plain - SHORT) / (LONG - SHORT)))
}

/**
 * Risk of a short draft, 0 to 1, before calibration: the sentence model reads it without what is specific, which
 * then only lowers its log-odds. 0 when nothing else is left.
 */
export function shortSpecificity(
  document: Document,
  short: Omit<ShortSpecificity, 'calibration'>,
  sentences: Pick<SentenceModels, 'rawSpecificity'>,
): number {
  const { document: plain, specifics, names } = withoutSpecifics(document)
  if (plain.words.count === 0) return 0
  const words = plain.words.count
  const raw =
    sentences.rawSpecificity(plain) -
    short.words * Math.log1p(words) -
    short.specifics * Math.log1p(specifics) -
    short.names * Math.log1p(names) -
    (short.specificShare * specifics + short.nameShare * names) / (words + FEW_WORDS)
  return 1 / (1 + Math.exp(-raw))
}
