import { type Calibration, calibrate, rawOf } from '../../models/calibration.ts'
import { matchFeatures } from '../../models/match-features.ts'
import { type Document, SEPARATOR, SHAPE } from '../document/document.ts'
import { createScratchFractions } from '../document/scratch-list.ts'
import { sentenceAt } from '../document/sentence-at.ts'
import type { Vocabulary } from '../document/vocabulary.ts'
import { toldAgain } from '../queries/repetition/told-again.ts'
import type { Rule } from '../rule-engine/define-rule.ts'
import type { Hit } from '../rule-engine/run-rules.ts'
import {
  type BoundedEvidence,
  boundDensity,
  densestRun,
  type Run,
  type RunLength,
  type SentenceCap,
} from './densest-run.ts'
import { createRepeats } from './repeats.ts'

/** The file form of the slop model: what one occurrence of a word or of a rule's evidence weighs. */
export interface SlopModelFile {
  readonly id: string
  readonly version: string
  /** `word:…` and `rule:…` names, in the engine's order. */
  readonly features: readonly string[]
  /** Not negative: generic phrasing can only raise the score. */
  readonly weights: readonly number[]
  /** What the same told again weighs. */
  readonly repetition: RepetitionWeights
  /** How far words alone and repetition alone carry a density: not to medium. */
  readonly most: { readonly words: number; readonly repetition: number }
  /** Which run of sentences speaks for a draft. */
  readonly run: RunLength
  readonly calibration: Calibration
  /** The same for one sentence, whose length is that of a sentence. */
  readonly sentenceCalibration: Calibration
}

/** Weights of repetition; none is below zero. */
export interface RepetitionWeights {
  /** Of a sentence that tells an earlier one again. */
  readonly sentence: number
  /** Of a word of content that the 300 words before it hold too. */
  readonly word: number
}

/** The slop score of a draft before rounding, and what each sentence adds to it. */
export interface SlopAnalysis {
  /** Calibrated risk 0 to 1. */
  readonly risk: number
  /**
   * What each sentence adds to the risk: its weighted occurrences as far as they count, or 0 outside the run that
   * speaks; and what a leftover in it adds, wherever it is.
   */
  readonly bySentence: Float64Array
  /** Weighted occurrences in each sentence, wherever it is; never negative. */
  readonly occurrences: Float64Array
  /** 1 for each word of an accepted term; undefined where there is none. */
  readonly acceptedWords?: Uint8Array | undefined
  /** Whether a leftover of a chat or an unfilled place lifted the risk to high. */
  readonly isLifted: boolean
}

export interface SlopModel {
  readonly version: string
  /** `acceptedWords` holds 1 for each word of an accepted term, which weighs nothing. */
  read(document: Document, hits: readonly Hit[], acceptedWords?: Uint8Array): SlopAnalysis
  /** Risk 0 to 1 of one sentence of `words` words with the given weighted occurrences. */
  sentenceRisk(weighted: number, words: number): number
  /** What one occurrence of a word of the vocabulary weighs. */
  wordWeight(id: number): number
  /** What one hit of a rule weighs; 0 for a rule that the model does not know. */
  ruleWeight(id: string): number
}

/** How many words of plain text a link, a piece of code and a figure are worth: who shows something talks less. */
const SUBSTANCE = { link: 20, code: 10, figure: 5 } as const

/** Caps for short drafts, where one phrase would decide: below so many words, at most so much. */
const SHORT_CAPS = [
  { words: 20, most: 0.39 },
  { words: 50, most: 0.69 },
] as const

/** The published risk that a leftover reaches alone: high, even after rounding. */
const LEFTOVER_RISK = 0.75
/** A draft reaches medium only where it would without its heaviest sentence. */
const MEDIUM = 0.4
/** The most of a draft that one sentence alone would carry over it. */
const HELD = 0.39
/**
 * What a draft above medium gains with its heaviest sentence for each unit that the others lie above it: one more
 * mild phrase elsewhere does not let a heavy sentence in as a whole.
 */
export const SENTENCE_GAIN = 2

function mostFor(count: number): number {
  return SHORT_CAPS.find(({ words }) => count < words)?.most ?? 1
}

/** The features of the slop model: the slop words, then the rules that see generic phrasing or repetition. */
export function slopFeatureNames(slopWords: readonly string[], rules: readonly Rule[]): string[] {
  return [
    ...slopWords.map((word) => `word:${word}`),
    ...rules
      .filter(({ type }) => type === 'generic_phrasing' || type === 'repetitive_structure')
      .map(({ id }) => `rule:${id}`),
  ]
}

// What the words and the repetition of each sentence weigh, for one draft.
const lendStock = createScratchFractions()
const lendAgain = createScratchFractions()

/** What a slop model says besides its weights. */
export type SlopSettings = Omit<SlopModelFile, 'features' | 'weights'>

/** What each word of the vocabulary and each rule weighs, as a file can hold it. */
export interface SlopTables {
  readonly byWord: Float64Array
  readonly byRule: readonly (readonly [id: string, weight: number])[]
}

/** Makes the slop model ready; throws `invalid_model` when it has a feature that the engine does not have. */
export function loadSlopModel(
  file: SlopModelFile,
  slopWords: readonly string[],
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): SlopModel {
  return openSlopModel(file, slopTables(file, slopWords, rules, vocabulary))
}

/**
 * The tables of a slop model. A word or a rule that the model does not know weighs nothing.
 *
 * Throws `invalid_model` when it has a feature that the engine does not have.
 */
export function slopTables(
  file: SlopModelFile,
  slopWords: readonly string[],
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): SlopTables {
  matchFeatures(file.id, file.features, slopFeatureNames(slopWords, rules))
  const byWord = new Float64Array(vocabulary.size)
  const byRule: [id: string, weight: number][] = []
  for (const [index, name] of file.features.entries()) {
    const weight = file.weights[index]
    if (name.startsWith('rule:')) byRule.push([name.slice(5), weight])
    else byWord[vocabulary.idOf(name.slice(5)) ?? 0] = weight
  }
  byWord[0] = 0
  return { byWord, byRule }
}

/** Makes a slop model ready with the tables that were made of it. */
export function openSlopModel(file: SlopSettings, tables: SlopTables): SlopModel {
  const { byWord } = tables
  const byRule = new Map(tables.byRule)
  const { calibration, run: rule, repetition, most } = file
  const cap: SentenceCap = {
    threshold: rawOf(calibration, MEDIUM),
    held: rawOf(calibration, HELD),
    gain: SENTENCE_GAIN,
  }
  const lift = rawOf(calibration, LEFTOVER_RISK)

  return {
    version: file.version,
    read(document, hits, acceptedWords) {
      const { words, sentences } = document
      const { known, earlier } = toldAgain(document)
      const stock = lendStock(sentences.count)
      const phrases = new Float64Array(sentences.count)
      const again = lendAgain(sentences.count)
      const leftovers = new Set<number>()
      const repeats = createRepeats()
      for (let word = 0; word < words.count; word++) {
        if (acceptedWords?.[word] === 1) continue
        if (known[word] === 1) again[words.sentences[word]] += repetition.word
        const weight = byWord[words.ids[word]]
        if (weight === 0) continue
        const share = repeats.shareOf(words.ids[word], word)
        stock[words.sentences[word]] += weight * share
      }
      for (let sentence = 0; sentence < sentences.count; sentence++) {
        if (earlier[sentence] >= 0) again[sentence] += repetition.sentence
      }
      for (const hit of hits) {
        if (isDecisive(hit)) leftovers.add(Math.max(0, sentenceAt(document, hit.start)))
        const weight = byRule.get(hit.rule.id)
        if (weight === undefined || weight === 0) continue
        phrases[Math.max(0, sentenceAt(document, hit.start))] += weight
      }
      const bounded: readonly BoundedEvidence[] = [
        { weights: stock, most: most.words },
        { weights: again, most: most.repetition },
      ]
      const run = densestRun(phrases, substanceBySentence(document), rule, cap, bounded)
      const bySentence = capHeaviest(asFarAsCounts(phrases, bounded, run), run)
      const occurrences = phrases
      for (let at = 0; at < occurrences.length; at++) {
        occurrences[at] = phrases[at] + stock[at] + again[at]
      }
      const isLifted = leftovers.size > 0
      if (!isLifted) {
        const risk = Math.min(calibrate(calibration, run.density), mostFor(document.proseWords))
        return { risk, bySentence, occurrences, isLifted, acceptedWords }
      }
      // A term of its own beside the run: all leftovers together weigh what alone would be high.
      const share = (lift * run.length) / 100 / leftovers.size
      for (const sentence of leftovers) {
        bySentence[sentence] += share
        occurrences[sentence] += share
      }
      const risk = calibrate(calibration, run.density + lift)
      return { risk, bySentence, occurrences, isLifted, acceptedWords }
    },
    sentenceRisk: (weighted, words) =>
      calibrate(file.sentenceCalibration, (100 * weighted) / (words + rule.prior)),
    wordWeight: (id) => byWord[id],
    ruleWeight: (id) => byRule.get(id) ?? 0,
  }
}

/** Whether a hit decides by itself: surely a leftover, of a rule that looks for them. */
export function isDecisive({ rule, severity }: Pick<Hit, 'rule' | 'severity'>): boolean {
  return rule.decides === true && severity === 'high'
}

/** What the sentences of a run add, with words and repetition as far as they count. */
function asFarAsCounts(
  phrases: Float64Array,
  bounded: readonly BoundedEvidence[],
  { first, end, length }: Run,
): Float64Array {
  const counted = phrases.slice()
  for (const { weights, most } of bounded) {
    let sum = 0
    for (let sentence = first; sentence < end; sentence++) sum += weights[sentence]
    if (sum === 0) continue
    const density = (100 * sum) / length
    const share = boundDensity(density, most) / density
    for (let sentence = first; sentence < end; sentence++) {
      counted[sentence] += share * weights[sentence]
    }
  }
  return counted
}

/** The weights of a run's sentences, the heaviest cut to one height so that they sum up to the run's density. */
function capHeaviest(weights: Float64Array, { first, end, density, length }: Run): Float64Array {
  const counted = new Float64Array(weights.length)
  const own = weights.subarray(first, end)
  counted.set(own, first)
  const sum = own.reduce((total, weight) => total + weight, 0)
  const excess = sum - (density * length) / 100
  if (excess <= 1e-9) return counted
  const falling = own.toSorted().reverse()
  // The height at which the heaviest few have lost the excess between them.
  let above = 0
  let height = 0
  for (let few = 1; few <= falling.length; few++) {
    above += falling[few - 1]
    height = (above - excess) / few
    if (few === falling.length || falling[few] <= height) break
  }
  for (let sentence = first; sentence < end; sentence++) {
    counted[sentence] = Math.min(weights[sentence], height)
  }
  return counted
}

/**
 * The length of each sentence as the score divides by it: its words of prose, hyphenated parts as one, and what its
 * links, code and figures are worth. The more a draft shows, the fewer stock phrases it has in its length.
 */
export function substanceBySentence({ words, sentences }: Document): Uint32Array {
  const lengths = new Uint32Array(sentences.count)
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    let length = SUBSTANCE.link * sentences.links[sentence]
    for (let word = sentences.firstWords[sentence]; word < sentences.endWords[sentence]; word++) {
      const flags = words.flags[word]
      if ((flags & SHAPE.opaque) !== 0) {
        length += SUBSTANCE.code
        continue
      }
      if ((words.separators[word] & SEPARATOR.hyphen) === 0) length++
      if ((flags & (SHAPE.digit | SHAPE.number)) !== 0) length += SUBSTANCE.figure
    }
    lengths[sentence] = length
  }
  return lengths
}
