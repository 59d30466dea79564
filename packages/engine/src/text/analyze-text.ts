import { checkDraft, checkOptions, textChecks } from '../schema/check-call.ts'
import type {
  ContextInput,
  Draft,
  House,
  PolicyRule,
  SeverityChoice,
  SourceFinding,
  TextResult,
} from '../schema/index.ts'
import { modelVersion } from '../version.ts'
import { runPipeline, type TextAnalysis } from './pipeline/run-pipeline.ts'
import { textEngine } from './pipeline/text-engine.ts'
import { draftDetails, sentenceDetails } from './result/details/result-details.ts'
import { selectHits } from './result/evidence/select-hits.ts'
import {
  createBufferPool,
  fitsScratchBuffers,
  type ScratchBuffers,
} from './tokenize/scratch-buffers.ts'

/** Switches of one call; all optional. */
export interface AnalyzeTextOptions {
  /**
   * What the draft is for: picks the routing row and the custom policy, and its format says which rules are silent.
   */
  readonly context?: ContextInput
  /**
   * Rule ids or evidence types that should not report. Unknown names are an `unknown_rule` error.
   */
  readonly ignoredRules?: readonly string[]
  /**
   * How severe findings are, by rule id or evidence type, in place of what the rule says; `off` hides them
   * as `ignoredRules` does. No score depends on it. An id goes before its type.
   */
  readonly severities?: Readonly<Record<string, SeverityChoice>>
  /**
   * Terms and rules of a house. A mistake in them is an `invalid_option` error that begins with its place. One object
   * for many drafts is made ready once.
   */
  readonly house?: House | undefined
  /**
   * Clauses of policy files. They are matched beside the custom policy of the context, and the strictest decision wins.
   */
  readonly policy?: readonly PolicyRule[] | undefined
  /**
   * Ids or evidence types of rules that fail a gate. The format of the context silences none of them, nor any that
   * `severities` names. It may name a rule that only the settings of other drafts define.
   */
  readonly gateRules?: readonly string[]
  /**
   * What a check of sources found in this draft, an empty list for nothing. They are switched, hidden by comments, held
   * against a policy and returned as other findings are; no score depends on them.
   */
  readonly sourceFindings?: readonly SourceFinding[] | undefined
  /** Adds `coverage`, `contributions` and `sentences` to the result; `'draft'` adds all but `sentences`. */
  readonly details?: boolean | 'draft'
  /**
   * Most evidence items to return; 50 by default (decision 19), `Number.POSITIVE_INFINITY` for all.
   */
  readonly maxEvidence?: number
}

/** A result holds nothing of the buffers that its draft was read into. */
const withBuffers = createBufferPool()

const DEFAULT_MAX_EVIDENCE = 50
const MAX_FIXES = 5

/**
 * Scores a draft: pure, synchronous, deterministic, in time linear in the draft's length.
 *
 * Throws an `EngineError` with the code `invalid_draft`, `invalid_context`, `invalid_option` or `unknown_rule`
 * for a caller's mistake. A draft that says nothing is not a mistake: it gets a result of low confidence.
 */
export function analyzeText(draft: Draft, options: AnalyzeTextOptions = {}): TextResult {
  checkDraft(draft)
  checkOptions(options, textChecks)
  const analyze = (buffers?: ScratchBuffers): TextResult =>
    textResult(options, runPipeline(draft, options, { buffers }))
  return fitsScratchBuffers(draft.source) ? withBuffers(analyze) : analyze()
}

/** The result of a draft that was read with the same options. */
export function textResult(options: AnalyzeTextOptions, analysis: TextAnalysis): TextResult {
  const { details = false, maxEvidence = DEFAULT_MAX_EVIDENCE } = options
  const { document, scores, ruleHits, policy, suppressed, unused, coverage } = analysis
  const { risks } = scores
  const selected = selectHits(analysis.kept, maxEvidence)

  // Most results have none of the optional parts: to spread them cost as much as to make the rest.
  const result: TextResult = {
    modality: 'text',
    content_trust_score: analysis.contentTrust,
    specificity_risk: risks.specificity_risk,
    provenance_weakness: risks.provenance_weakness,
    slop_risk: risks.slop_risk,
    synthetic_texture_risk: risks.synthetic_texture_risk,
    synthetic_risk: risks.synthetic_texture_risk,
    confidence: analysis.confidence,
    primary_reason: analysis.primaryReason,
    evidence: selected.map(analysis.explain),
    recommended_fixes: [
      ...new Set(selected.map(({ rule }) => rule.fix).filter((fix) => fix !== '')),
    ].slice(0, MAX_FIXES),
    risk_level: analysis.level,
    recommended_action: analysis.action,
    revision_notes: [],
    model_version: modelVersion,
    limitations: analysis.limitations,
  }
  if (policy.matches !== undefined) result.policy_matches = policy.matches
  if (suppressed.length > 0) result.suppressed = suppressed.map(analysis.explain)
  if (unused.length > 0) result.unused_directives = [...unused]
  if (details === false) return result
  const { slop } = textEngine()
  Object.assign(result, draftDetails(document, scores, coverage, ruleHits, slop))
  if (details !== true) return result
  return Object.assign(result, sentenceDetails(document, scores, ruleHits, slop.sentenceRisk))
}
