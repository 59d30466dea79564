import { decodeBase64 } from '../../models/base64.ts'
import { type Calibration, calibrate } from '../../models/calibration.ts'
import { matchFeatures } from '../../models/match-features.ts'
import { calibrateMixed, type MixedCalibration } from '../../models/mixed-calibration.ts'
import { EngineError } from '../../schema/error.ts'
import { type Document, SHAPE } from '../document/document.ts'
import { type Extent, partOf, wholeOf } from '../document/extent.ts'
import type { HashTable } from '../document/hash-table.ts'
import { createScratchFractions } from '../document/scratch-list.ts'
import { documentFeatureNames, documentFeatures } from '../features/document-features.ts'
import {
  isStructured,
  structureFeatureNames,
  structureFeatures,
} from '../features/structure-features.ts'
import type { TokenStream } from '../features/token-stream.ts'
import { holdLow } from './hold-low.ts'
import { kinds } from './kind-of-writing.ts'
import {
  NO_STRUCTURE,
  type StructureFile,
  type StructureMeasure,
  scoreStructure,
} from './structure-score.ts'
import { isRunningText, isTelling } from './telling-sentences.ts'
import { type BagScore, createTextureBags, type RunSettings } from './texture-bags.ts'
import { columnTable, openWordColumns } from './word-columns.ts'

/**
 * The file form of the texture model: a sum of linear parts, in standard deviations of people's
 * texts. Shapes are piecewise linear functions of style features; n-grams of topic-free tokens and
 * common words are bags with log counts and unit length; the layout of a structured draft is a bounded block of its own.
 */
export interface TextureModelFile {
  readonly id: string
  readonly version: string
  /** The document features that have a shape function, by name. */
  readonly features: readonly string[]
  readonly intercept: number
  readonly shapes: readonly Calibration[]
  readonly ngrams: {
    /** The words that are tokens by themselves. */
    readonly common: number
    readonly longest: number
    readonly bits: number
    readonly scale: number
    readonly weights: string
  }
  readonly words: {
    /** The words that count by name, parted by spaces. */
    readonly list: string
    readonly scale: number
    readonly weights: string
  }
  readonly structure: StructureFile
  readonly run: RunSettings
  readonly shortness: Shortness
  /** By kind of writing and register. */
  readonly calibrations: MixedCalibration
}

/** What is taken off the raw score of a draft of `from` words, falling in a line to none at `to` words. */
export interface Shortness {
  readonly from: number
  readonly to: number
  readonly penalty: number
}

/** The texture score of a draft before rounding, and what each sentence adds to it. */
export interface TextureAnalysis {
  /** Calibrated risk 0 to 1. */
  readonly risk: number
  /** Before calibration, in standard deviations of people's texts; shortness is taken off. */
  readonly raw: number
  /** What each sentence adds to the raw score; negative sentences calm it. */
  readonly bySentence: Float64Array
  /** The word at which each sentence is raised most, by the words that end there; -1 without one. */
  readonly peaks: Int32Array
  /** What rhythm and style of the whole draft add, positive parts only. */
  readonly style: number
  /** The same by measure. */
  readonly measures: readonly TextureMeasure[]
  /** What raises the score in the layout of a structured draft. */
  readonly structure: readonly StructureMeasure[]
  /** Places of the words that add most, each word once; none where the risk is low. */
  readonly words: readonly number[]
}

/** What one measure of a whole draft adds to its raw score. */
export interface TextureMeasure {
  readonly name: string
  readonly value: number
  readonly added: number
}

/** Drafts under this many words say too little: their texture is never medium (`docs/architecture.md`). */
export const FEWEST_TEXTURE_WORDS = 70
const MEDIUM = 0.4
/** Words that are named as the heaviest. */
const MOST_WORDS = 3
/** A word that comes less often is chance. */
const FEWEST_TIMES = 2
/** Articles and their like weigh in every text, and to name them helps nobody. */
const FEWEST_LETTERS = 4

export interface TextureModel {
  readonly version: string
  /** `features` are those of the document, `probabilities` those of its kinds of writing. */
  read(
    document: Document,
    stream: TokenStream,
    features: Float64Array,
    probabilities: Float64Array,
  ): TextureAnalysis
}

/** What a texture model says besides its words and weights. */
export type TextureSettings = Omit<TextureModelFile, 'ngrams' | 'words'> & {
  readonly ngrams: Omit<TextureModelFile['ngrams'], 'weights'>
  readonly words: Pick<TextureModelFile['words'], 'scale'>
}

/** The words and weights of a texture model, as a file can hold them. */
export interface TextureTables {
  readonly ngrams: Int8Array
  readonly words: Int8Array
  readonly columns: HashTable
}

/** Makes the texture model ready; throws `invalid_model` when it was made for another engine. */
export function loadTextureModel(file: TextureModelFile, commonWords: number): TextureModel {
  return openTextureModel(file, textureTables(file, commonWords))
}

/** The tables of a texture model; throws `invalid_model` when it was made for another engine. */
export function textureTables(file: TextureModelFile, commonWords: number): TextureTables {
  matchFeatures(file.id, file.features, documentFeatureNames)
  matchFeatures(file.id, file.structure.features, structureFeatureNames)
  matchFeatures(file.id, file.calibrations.kinds, kinds)
  matchFeatures(file.id, [file.calibrations.register.feature], documentFeatureNames)
  if (file.ngrams.common !== commonWords) {
    throw new EngineError(
      'invalid_model',
      `Unexpected ${file.ngrams.common} common words in the model ${file.id}, expected ${commonWords}. Train the models again: npm run train.`,
    )
  }
  return {
    ngrams: decodeBase64(file.ngrams.weights),
    words: decodeBase64(file.words.weights),
    columns: columnTable(file.words.list.split(' ')),
  }
}

/** Makes a texture model ready with the tables that were made of it. */
export function openTextureModel(file: TextureSettings, tables: TextureTables): TextureModel {
  const bags = createTextureBags({
    longest: file.ngrams.longest,
    bits: file.ngrams.bits,
    ngrams: { weights: tables.ngrams, scale: file.ngrams.scale },
    columns: openWordColumns(tables.columns),
    words: { weights: tables.words, scale: file.words.scale },
    run: file.run,
  })
  const features = file.features.map((name) => documentFeatureNames.indexOf(name))
  const register = documentFeatureNames.indexOf(file.calibrations.register.feature)

  return {
    version: file.version,
    read(document, stream, values, probabilities) {
      const { whole, run } = bags.read(stream)
      const isLaidOut = isStructured(document)
      let reading = readPart(document, whole, wholeOf(document), values, isLaidOut)
      if (run !== undefined) {
        const extent = extentOf(document, stream, run)
        const part = readPart(document, run, extent, documentFeatures(document, extent), isLaidOut)
        // What is added to a draft dilutes neither its words nor its style nor its layout.
        if (part.raw - file.run.price > reading.raw) {
          reading = { ...part, raw: part.raw - file.run.price }
        }
      }
      const count = document.proseWords
      const raw = reading.raw - shortnessOf(file.shortness, count)
      const risk = calibrateMixed(file.calibrations, raw, probabilities, values[register])
      // Labels, cells, entries and fragments are even by nature, so they are no ground for a decision.
      const { from } = file.shortness
      const held = count >= from && isRunningText(document, from) ? risk : holdLow(risk)
      const { byToken } = reading
      return {
        risk: held,
        raw,
        ...sumBySentence(document, stream, byToken),
        style: reading.style,
        measures: reading.measures,
        structure: reading.structure,
        words: held < MEDIUM ? [] : heaviestWords(document, stream, byToken),
      }
    },
  }

  function readPart(
    document: Document,
    { sum, byToken }: BagScore,
    extent: Extent,
    values: Float64Array,
    isLaidOut: boolean,
  ) {
    const layout = isLaidOut
      ? scoreStructure(file.structure, structureFeatures(document, extent))
      : NO_STRUCTURE
    let raw = file.intercept + sum + layout.added
    let style = 0
    const measures: TextureMeasure[] = []
    for (let index = 0; index < features.length; index++) {
      const value = calibrate(file.shapes[index], values[features[index]])
      raw += value
      if (value <= 0) continue
      style += value
      measures.push({ name: file.features[index], value: values[features[index]], added: value })
    }
    return { raw, style, measures, structure: layout.measures, byToken }
  }
}

/** The sentences that a run of tokens lies in. */
function extentOf(document: Document, stream: TokenStream, { from, end }: BagScore): Extent {
  const { sentences } = document.words
  return partOf(document, sentences[stream.words[from]], sentences[stream.words[end - 1]] + 1)
}

const lendHighest = createScratchFractions()

/** What each sentence adds, and the word at which it is raised most. */
function sumBySentence(
  { sentences, words }: Document,
  stream: TokenStream,
  byToken: Float64Array,
): Pick<TextureAnalysis, 'bySentence' | 'peaks'> {
  const bySentence = new Float64Array(sentences.count)
  const peaks = new Int32Array(sentences.count).fill(-1)
  const highest = lendHighest(sentences.count)
  for (let at = 0; at < byToken.length; at++) {
    const word = stream.words[at]
    const sentence = words.sentences[word]
    bySentence[sentence] += byToken[at]
    if (byToken[at] > highest[sentence]) {
      highest[sentence] = byToken[at]
      peaks[sentence] = word
    }
  }
  return { bySentence, peaks }
}

/** What a draft of so many words pays for its shortness. */
export function shortnessOf({ from, to, penalty }: Shortness, words: number): number {
  if (words >= to) return 0
  return (penalty * (to - Math.max(from, words))) / (to - from)
}

/** The first places of the words on which the tokens weigh most, of those that come again in telling sentences. */
function heaviestWords(
  document: Document,
  stream: TokenStream,
  byToken: Float64Array,
): readonly number[] {
  const { hashes, sentences, flags, lengths } = document.words
  const sums = new Map<number, { place: number; count: number; sum: number }>()
  for (let at = 0; at < byToken.length; at++) {
    const word = stream.words[at]
    const isWord = (flags[word] & SHAPE.plain) !== 0 && lengths[word] >= FEWEST_LETTERS
    if (!isWord || !isTelling(document, sentences[word])) continue
    // Small integers, which a map need not box.
    const hash = hashes[word] | 0
    const known = sums.get(hash)
    if (known === undefined) sums.set(hash, { place: word, count: 1, sum: byToken[at] })
    else {
      known.count++
      known.sum += byToken[at]
    }
  }
  return [...sums.values()]
    .filter(({ count, sum }) => sum > 0 && count >= FEWEST_TIMES)
    .sort((a, b) => b.sum - a.sum || a.place - b.place)
    .slice(0, MOST_WORDS)
    .map(({ place }) => place)
}
