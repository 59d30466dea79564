import { type Detector, detectorOf, findValueProblem } from '../../policy/detectors/index.ts'
import { houseLimits } from '../../schema/house-limits.ts'
import type { House, OwnRule, RejectedTerm } from '../../schema/index.ts'
import { createVocabulary } from '../document/vocabulary.ts'
import { acceptancesOf, type CompiledRules, readersByKind } from '../rule-engine/compile-rules.ts'
import type { Rule } from '../rule-engine/define-rule.ts'
import { parsePattern, wordsOf } from '../rule-engine/pattern.ts'
import { createPhraseAutomaton, phraseEdges } from '../rule-engine/phrase-automaton.ts'
import { buildPhraseGraph } from '../rule-engine/phrase-graph.ts'
import { flattenGraph } from '../rule-engine/phrase-table.ts'
import { HouseError, type HousePath } from './house-error.ts'
import { type HouseWords, houseWords } from './house-words.ts'
import { type FoldedPhrase, foldPhrase, ownRule } from './own-rules.ts'
import { readTerms, type Term } from './read-term.ts'
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

/** House terms and rules, read and checked. */
interface CheckedHouse {
  readonly accepted: readonly Term[]
  readonly rejected: readonly RejectedEntry[]
  readonly rules: readonly Rule[]
}

/**
 * Reads house terms and rules; throws a `HouseError` for a mistake in them. `known` are the names of built-in rules
 * and types.
 */
export function checkHouse(house: House, known: ReadonlySet<string>): CheckedHouse {
  return {
    accepted: acceptedTerms(house),
    rejected: rejectedTerms(house),
    rules: ownRules(house, known),
  }
}

/** Makes house terms and rules ready; throws as `checkHouse` does. */
export function compileHouse(house: House, known: ReadonlySet<string>): CompiledHouse {
  const { accepted, rejected, rules } = checkHouse(house, known)
  const acceptances = acceptancesOf(rules)
  const patterns = acceptances.map(({ pattern }) => parsePattern(pattern).parts)
  const ruleWords = [...new Set(patterns.flatMap(wordsOf))]
  const vocabulary = createVocabulary([], ruleWords)
  const words = houseWords(vocabulary, ruleWords, [...accepted, ...rejected])
  const graph = flattenGraph(buildPhraseGraph(patterns, vocabulary), ruleWords, 0)
  const automaton = createPhraseAutomaton(phraseEdges(graph, words.size), acceptances)
  const readers = readersByKind(rules)
  return {
    words,
    accept: accepted.length === 0 ? undefined : termTree(accepted, words),
    reject: rejected.length === 0 ? undefined : termTree(rejected, words),
    rules:
      rules.length === 0 ? undefined : { rules, vocabulary, automaton, sentenceRules: [], readers },
    names: new Set([...known, ...rules.map(({ id }) => id)]),
  }
}

function acceptedTerms({ accept = [] }: House): Term[] {
  requireAtMost(['accept'], accept.length, houseLimits.terms, 'terms')
  return readTerms(accept, (at, problem) => fail(['accept', at], problem))
}

function rejectedTerms({ reject = {} }: House): RejectedEntry[] {
  const entries = Object.entries(reject).flatMap(([entry, given]) => {
    if (given === false) return []
    const { replacement, reason, severity = 'medium' } = asObject(given)
    return [{ entry, replacement, reason, severity }]
  })
  requireAtMost(['reject'], entries.length, houseLimits.terms, 'terms')
  const terms = readTerms(
    entries.map(({ entry }) => entry),
    (at, problem) => fail(['reject', entries[at].entry], problem),
  )
  return terms.map((term, at) => ({ ...term, ...entries[at] }))
}

function asObject(given: string | RejectedTerm): RejectedTerm {
  return typeof given === 'string' ? { replacement: given } : given
}

function ownRules({ rules = [] }: House, known: ReadonlySet<string>): Rule[] {
  requireAtMost(['rules'], rules.length, houseLimits.rules, 'rules')
  const ids = new Set<string>()
  let sequences = 0
  return rules.map((rule, at) => {
    requireFree(rule.id, at, known, ids)
    ids.add(rule.id)
    const written = rule.phrases ?? []
    requireAtMost(['rules', at, 'phrases'], written.length, houseLimits.phrases, 'phrases')
    const phrases = written.map((phrase, index) => {
      const folded = foldAt(['rules', at, 'phrases', index], phrase)
      sequences += folded.sequences
      return folded.text
    })
    const what = 'word sequences in all phrases'
    requireAtMost(['rules'], sequences, houseLimits.allSequences, what)
    return ownRule(rule, { phrases, detector: detectorIn(rule, at) })
  })
}

/** The detector that a rule names, with a value that it takes. */
function detectorIn({ detector, value }: OwnRule, at: number): Detector | undefined {
  if (detector === undefined) return undefined
  const found = detectorOf(detector)
  if (found === undefined) {
    return fail(
      ['rules', at, 'detector'],
      `Unexpected detector \`${detector}\`, expected one of those in docs/detectors.md.`,
    )
  }
  const problem = findValueProblem(found, value)
  return problem === undefined ? found : fail(['rules', at, 'value'], problem)
}

function requireFree(
  id: string,
  at: number,
  known: ReadonlySet<string>,
  ids: ReadonlySet<string>,
): void {
  const path = ['rules', at, 'id']
  if (ids.has(id)) fail(path, `Unexpected id \`${id}\`, which another rule has.`)
  if (!known.has(id) && id !== 'policy') return
  fail(
    path,
    `Unexpected id \`${id}\`, which is built in. Choose another one, such as \`house-${id}\`.`,
  )
}

function foldAt(path: HousePath, phrase: string): FoldedPhrase {
  try {
    return foldPhrase(phrase)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return fail(path, error.message)
  }
}

function requireAtMost(path: HousePath, count: number, most: number, what: string): void {
  if (count > most) fail(path, `Unexpected number of ${what}: ${count}, expected at most ${most}.`)
}

function fail(path: HousePath, problem: string): never {
  throw new HouseError(path, problem)
}
