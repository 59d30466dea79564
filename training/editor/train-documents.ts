import { readFile } from 'node:fs/promises'
import type { Calibration } from '../../packages/engine/src/models/calibration.ts'
import type { Document } from '../../packages/engine/src/text/document/document.ts'
import { isRunningText } from '../../packages/engine/src/text/queries/substance/word-substance.ts'
import { findPhrases } from '../../packages/engine/src/text/rule-engine/find-phrases.ts'
import { runRules } from '../../packages/engine/src/text/rule-engine/run-rules.ts'
import {
  provenanceFeatures,
  provenanceValues,
  specificityFeatures,
  specificityValues,
} from '../../packages/engine/src/text/scores/document-features.ts'
import type {
  DocumentModelFile,
  ShortModel,
} from '../../packages/engine/src/text/scores/document-model.ts'
import {
  type DocumentModelFiles,
  shortSpecificity,
} from '../../packages/engine/src/text/scores/document-risk.ts'
import {
  loadSentenceModels,
  meanOverWords,
  type SentenceModels,
} from '../../packages/engine/src/text/scores/sentence-scores.ts'
import { byGenre, calibrationOf, type Weighted } from '../calibrate.ts'
import { readTextCorpora } from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { quantile, shareOf } from '../metrics.ts'
import { splitOf } from '../splits.ts'
import { fitDocument, type RatedValues, rawOf } from './fit-document.ts'
import { type RatedDraft, readRatedDrafts } from './ratings.ts'

/**
 * What is taken off the log-odds of a short draft: least squares on the rated sentences in folds, rounded. So the
 * sentences rank at 0.67 (tweets), 0.81 and 0.81 (reviews) with their ratings, and with the sentence model
 * alone at 0.71, 0.79 and 0.83, which a number may raise.
 */
const SHORT = { specifics: 0.5, names: 0.75, words: 0.55, specificShare: 0.7, nameShare: 1.4 }
/** Words of openings: from one sentence to a few. */
const openingLengths = [8, 20, 50]

/** Published scores by rating: medium begins where an editor gives 3, high where one gives 4. */
const levels = [
  [1.5, 0.12],
  [2, 0.22],
  [3, 0.4],
  [4, 0.7],
] as const
const LOWEST = 0.04
const HIGHEST = 0.98

/** The rated drafts as both models see them. */
export interface RatedRows {
  readonly specificity: readonly RatedValues[]
  readonly provenance: readonly RatedValues[]
}

/** Reads the features of rated drafts. */
export function ratedRows(
  drafts: readonly RatedDraft[],
  sentences: Pick<SentenceModels, 'read'>,
): RatedRows {
  const documents = drafts.map(({ text }) => readDocument(text))
  return {
    specificity: drafts.map(({ group, vague }, at) => ({
      values: specificityValues(documents[at]),
      rating: vague,
      group,
    })),
    provenance: drafts.map(({ group, unsourced }, at) => ({
      values: provenanceValues(documents[at], hitsOf(documents[at]), sentences.read(documents[at])),
      rating: unsourced,
      group,
    })),
  }
}

function hitsOf(document: Document): ReturnType<typeof runRules> {
  return runRules(document, compiled, findPhrases(document, compiled))
}

/** Fits the models of whole drafts to editors' ratings; the sentence models must have been made. */
export async function trainDocuments(version: string): Promise<DocumentModelFiles> {
  const sentences = await readSentenceModels()
  const rows = ratedRows(await readRatedDrafts(), sentences)
  const openings = await readOpenings(sentences)
  return {
    specificity: makeModel('document-specificity', version, rows.specificity, specificityFeatures, {
      ...SHORT,
      calibration: calibrateOpenings(
        openings.map(({ domain, specificity: value }) => ({ domain, value })),
      ),
    }),
    provenance: makeModel('document-provenance', version, rows.provenance, provenanceFeatures, {
      calibration: calibrateOpenings(
        openings.map(({ domain, provenance: value }) => ({ domain, value })),
      ),
    }),
  }
}

function makeModel<Short extends ShortModel>(
  id: string,
  version: string,
  rows: readonly RatedValues[],
  features: Parameters<typeof fitDocument>[1],
  short: Short,
): DocumentModelFile & { readonly short: Short } {
  const weights = fitDocument(rows, features)
  const raws = rows.map(({ values }) => rawOf(weights, values))
  return {
    id,
    version,
    features: features.map(({ name }) => name),
    weights,
    calibration: calibrateToRatings(
      raws,
      rows.map(({ rating }) => rating),
    ),
    short,
  }
}

/** A raw score is published as the rating that as many drafts have or exceed as have or exceed the score. */
function calibrateToRatings(raws: readonly number[], ratings: readonly number[]): Calibration {
  const shares = levels.map(([level]) => shareOf(ratings, (rating) => rating < level))
  const knots = [0, ...shares, 1].map((share) => Number(quantile(raws, share).toFixed(6)))
  return { x: knots, y: [LOWEST, ...levels.map(([, published]) => published), HIGHEST] }
}

interface Opening {
  readonly domain: string
  readonly specificity: number
  readonly provenance: number
}

/** The first sentences of people's texts, as short drafts. */
async function readOpenings(sentences: SentenceModels): Promise<Opening[]> {
  const openings: Opening[] = []
  for await (const { text, domain, label, group } of readTextCorpora()) {
    if (label !== 'human' || splitOf(group) !== 'dev') continue
    for (const length of openingLengths) {
      const document = readDocument(openingOf(text, length))
      openings.push({
        domain,
        specificity: shortSpecificity(document, SHORT, sentences),
        provenance: meanOverWords(document, sentences.read(document).provenance),
      })
    }
  }
  return openings
}

function openingOf(text: string, length: number): string {
  const document = readDocument(text)
  const { sentences } = document
  let words = 0
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    if (!isRunningText(document, sentences.blocks[sentence])) continue
    words += sentences.endWords[sentence] - sentences.firstWords[sentence]
    if (words >= length) return text.slice(0, sentences.ends[sentence])
  }
  return text
}

function calibrateOpenings(values: readonly { domain: string; value: number }[]): Calibration {
  const people: Weighted[] = byGenre(values, ({ value }) => value)
  return calibrationOf(
    people,
    [
      [0.02, 0.04],
      [0.5, 0.22],
      [0.85, 0.4],
      [0.98, 0.7],
    ],
    0.97,
    0.01,
  )
}

/** The sentence models as they lie on the disk, where training may just have written them. */
export async function readSentenceModels(): Promise<SentenceModels> {
  const read = async (id: string) =>
    JSON.parse(await readFile(`packages/engine/models/${id}/model.json`, 'utf8'))
  return loadSentenceModels({
    specificity: await read('specificity-risk'),
    provenance: await read('provenance-weakness'),
    claim: await read('unsupported-claim'),
    hedge: await read('hedging'),
    loaded: await read('loaded-wording'),
  })
}
