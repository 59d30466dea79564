import { EngineError } from '../../schema/index.ts'
import type { BlockKind } from '../markdown/scanned-text.ts'
import { createVocabulary, type Vocabulary } from '../vocabulary.ts'
import { classBit, wordsByClass } from '../word-classes.ts'
import type { Rule } from './define-rule.ts'
import { parsePattern, wordsOf } from './pattern.ts'
import { createPhraseAutomaton, type PhraseAutomaton } from './phrase-automaton.ts'

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
  const seen = new Set<string>()
  const phrases = []
  const words = new Set<string>(furtherWords)
  for (const [owner, rule] of rules.entries()) {
    if (seen.has(rule.id))
      throw new EngineError('invalid_option', `Two rules are named ${rule.id}.`)
    seen.add(rule.id)
    const patterns: [string, string | undefined][] = (rule.phrases ?? []).map((p) => [p, undefined])
    patterns.push(...Object.entries(rule.replacements ?? {}))
    for (const [text, replacement] of patterns) {
      const { parts, atStart, atEnd } = parsePattern(text)
      for (const word of wordsOf(parts)) words.add(word)
      phrases.push({ parts, acceptance: { owner, pattern: text, replacement, atStart, atEnd } })
    }
  }
  const vocabulary = createVocabulary(wordsByClass, words)
  const sentenceRules = rules.flatMap((rule, owner) => {
    if (rule.sentence === undefined) return []
    let low = 0
    let high = 0
    for (const name of rule.sentence.needs) {
      const bit = classBit(name)
      if (bit < 32) low |= 1 << bit
      else high |= 1 << (bit - 32)
    }
    return [{ owner, low, high, match: rule.sentence.match }]
  })
  return {
    rules,
    vocabulary,
    automaton: createPhraseAutomaton(phrases, vocabulary),
    sentenceRules,
    readers: {
      paragraph: readersOf(rules, 'paragraph'),
      heading: readersOf(rules, 'heading'),
      list_item: readersOf(rules, 'list_item'),
      table_cell: readersOf(rules, 'table_cell'),
      alt_text: readersOf(rules, 'alt_text'),
    },
  }
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
