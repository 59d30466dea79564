import type { PolicyClause } from '../../../policy/clause.ts'
import { type PlacedMatch, placeMatches } from '../../../policy/match/match-policy.ts'
import {
  policyLimitations,
  unaskedLimitations,
  unmetLimitations,
} from '../../../policy/policy-limitations.ts'
import { readRules } from '../../../policy/rules/read-rules.ts'
import type { Action, EvidenceItem, PolicyMatch, PolicyRule } from '../../../schema/index.ts'
import type { Document } from '../../document/document.ts'
import type { Hit } from '../../rule-engine/run-rules.ts'
import type { ModelScores } from '../../scores/score-readings.ts'
import { policyDraft } from './policy-draft.ts'

const MOST_A_CLAUSE = 10

/** What a draft is held against. */
export interface GivenPolicy {
  /** In words. */
  readonly custom: string | undefined
  /** Clauses of policy files. */
  readonly rules: readonly PolicyRule[] | undefined
  /** Whether the sources of the draft were asked; false unless stated. */
  readonly hasSources?: boolean
}

/** What a policy makes of a draft. */
export interface PolicyAnalysis {
  /** Undefined when there is no policy (decision 13). */
  readonly matches: PolicyMatch[] | undefined
  /** The same matches, with their clauses and places. */
  readonly placed: readonly PlacedMatch[]
  readonly actions: Action[]
  /** Clauses that were not understood, or not whole, said aloud. */
  readonly limitations: string[]
}

/**
 * Holds all evidence against a policy: also what the draft's ignore comments hide and what a cap on
 * the report leaves out, because neither the draft nor a report may soften a policy.
 */
export function readPolicyMatches(
  { custom = '', rules = [], hasSources = false }: GivenPolicy,
  document: Document,
  hits: readonly Hit[],
  scores: ModelScores,
  explain: (hit: Hit) => EvidenceItem,
): PolicyAnalysis {
  if (custom.trim() === '' && rules.length === 0) {
    return { matches: undefined, placed: [], actions: [], limitations: [] }
  }
  const clauses = readRules(custom, rules)
  const placed = placeMatches(clauses, policyDraft(document, hits, scores, explain), MOST_A_CLAUSE)
  const matches = placed.map(({ match }) => match)
  const met = new Set(matches.map(({ rule }) => rule))
  return {
    matches,
    placed,
    actions: matches.flatMap(({ action }) => (action === undefined ? [] : [action])),
    limitations: [
      ...knownLimitations(clauses),
      ...(hasSources ? [] : unaskedLimitations(clauses)),
      ...unmetLimitations(clauses, met),
    ],
  }
}

const known = new WeakMap<readonly PolicyClause[], readonly string[]>()

/** What was not understood of a policy, said once: it does not depend on a draft, and what to write instead takes a search. */
function knownLimitations(clauses: readonly PolicyClause[]): readonly string[] {
  const said = known.get(clauses) ?? policyLimitations(clauses)
  known.set(clauses, said)
  return said
}
