import { houseLimits } from '../../schema/house-limits.ts'
import type { House } from '../../schema/index.ts'
import { createVocabulary } from '../document/vocabulary.ts'
import { acceptancesOf, type CompiledRules, readersByKind } from '../rule-engine/compile-rules.ts'
import type { Rule } from '../rule-engine/define-rule.ts'
import { countSequences, parsePattern, wordsOf } from '../rule-engine/pattern.ts'
import { createPhraseAutomaton, phraseEdges } from '../rule-engine/phrase-automaton.ts'
import { buildPhraseGraph } from '../rule-engine/phrase-graph.ts'
import { flattenGraph } from '../rule-engine/phrase-table.ts'
import { HouseError, type HousePath } from './house-error.ts'
import { type HouseWords, houseWords } from './house-words.ts'
import { foldPhrase, ownRule } from './own-rules.ts'
import { readTerm, type Term } from './read-term.ts'
import type { RejectedEntry } from './rejected-term.ts'
import { type TermTree, termTree } from './term-tree.ts'

/** House terms and rules, ready to run over drafts. */
export interface CompiledHouse {
  readonly words: HouseWords
  readonly accept: TermTree<Term> | undefined
  readonly reject: TermTree<RejectedEntry> | undefined
  readonly rules: CompiledRules | undefined
  /** Names that switches and comments may use, those of its own rules too. */
  readonly names: ReadonlySet<string>
}

/**
 * Makes house terms and rules ready. Throws a `HouseError` for a mistake in them. `known` are the names of built-in rules and types.
 */
export function compileHouse(house: House, known: ReadonlySet<string>): CompiledHouse {
  const accepted = acceptedTerms(house)
  const rejected = rejectedTerms(house)
  const rules = ownRules(house, known)
  const patterns = acceptancesOf(rules).map(({ pattern }) => parsePattern(pattern).parts)
  const ruleWords = [...new Set(patterns.flatMap(wordsOf))]
  const vocabulary = createVocabulary([], ruleWords)
  const words = houseWords(vocabulary, ruleWords, [...accepted, ...rejected])
  const graph = flattenGraph(buildPhraseGraph(patterns, vocabulary), ruleWords, 0)
  return {
    words,
    accept: accepted.length === 0 ? undefined : termTree(accepted, words),
    reject: rejected.length === 0 ? undefined : termTree(rejected, words),
    rules:
      rules.length === 0
        ? undefined
        : {
            rules,
            vocabulary,
            automaton: createPhraseAutomaton(phraseEdges(graph, words.size), acceptancesOf(rules)),
            sentenceRules: [],
            readers: readersByKind(rules),
          },
    names: new Set([...known, ...rules.map(({ id }) => id)]),
  }
}

function acceptedTerms({ accept = [] }: House): Term[] {
  requireAtMost(['accept'], accept.length, houseLimits.terms, 'terms')
  return accept.map((entry, at) => readAt(['accept', at], () => boundedTerm(entry)))
}

function rejectedTerms({ reject = {} }: House): RejectedEntry[] {
  const entries = Object.entries(reject)
  requireAtMost(['reject'], entries.length, houseLimits.terms, 'terms')
  return entries.flatMap(([entry, given]) => {
    if (given === false) return []
    const term = readAt(['reject', entry], () => boundedTerm(entry))
    const {
      replacement,
      reason,
      severity = 'medium',
    } = typeof given === 'string' ? { replacement: given } : given
    return [{ ...term, replacement, reason, severity }]
  })
}

function boundedTerm(entry: string): Term {
  const { length } = entry
  if (length > houseLimits.term) {
    throw new SyntaxError(
      `Unexpected term of ${length} characters, expected at most ${houseLimits.term}.`,
    )
  }
  return readTerm(entry)
}

function ownRules({ rules = [] }: House, known: ReadonlySet<string>): Rule[] {
  requireAtMost(['rules'], rules.length, houseLimits.rules, 'rules')
  const ids = new Set<string>()
  let sequences = 0
  return rules.map((rule, at) => {
    const { id, phrases } = rule
    if (known.has(id) || id === 'policy') {
      fail(
        ['rules', at, 'id'],
        `Unexpected id \`${id}\`, which is built in. Choose another one, such as \`house-${id}\`.`,
      )
    }
    if (ids.has(id)) fail(['rules', at, 'id'], `Unexpected id \`${id}\`, which another rule has.`)
    ids.add(id)
    requireAtMost(['rules', at, 'phrases'], phrases.length, houseLimits.phrases, 'phrases')
    const folded = phrases.map((phrase, index) =>
      readAt(['rules', at, 'phrases', index], () => {
        const text = boundedPhrase(phrase)
        sequences += countSequences(parsePattern(text).parts)
        requireAtMost(
          ['rules'],
          sequences,
          houseLimits.allSequences,
          'word sequences in all phrases',
        )
        return text
      }),
    )
    return ownRule(rule, folded)
  })
}

function boundedPhrase(phrase: string): string {
  const { length } = phrase
  if (length > houseLimits.phrase) {
    throw new SyntaxError(
      `Unexpected phrase of ${length} characters, expected at most ${houseLimits.phrase}.`,
    )
  }
  const folded = foldPhrase(phrase)
  const sequences = countSequences(parsePattern(folded).parts)
  if (sequences > houseLimits.sequences) {
    throw new SyntaxError(
      `Unexpected phrase “${phrase}” that stands for ${sequences} word sequences, expected at most ${houseLimits.sequences}. Split it into several phrases.`,
    )
  }
  return folded
}

function requireAtMost(path: HousePath, count: number, most: number, what: string): void {
  if (count > most) fail(path, `Unexpected number of ${what}: ${count}, expected at most ${most}.`)
}

/** Names the place of a mistake in what is read. */
function readAt<Value>(path: HousePath, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return fail(path, error.message)
  }
}

function fail(path: HousePath, problem: string): never {
  throw new HouseError(path, problem)
}
