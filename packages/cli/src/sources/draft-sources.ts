import { actionRanks } from '@content-trust/engine/report'
import type { Action, PolicyMatch, TextResult } from '@content-trust/engine/schema'
import { failingRules, type SourceCheck, sourceFindings } from '@content-trust/sources/check'
import { isSourceRule } from '@content-trust/sources/rules'
import { type Settings, scoreOptions } from '@content-trust/workspace'
import type { TextEngine } from '../host.ts'
import type { ScoredText } from '../tasks/outcome.ts'
import type { SourceDraft } from './plan-check.ts'
import type { SourceSettings } from './source-options.ts'

/** A draft, and what became of its sources. */
export interface DraftSources {
  readonly draft: ScoredText
  readonly checks: readonly SourceCheck[]
  /** The result with the findings of its sources: its policy was held against them, and its scores are as they were. */
  readonly result: TextResult
}

/** Holds a draft's switches, comments and policy against what was found about its sources. */
export function withFindings(
  engine: TextEngine,
  { details, draft, syntax }: SourceDraft,
  checks: readonly SourceCheck[],
): DraftSources {
  const { settings, source } = draft
  const result = engine.analyzeText(
    { source, syntax },
    {
      ...scoreOptions(settings),
      maxEvidence: Number.POSITIVE_INFINITY,
      details: details && ('draft' as const),
      sourceFindings: sourceFindings(source, checks),
    },
  )
  return { draft, checks, result }
}

/** A scored draft with the findings of its sources among its own; its scores stay as they are. */
export function withSourceFindings(
  { draft, result }: DraftSources,
  { gates }: SourceSettings,
): ScoredText {
  const { revision_notes, revision_safety } = draft.result
  const revision = revision_safety === undefined ? {} : { revision_safety }
  const names = [...draft.settings.fail_on_rules, ...failingRules(gates)]
  const settings = { ...draft.settings, fail_on_rules: [...new Set(names)] }
  return { ...draft, settings, result: { ...result, revision_notes, ...revision } }
}

/** What clauses of a draft's policy met in its sources. */
export function sourceMatches({ draft, result }: DraftSources): PolicyMatch[] {
  const known = (draft.result.policy_matches ?? []).map((match) => JSON.stringify(match))
  return (result.policy_matches ?? []).filter((match) => {
    const at = known.indexOf(JSON.stringify(match))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

/**
 * A scored draft with the findings of its sources alone, and no gate but theirs: the decision is that of the policy
 * about sources, where it asks for one.
 */
export function onlySourceFindings(sources: DraftSources, { gates }: SourceSettings): ScoredText {
  const { draft } = sources
  const { policy_matches: _, suppressed = [], ...result } = sources.result
  const matches = sourceMatches(sources)
  const action = strictestOf(matches)
  const isOfSource = ({ rule }: { readonly rule?: string | undefined }) => isSourceRule(rule ?? '')
  const hidden = suppressed.filter(isOfSource)
  const { fail_on } = draft.settings
  const settings: Settings = {
    ...draft.settings,
    fail_on: fail_on === 'medium' || fail_on === 'high' ? 'none' : fail_on,
    fail_on_rules: failingRules(gates),
  }
  return {
    ...draft,
    settings,
    isUndecided: action === 'allow',
    result: {
      ...result,
      evidence: result.evidence.filter(isOfSource),
      recommended_action: action,
      ...(action === 'allow' ? {} : { primary_reason: 'policy_match' }),
      ...(matches.length === 0 ? {} : { policy_matches: matches }),
      ...(hidden.length === 0 ? {} : { suppressed: hidden }),
    },
  }
}

/** The decision that matches of a policy ask for; `allow` where they only list. */
export function strictestOf(matches: readonly PolicyMatch[]): Action {
  return matches.reduce<Action>(
    (strictest, { action = 'allow' }) =>
      actionRanks[action] > actionRanks[strictest] ? action : strictest,
    'allow',
  )
}
