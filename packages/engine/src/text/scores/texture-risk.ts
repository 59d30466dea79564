import { decodeBase64 } from '../../models/base64.ts'
import { type Calibration, calibrate } from '../../models/calibration.ts'
import { matchFeatures } from '../../models/match-features.ts'
import { EngineError } from '../../schema/error.ts'
import { type Document, SHAPE } from '../document/document.ts'
import type { HashTable } from '../document/hash-table.ts'
import { documentFeatureNames } from '../features/document-features.ts'
import type { TokenStream } from '../features/token-stream.ts'
import { holdLow } from './hold-low.ts'
import { isRunningText, isTelling } from './telling-sentences.ts'
import { createTextureBags, type RunSettings } from './texture-bags.ts'
import { columnTable, openWordColumns } from './word-columns.ts'

/**
 * The file form of the texture model: a sum of three linear parts, in standard deviations of
 * people's texts. Shapes are piecewise linear functions of style features; n-grams of topic-free
 * tokens and common words are bags with log counts and unit length.
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
  readonly run: RunSettings
  readonly shortness: Shortness
  readonly calibration: Calibration
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
  /** What each sentence adds to the raw score; negative sentences calm it. */
  readonly bySentence: Float64Array
  /** The word at which each sentence is raised most, by the words that end there; -1 without one. */
  readonly peaks: Int32Array
  /** What rhythm and style of the whole draft add, positive parts only. */
  readonly style: number
  /** The same by measure. */
  readonly measures: readonly TextureMeasure[]
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
  read(document: Document, stream: TokenStream, features: Float64Array): TextureAnalysis
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

  return {
    version: file.version,
    read(document, stream, values) {
      const { sum, byToken } = bags.read(stream)
      const bySentence = new Float64Array(document.sentences.count)
      const peaks = new Int32Array(document.sentences.count).fill(-1)
      const highest = new Float64Array(document.sentences.count)
      for (let at = 0; at < byToken.length; at++) {
        const word = stream.words[at]
        const sentence = document.words.sentences[word]
        bySentence[sentence] += byToken[at]
        if (byToken[at] > highest[sentence]) {
          highest[sentence] = byToken[at]
          peaks[sentence] = word
        }
      }
      let raw = file.intercept + sum
      let style = 0
      const measures: TextureMeasure[] = []
      for (const [index, shape] of file.shapes.entries()) {
        const value = calibrate(shape, values[features[index]])
        raw += value
        if (value <= 0) continue
        style += value
        measures.push({ name: file.features[index], value: values[features[index]], added: value })
      }
      const count = document.proseWords
      const risk = calibrate(file.calibration, raw - shortnessOf(file.shortness, count))
      // Labels, cells, entries and fragments are even by nature, so they are no ground for a decision.
      const { from } = file.shortness
      const held = count >= from && isRunningText(document, from) ? risk : holdLow(risk)
      const words = held < MEDIUM ? [] : heaviestWords(document, stream, byToken)
      return { risk: held, bySentence, peaks, style, measures, words }
    },
  }
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
    const known = sums.get(hashes[word])
    if (known === undefined) sums.set(hashes[word], { place: word, count: 1, sum: byToken[at] })
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
