import { publish } from '../models/calibration.ts'
import { riskLevel, route, stricter } from '../routing/route.ts'
import type { ContextInput, Draft, TextResult } from '../schema/index.ts'
import { modelVersion } from '../version.ts'
import { createDocument } from './create-document.ts'
import { languageOf } from './language.ts'
import { readContext } from './read-context.ts'
import { readDraft } from './read-draft.ts'
import { readScores } from './read-scores.ts'
import { confidenceOf } from './result/confidence.ts'
import { coverageOf } from './result/coverage.ts'
import { limitationsOf } from './result/limitations.ts'
import { readPolicyMatches } from './result/policy-matches.ts'
import { primaryReasonOf } from './result/primary-reason.ts'
import { detailsOf } from './result/result-details.ts'
import { checkRuleNames, hideIgnored, partBySwitch } from './result/rule-switches.ts'
import { selectHits } from './result/select-hits.ts'
import { textureHits } from './result/texture-evidence.ts'
import { explainHit } from './rules/explain-hit.ts'
import { type Hit, runRules } from './rules/run-rules.ts'
import { sentenceBreaker } from './sentence-breaks.ts'
import { textEngine } from './text-engine.ts'

/** Switches of one call; all optional. */
export interface AnalyzeTextOptions {
  /** What the draft is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
  /** Rule ids or evidence types that shall not report. Unknown names are an `unknown_rule` error. */
  readonly disabledRules?: readonly string[]
  /** Adds `coverage`, `contributions` and `sentences` to the result. */
  readonly details?: boolean
  /** Most evidence items to return; 50 by default (D-037), `Number.POSITIVE_INFINITY` for all. */
  readonly maxEvidence?: number
}

const DEFAULT_MAX_EVIDENCE = 50
const MAX_FIXES = 5

/**
 * Scores a draft: pure, synchronous, deterministic, in time linear in the draft's length.
 *
 * Throws an `EngineError` with the code `invalid_draft`, `invalid_context` or `unknown_rule` for a
 * caller's mistake. A draft that says nothing is none: it gets a result of low confidence.
 */
export function analyzeText(draft: Draft, options: AnalyzeTextOptions = {}): TextResult {
  const engine = textEngine()
  const { compiled } = engine
  const { disabledRules = [], maxEvidence = DEFAULT_MAX_EVIDENCE } = options
  const context = readContext(options.context)
  checkRuleNames(disabledRules, compiled)

  const document = createDocument(readDraft(draft), compiled.vocabulary, sentenceBreaker)
  const ruleHits = runRules(document, compiled)
  const readings = readScores(engine, document, ruleHits)
  const { risks } = readings
  const level = riskLevel(risks.synthetic_texture_risk, risks.slop_risk)

  const allHits = [
    ...ruleHits,
    ...textureHits(document, readings.texture, risks.synthetic_texture_risk),
  ]
  const { on, off } = partBySwitch(allHits, disabledRules)
  const { kept, hidden, unused } = hideIgnored(document, on, compiled)
  const selected = selectHits(kept, maxEvidence)
  const explain = (hit: Hit) => explainHit(hit, draft.source)

  const policy = readPolicyMatches(context.custom_policy, document, on)
  const routed = route(context.intended_use, level)
  const action = policy.actions.reduce(stricter, routed)
  const language = languageOf(document)
  const coverage = coverageOf(document)
  const suppressed = [...off, ...hidden]

  return {
    modality: 'text',
    content_trust_score: publish(1 - Math.max(...Object.values(risks))),
    ...risks,
    synthetic_risk: risks.synthetic_texture_risk,
    confidence: confidenceOf(document, language, coverage.share, risks),
    primary_reason:
      action === routed ? primaryReasonOf(document, level, risks, ruleHits) : 'policy_match',
    evidence: selected.map(explain),
    recommended_fixes: [...new Set(selected.map(({ rule }) => rule.fix))].slice(0, MAX_FIXES),
    risk_level: level,
    recommended_action: action,
    revision_notes: [],
    model_version: modelVersion,
    limitations: [...limitationsOf(document, language, coverage.share), ...policy.limitations],
    ...(policy.matches === undefined ? {} : { policy_matches: policy.matches }),
    ...(suppressed.length === 0 ? {} : { suppressed: suppressed.map(explain) }),
    ...(unused.length === 0 ? {} : { unused_directives: unused }),
    ...(options.details === true
      ? detailsOf(document, readings, ruleHits, coverage, engine.slop.sentenceRisk)
      : {}),
  }
}
