import { type Calibration, calibrate } from '../../models/calibration.ts'
import { checkFeatures } from '../../models/check-features.ts'
import { type Document, GAP, SHAPE } from '../document.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { Hit } from '../rules/run-rules.ts'
import { sentenceAt } from '../sentence-at.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { densestRun, type Run, type RunLength } from './densest-run.ts'

/** The file form of the slop model: what one occurrence of a word or of a rule's evidence weighs. */
export interface SlopModelFile {
  readonly id: string
  readonly version: string
  /** `word:…` and `rule:…` names, in the engine's order. */
  readonly features: readonly string[]
  /** Not negative: generic phrasing can only raise the score. */
  readonly weights: readonly number[]
  /** Which run of sentences speaks for a draft. */
  readonly run: RunLength
  readonly calibration: Calibration
  /** The same for one sentence, whose length is that of a sentence. */
  readonly sentenceCalibration: Calibration
}

/** The slop score of a draft before rounding, and what each sentence adds to it. */
export interface SlopReading {
  /** Calibrated risk 0 to 1. */
  readonly risk: number
  /** What each sentence adds to the risk: its weighted occurrences, or 0 outside the run that speaks. */
  readonly bySentence: Float64Array
  /** Weighted occurrences in each sentence, wherever it stands; never negative. */
  readonly occurrences: Float64Array
}

export interface SlopModel {
  readonly version: string
  read(document: Document, hits: readonly Hit[]): SlopReading
  /** Risk 0 to 1 of one sentence of `words` words with the given weighted occurrences. */
  sentenceRisk(weighted: number, words: number): number
  /** What one occurrence of a word of the vocabulary weighs. */
  wordWeight(id: number): number
  /** What one hit of a rule weighs; 0 for a rule that the model does not know. */
  ruleWeight(id: string): number
}

/** Caps for short drafts, where one phrase would decide: below so many words, at most so much. */
const SHORT_CAPS = [
  { words: 20, most: 0.39 },
  { words: 50, most: 0.69 },
] as const

/** What speaks for a draft in which nothing weighs. */
const NO_RUN: Run = { first: 0, end: 0, density: 0 }

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

/** What a slop model says besides its weights. */
export type SlopSettings = Omit<SlopModelFile, 'features' | 'weights'>

/** What each word of the vocabulary and each rule weighs, as a file can hold it. */
export interface SlopTables {
  readonly byWord: Float64Array
  readonly byRule: readonly (readonly [id: string, weight: number])[]
}

/** Makes the slop model ready; throws `invalid_model` when its features are not the engine's. */
export function loadSlopModel(
  file: SlopModelFile,
  slopWords: readonly string[],
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): SlopModel {
  return openSlopModel(file, slopTables(file, slopWords, rules, vocabulary))
}

/** The tables of a slop model; throws `invalid_model` when its features are not the engine's. */
export function slopTables(
  file: SlopModelFile,
  slopWords: readonly string[],
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): SlopTables {
  checkFeatures(file.id, file.features, slopFeatureNames(slopWords, rules))
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
  return {
    version: file.version,
    read(document, hits) {
      const { words } = document
      const occurrences = new Float64Array(document.sentences.count)
      let hasWeight = false
      for (let word = 0; word < words.count; word++) {
        const weight = byWord[words.ids[word]]
        if (weight === 0) continue
        hasWeight = true
        occurrences[words.sentences[word]] += weight
      }
      for (const hit of hits) {
        const weight = byRule.get(hit.rule.id)
        if (weight === undefined || weight === 0) continue
        hasWeight = true
        occurrences[Math.max(0, sentenceAt(document, hit.start))] += weight
      }
      const { first, end, density } = hasWeight
        ? densestRun(occurrences, proseWordsBySentence(document), file.run)
        : NO_RUN
      const bySentence = new Float64Array(occurrences.length)
      bySentence.set(occurrences.subarray(first, end), first)
      const risk = calibrate(file.calibration, density)
      return { risk: Math.min(risk, mostFor(document.proseWords)), bySentence, occurrences }
    },
    sentenceRisk: (weighted, words) =>
      calibrate(file.sentenceCalibration, (100 * weighted) / (words + file.run.prior)),
    wordWeight: (id) => byWord[id],
    ruleWeight: (id) => byRule.get(id) ?? 0,
  }
}

/** The words of each sentence as `proseWords` counts them: no opaque content, hyphenated parts as one. */
export function proseWordsBySentence({ words, sentences }: Document): Uint32Array {
  const counts = new Uint32Array(sentences.count)
  for (let word = 0; word < words.count; word++) {
    const isPart = (words.gaps[word] & GAP.hyphen) !== 0
    if (!isPart && (words.flags[word] & SHAPE.opaque) === 0) counts[words.sentences[word]]++
  }
  return counts
}
