import { decodeBase64 } from '../../models/base64.ts'
import { type Calibration, calibrate } from '../../models/calibration.ts'
import { checkFeatures } from '../../models/check-features.ts'
import type { Document } from '../document.ts'
import { documentFeatureNames } from '../features/document-features.ts'
import type { TokenStream } from '../features/token-stream.ts'
import type { HashTable } from '../hash-table.ts'
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
export interface TextureReading {
  /** Calibrated risk 0 to 1. */
  readonly risk: number
  /** What each sentence adds to the raw score; negative sentences calm it. */
  readonly bySentence: Float64Array
  /** The word at which each sentence is raised most, by the words that end there; -1 without one. */
  readonly peaks: Int32Array
  /** What rhythm and style of the whole draft add, positive parts only. */
  readonly style: number
}

/** Drafts under this many words say too little: their texture is never medium (`docs/architecture.md`). */
export const FEWEST_TEXTURE_WORDS = 70
const MOST_WHEN_SHORT = 0.39

export interface TextureModel {
  readonly version: string
  read(document: Document, stream: TokenStream, features: Float64Array): TextureReading
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
  const known = file.features.filter((name) => documentFeatureNames.includes(name))
  checkFeatures(
    file.id,
    [...file.features, String(file.ngrams.common)],
    [...known, String(commonWords)],
  )
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
      for (const [index, shape] of file.shapes.entries()) {
        const value = calibrate(shape, values[features[index]])
        raw += value
        if (value > 0) style += value
      }
      const count = document.proseWords
      const risk = calibrate(file.calibration, raw - shortnessOf(file.shortness, count))
      return { risk: holdShort(risk, count, file.shortness.from), bySentence, peaks, style }
    },
  }
}

/** What a draft of so many words pays for its shortness. */
export function shortnessOf({ from, to, penalty }: Shortness, words: number): number {
  if (words >= to) return 0
  return (penalty * (to - Math.max(from, words))) / (to - from)
}

/** Keeps the risk of a draft of fewer than `fewest` words below medium, in the same order. */
export function holdShort(risk: number, words: number, fewest: number): number {
  const calm = 0.3
  if (words >= fewest || risk <= calm) return risk
  return calm + ((risk - calm) / (1 - calm)) * (MOST_WHEN_SHORT - calm)
}
