import type { ContextInput, Draft, House, SeverityChoice, TextResult } from '../schema/index.ts'
import { modelVersion } from '../version.ts'
import { readText, type TextReading } from './read-text.ts'
import { draftDetails, sentenceDetails } from './result/result-details.ts'
import { selectHits } from './result/select-hits.ts'
import { explainHit } from './rules/explain-hit.ts'
import type { Hit } from './rules/run-rules.ts'
import { textEngine } from './text-engine.ts'
import { createSpareRoom, fitsWorkspace, type Workspace } from './workspace.ts'

/** Switches of one call; all optional. */
export interface AnalyzeTextOptions {
  /** What the draft is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
  /** Rule ids or evidence types that shall not report. Unknown names are an `unknown_rule` error. */
  readonly disabledRules?: readonly string[]
  /**
   * How severe findings are, by rule id or evidence type, in place of what the rule says; `off` hides them
   * as `disabledRules` does. No score depends on it. An id goes before its type.
   */
  readonly severities?: Readonly<Record<string, SeverityChoice>>
  /**
   * Terms and rules of a house. A mistake in them is an `invalid_option` error that begins with its place. One object
   * for many drafts is made ready once.
   */
  readonly house?: House | undefined
  /** Adds `coverage`, `contributions` and `sentences` to the result; `'draft'` adds all but `sentences`. */
  readonly details?: boolean | 'draft'
  /** Most evidence items to return; 50 by default (D-037), `Number.POSITIVE_INFINITY` for all. */
  readonly maxEvidence?: number
}

/** A result holds nothing of the room that its draft was read in. */
const inSpareRoom = createSpareRoom()

const DEFAULT_MAX_EVIDENCE = 50
const MAX_FIXES = 5

/**
 * Scores a draft: pure, synchronous, deterministic, in time linear in the draft's length.
 *
 * Throws an `EngineError` with the code `invalid_draft`, `invalid_context`, `invalid_option` or `unknown_rule`
 * for a caller's mistake. A draft that says nothing is none: it gets a result of low confidence.
 */
export function analyzeText(draft: Draft, options: AnalyzeTextOptions = {}): TextResult {
  const analyze = (workspace?: Workspace): TextResult =>
    textResult(options, readText(draft, options, { workspace }))
  return fitsWorkspace(draft.source) ? inSpareRoom(analyze) : analyze()
}

/** The result of a draft that was read with the same options. */
export function textResult(options: AnalyzeTextOptions, reading: TextReading): TextResult {
  const { details = false, maxEvidence = DEFAULT_MAX_EVIDENCE } = options
  const { document, readings, ruleHits, policy, suppressed, unused, coverage } = reading
  const { risks } = readings
  const selected = selectHits(reading.kept, maxEvidence)
  const explain = (hit: Hit) => explainHit(hit, document)

  // Most results have none of the optional parts: to spread them cost as much as to make the rest.
  const result: TextResult = {
    modality: 'text',
    content_trust_score: reading.contentTrust,
    specificity_risk: risks.specificity_risk,
    provenance_weakness: risks.provenance_weakness,
    slop_risk: risks.slop_risk,
    synthetic_texture_risk: risks.synthetic_texture_risk,
    synthetic_risk: risks.synthetic_texture_risk,
    confidence: reading.confidence,
    primary_reason: reading.primaryReason,
    evidence: selected.map(explain),
    recommended_fixes: [...new Set(selected.map(({ rule }) => rule.fix))].slice(0, MAX_FIXES),
    risk_level: reading.level,
    recommended_action: reading.action,
    revision_notes: [],
    model_version: modelVersion,
    limitations: reading.limitations,
  }
  if (policy.matches !== undefined) result.policy_matches = policy.matches
  if (suppressed.length > 0) result.suppressed = suppressed.map(explain)
  if (unused.length > 0) result.unused_directives = [...unused]
  if (details === false) return result
  const { slop } = textEngine()
  Object.assign(result, draftDetails(document, readings, coverage, ruleHits, slop))
  if (details !== true) return result
  return Object.assign(result, sentenceDetails(document, readings, ruleHits, slop.sentenceRisk))
}
