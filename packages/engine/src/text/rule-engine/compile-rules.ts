import { EngineError } from '../../schema/error.ts'
import {
  createVocabulary,
  hashWord,
  openVocabulary,
  type Vocabulary,
  type VocabularyTables,
  vocabularyTables,
} from '../document/vocabulary.ts'
import { classBit, wordsByClass } from '../document/word-classes.ts'
import type { BlockKind } from '../markdown/scanned-text.ts'
import type { Rule } from './define-rule.ts'
import { parsePattern, wordsOf } from './pattern.ts'
import {
  type Acceptance,
  createPhraseAutomaton,
  type PhraseAutomaton,
  type PhraseEdges,
  phraseEdges,
} from './phrase-automaton.ts'
import { buildPhraseGraph } from './phrase-graph.ts'
import { flattenGraph, type PhraseTable } from './phrase-table.ts'

/** A sentence rule with the class bits that a sentence must hold before the rule is asked. */
export interface SentenceRule {
  readonly owner: number
  readonly low: number
  readonly high: number
  readonly match: NonNullable<Rule['sentence']>['match']
}

/** Rules made ready to run: one automaton for all phrases, one vocabulary for all words. */
export interface CompiledRules {
  readonly rules: readonly Rule[]
  readonly vocabulary: Vocabulary
  readonly automaton: PhraseAutomaton
  readonly sentenceRules: readonly SentenceRule[]
  /** Which rules read a kind of block, one byte a rule, outside and inside block quotes. */
  readonly readers: Readonly<Record<BlockKind, { plain: Uint8Array; quoted: Uint8Array }>>
}

const DEFAULT_KINDS: readonly BlockKind[] = ['paragraph', 'list_item', 'heading']

/** Compiles rules; `furtherWords` are words that models know besides. */
export function compileRules(
  rules: readonly Rule[],
  furtherWords: readonly string[],
): CompiledRules {
  return openRules(rules, ruleTables(rules, compilePhrases(rules), furtherWords))
}

/** The phrase table of rules: what `npm run generate` keeps in a file for the shipped ones. */
export function compilePhrases(rules: readonly Rule[]): PhraseTable {
  const phrases = acceptancesOf(rules).map(({ pattern }) => parsePattern(pattern).parts)
  const words = [...new Set(phrases.flatMap(wordsOf))]
  const vocabulary = createVocabulary(wordsByClass, words)
  return flattenGraph(buildPhraseGraph(phrases, vocabulary), words, fingerprintOf(rules))
}

/** What rules need to run besides their code: plain numbers, so that a file can hold them. */
export interface RuleTables {
  readonly vocabulary: VocabularyTables
  readonly phrases: PhraseEdges
  readonly readers: CompiledRules['readers']
}

/** The tables of rules with a phrase table that was compiled from the same rules. */
export function ruleTables(
  rules: readonly Rule[],
  table: PhraseTable,
  furtherWords: readonly string[],
): RuleTables {
  const seen = new Set<string>()
  for (const { id } of rules) {
    if (seen.has(id)) throw new EngineError('invalid_option', `Two rules are named ${id}.`)
    seen.add(id)
  }
  if (table.fingerprint !== fingerprintOf(rules)) {
    throw new EngineError(
      'invalid_model',
      'Unexpected phrase table, expected one made from these rules. Run: npm run generate.',
    )
  }
  const vocabulary = vocabularyTables(wordsByClass, [...table.words, ...furtherWords])
  return {
    vocabulary,
    phrases: phraseEdges(table, vocabulary.classesLow.length),
    readers: readersByKind(rules),
  }
}

/** Which of the rules read each kind of block. */
export function readersByKind(rules: readonly Rule[]): CompiledRules['readers'] {
  return {
    paragraph: readersOf(rules, 'paragraph'),
    heading: readersOf(rules, 'heading'),
    list_item: readersOf(rules, 'list_item'),
    table_cell: readersOf(rules, 'table_cell'),
    alt_text: readersOf(rules, 'alt_text'),
  }
}

/** Makes rules ready with the tables that were made of them. */
export function openRules(rules: readonly Rule[], tables: RuleTables): CompiledRules {
  return {
    rules,
    vocabulary: openVocabulary(tables.vocabulary),
    automaton: createPhraseAutomaton(tables.phrases, acceptancesOf(rules)),
    sentenceRules: rules.flatMap(sentenceRuleOf),
    readers: tables.readers,
  }
}

/** Every phrase of the rules in order; its place is its number in the table. */
export function acceptancesOf(rules: readonly Rule[]): Acceptance[] {
  return rules.flatMap((rule, owner) => {
    const plain: [string, string | undefined][] = (rule.phrases ?? []).map((p) => [p, undefined])
    return [...plain, ...Object.entries(rule.replacements ?? {})].map(([pattern, replacement]) => ({
      owner,
      pattern,
      replacement,
      atStart: pattern.startsWith('^'),
      atEnd: pattern.endsWith('$'),
    }))
  })
}

/** Checksum of everything that a phrase table depends on besides the code. */
function fingerprintOf(rules: readonly Rule[]): number {
  let print = 0
  const add = (text: string): void => {
    print = (Math.imul(print, 31) + hashWord(text)) >>> 0
  }
  for (const rule of rules) {
    for (const pattern of rule.phrases ?? []) add(pattern)
    for (const pattern of Object.keys(rule.replacements ?? {})) add(pattern)
  }
  for (const list of wordsByClass) for (const word of list) add(word)
  return print
}

function sentenceRuleOf({ sentence }: Rule, owner: number): SentenceRule[] {
  if (sentence === undefined) return []
  let low = 0
  let high = 0
  for (const name of sentence.needs) {
    const bit = classBit(name)
    if (bit < 32) low |= 1 << bit
    else high |= 1 << (bit - 32)
  }
  return [{ owner, low, high, match: sentence.match }]
}

function readersOf(
  rules: readonly Rule[],
  kind: BlockKind,
): { plain: Uint8Array; quoted: Uint8Array } {
  const reads = (rule: Rule): boolean => (rule.kinds ?? DEFAULT_KINDS).includes(kind)
  return {
    plain: Uint8Array.from(rules, (rule) => (reads(rule) ? 1 : 0)),
    quoted: Uint8Array.from(rules, (rule) => (reads(rule) && rule.readsQuotes === true ? 1 : 0)),
  }
}
