import { decodeBase64 } from '../../models/base64.ts'
import { matchFeatures } from '../../models/match-features.ts'
import type { Document } from '../document/document.ts'
import type { HashTable } from '../document/hash-table.ts'
import { documentFeatureNames } from '../features/document-features.ts'
import type { TokenStream } from '../features/token-stream.ts'
import { columnTable, openWordColumns } from './word-columns.ts'

/** The kinds of writing that a draft may be of, in the order of their probabilities. */
export const kinds = [
  'documentation',
  'blog',
  'essay',
  'abstract',
  'product',
  'review',
  'news',
  'story',
  'message',
  'speech',
  'unknown',
] as const
export type Kind = (typeof kinds)[number]

const UNKNOWN = kinds.indexOf('unknown')

/**
 * The file form of the model of the kinds: multinomial logistic regression over document features
 * and a bag of words. Weights are signed bytes, by column and then by kind.
 */
export interface KindModelFile {
  readonly id: string
  readonly version: string
  readonly kinds: readonly string[]
  /** Document features by name. The root of each is measured from `centres` in units of `spreads`. */
  readonly features: readonly string[]
  readonly centres: readonly number[]
  readonly spreads: readonly number[]
  readonly intercepts: readonly number[]
  readonly style: { readonly scale: number; readonly weights: string }
  readonly words: {
    /** The words that count, parted by spaces. */
    readonly list: string
    readonly scale: number
    readonly weights: string
  }
  /** Divides the log-odds, so that the probabilities hold in sources that were left out. */
  readonly temperature: number
  readonly doubt: Doubt
}

/** Where the model says `unknown`: see `doubtOf`. */
export interface Doubt {
  readonly words: Ramp
  /** By the highest probability among the kinds. */
  readonly probability: Ramp
}

/** No trust in the kinds up to one value, full trust from another on, and a line between them. */
export interface Ramp {
  readonly none: number
  readonly full: number
}

/** What the model says besides its weights. */
export type KindSettings = Omit<KindModelFile, 'style' | 'words'> & {
  readonly style: { readonly scale: number }
  readonly words: { readonly scale: number }
}

/** The weights and words of the model, as a file can hold them. */
export interface KindTables {
  readonly style: Int8Array
  readonly words: Int8Array
  readonly columns: HashTable
}

export interface KindModel {
  readonly version: string
  /** Probabilities of the kinds, in their order; they sum to 1. */
  read(
    document: Pick<Document, 'proseWords'>,
    stream: Pick<TokenStream, 'hashes' | 'count'>,
    features: Float64Array,
  ): Float64Array
}

/** How far from its mean, in standard deviations, a feature may pull. */
export const FARTHEST = 2.5

/** The tables of a model of the kinds; throws `invalid_model` when it was made for another engine. */
export function kindTables(file: KindModelFile): KindTables {
  matchFeatures(file.id, file.kinds, kinds)
  matchFeatures(file.id, file.features, documentFeatureNames)
  return {
    style: decodeBase64(file.style.weights),
    words: decodeBase64(file.words.weights),
    columns: columnTable(file.words.list.split(' ')),
  }
}

/** Makes a model of the kinds ready with the tables that were made of it. */
export function openKindModel(settings: KindSettings, tables: KindTables): KindModel {
  const { centres, spreads, intercepts, temperature, doubt } = settings
  const columns = openWordColumns(tables.columns)
  const features = settings.features.map((name) => documentFeatureNames.indexOf(name))
  const counts = new Uint32Array(tables.words.length / kinds.length)
  const used = new Uint32Array(counts.length)

  /** Adds the words as a bag of log counts and unit length. */
  function addWords({ hashes, count }: Pick<TokenStream, 'hashes' | 'count'>, sums: Float64Array) {
    let size = 0
    for (let at = 0; at < count; at++) {
      const column = hashes[at] === 0 ? -1 : columns.of(hashes[at])
      if (column >= 0 && counts[column]++ === 0) used[size++] = column
    }
    let squares = 0
    for (let at = 0; at < size; at++) squares += (1 + Math.log(counts[used[at]])) ** 2
    const unit = settings.words.scale / Math.sqrt(Math.max(1, squares))
    for (let at = 0; at < size; at++) {
      const column = used[at]
      addColumn(sums, tables.words, column, (1 + Math.log(counts[column])) * unit)
      counts[column] = 0
    }
  }

  return {
    version: settings.version,
    read(document, stream, values) {
      const sums = Float64Array.from(intercepts)
      for (let index = 0; index < features.length; index++) {
        const distance = styleValue(values[features[index]], centres[index], spreads[index])
        addColumn(sums, tables.style, index, distance * settings.style.scale)
      }
      addWords(stream, sums)
      for (let kind = 0; kind < sums.length; kind++) sums[kind] /= temperature
      return withDoubt(probabilitiesOf(sums), doubt, document.proseWords)
    },
  }
}

/** A document feature as the model takes it: its root in standard deviations from the mean, cut at FARTHEST. */
export function styleValue(value: number, centre: number, spread: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, (Math.sqrt(value) - centre) / spread))
}

/**
 * Moves probability to `unknown`. Each kind keeps its share times the trust, a product of two ramps:
 * one over the words of the draft, because a short draft has too little to tell its kind by, and one
 * over the highest probability among the kinds, because a draft that is like none of them is spread
 * over several. Both are continuous, so that no word more makes a draft jump between kinds. Beside
 * that `unknown` is a class of its own, fitted to articles of an encyclopaedia and to summaries.
 */
export function withDoubt(probabilities: Float64Array, doubt: Doubt, words: number): Float64Array {
  let highest = 0
  for (let kind = 0; kind < UNKNOWN; kind++) highest = Math.max(highest, probabilities[kind])
  const trust = trustAt(doubt.words, words) * trustAt(doubt.probability, highest)
  const out = new Float64Array(probabilities.length)
  for (let kind = 0; kind < out.length; kind++) out[kind] = probabilities[kind] * trust
  out[UNKNOWN] += 1 - trust
  return out
}

function trustAt({ none, full }: Ramp, value: number): number {
  return Math.max(0, Math.min(1, (value - none) / (full - none)))
}

function addColumn(sums: Float64Array, weights: Int8Array, column: number, value: number): void {
  const first = column * kinds.length
  for (let kind = 0; kind < kinds.length; kind++) sums[kind] += weights[first + kind] * value
}

/** Probabilities of log-odds (softmax). */
export function probabilitiesOf(sums: Float64Array): Float64Array {
  let highest = Number.NEGATIVE_INFINITY
  for (let kind = 0; kind < sums.length; kind++) highest = Math.max(highest, sums[kind])
  const shares = new Float64Array(sums.length)
  let total = 0
  for (let kind = 0; kind < sums.length; kind++) {
    shares[kind] = Math.exp(sums[kind] - highest)
    total += shares[kind]
  }
  for (let kind = 0; kind < sums.length; kind++) shares[kind] /= total
  return shares
}
