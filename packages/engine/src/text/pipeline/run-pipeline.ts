import { publish } from '../../models/calibration.ts'
import { riskLevel, route, stricter } from '../../routing/route.ts'
import type {
  Action,
  Confidence,
  ContextInput,
  Coverage,
  Draft,
  EvidenceItem,
  House,
  PolicyRule,
  PrimaryReason,
  RiskLevel,
  SourceFinding,
  UnusedDirective,
} from '../../schema/index.ts'
import { readContext } from '../../schema/read-context.ts'
import type { Document } from '../document/document.ts'
import { compiledHouse } from '../house/compiled-house.ts'
import { readHouse, withoutAccepted } from '../house/read-house.ts'
import { type ReusedParts, reusedParts } from '../incremental/reused-parts.ts'
import { findUnchanged } from '../incremental/unchanged-blocks.ts'
import { languageOf } from '../queries/language.ts'
import {
  applyOverrides,
  checkRuleNames,
  hideIgnored,
  type RuleOverrides,
  unaskedRules,
} from '../result/directives/rule-overrides.ts'
import { stockWordHits } from '../result/evidence/slop-evidence.ts'
import { sourceHits } from '../result/evidence/source-hits.ts'
import { spokenHits } from '../result/evidence/spoken-hits.ts'
import { textureHits } from '../result/evidence/texture-evidence.ts'
import { confidenceOf, likelyKinds } from '../result/limits/confidence.ts'
import { coverageOf } from '../result/limits/coverage.ts'
import { limitationsOf, type Trust } from '../result/limits/limitations.ts'
import { whyUnjudged } from '../result/limits/why-unjudged.ts'
import { type PolicyAnalysis, readPolicyMatches } from '../result/policy/policy-matches.ts'
import { primaryReasonOf } from '../result/primary-reason.ts'
import { isHiddenIn } from '../rule-engine/exemptions.ts'
import { explainer } from '../rule-engine/explain-hit.ts'
import { type FoundPhrases, findPhrases, type ReusedPhrases } from '../rule-engine/find-phrases.ts'
import { type Hit, runRules } from '../rule-engine/run-rules.ts'
import { kinds } from '../scores/kind-of-writing.ts'
import type { ModelScores } from '../scores/score-readings.ts'
import type { ReusedProbabilities } from '../scores/sentence-probabilities.ts'
import { createDocument } from '../tokenize/create-document.ts'
import type { ScratchBuffers } from '../tokenize/scratch-buffers.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { computeScores } from './compute-scores.ts'
import { scanDraft } from './scan-draft.ts'
import { textEngine } from './text-engine.ts'

/** What a call may switch. */
export interface PipelineOptions extends RuleOverrides {
  readonly context?: ContextInput
  /** Terms and rules of a house; see `docs/house-terms.md`. */
  readonly house?: House | undefined
  /** Clauses of policy files; they are matched beside the custom policy of the context. */
  readonly policy?: readonly PolicyRule[] | undefined
  /** Ids and types of rules that fail a gate; the format of the context silences none of them. */
  readonly gateRules?: readonly string[]
  /** What a check of sources found; undefined where nobody asked. */
  readonly sourceFindings?: readonly SourceFinding[] | undefined
  /** Whether details will be asked for; the analysis is the same, and they then cost less. */
  readonly details?: boolean | 'draft'
}

/** A draft after every stage: read, observed, scored and decided. Text and style results are two views of it. */
export interface TextAnalysis {
  readonly document: Document
  readonly phrases: FoundPhrases
  readonly scores: ModelScores
  /** What the rules saw, whether or not it is shown. */
  readonly ruleHits: readonly Hit[]
  /** Evidence to show: neither switched off nor hidden by the draft's own comments. */
  readonly kept: readonly Hit[]
  readonly suppressed: readonly Hit[]
  readonly unused: readonly UnusedDirective[]
  readonly policy: PolicyAnalysis
  /** Makes an evidence item of a hit, once. */
  explain(hit: Hit): EvidenceItem
  readonly level: RiskLevel
  readonly action: Action
  readonly primaryReason: PrimaryReason
  readonly confidence: Confidence
  readonly contentTrust: number
  readonly coverage: Coverage
  readonly limitations: string[]
}

/** What an earlier analysis provides; the result is the same without it. */
export interface PipelineReuse {
  /** Its findings about blocks that did not change are reused. */
  readonly earlier?: TextAnalysis | undefined
  /** Buffers for this analysis, which must not be filled again while the analysis is in use. */
  readonly buffers?: ScratchBuffers | undefined
}

/** Runs all stages over a draft, once. */
export function runPipeline(
  draft: Draft,
  options: PipelineOptions,
  { earlier, buffers }: PipelineReuse = {},
): TextAnalysis {
  const engine = textEngine()
  const { compiled } = engine
  const { ignoredRules = [], severities = {} } = options
  const context = readContext(options.context)
  const house = compiledHouse(options.house, engine.ruleNames)
  const names = house?.names ?? engine.ruleNames
  checkRuleNames([...ignoredRules, ...Object.keys(severities)], names)

  const scanned = scanDraft(draft, buffers)
  const unchanged = earlier && findUnchanged(earlier.document, scanned)
  const document = createDocument(scanned, compiled.vocabulary, sentenceBreaker, {
    unchanged,
    buffers,
  })
  const reused = earlier && unchanged && reusedOf(earlier, reusedParts(unchanged, document))
  const phrases = findPhrases(document, compiled, reused)
  const own = house && readHouse(document, house)
  const accepted = own?.accepted
  const ruleHits = withoutAccepted(runRules(document, compiled, phrases), accepted)
  const language = languageOf(document)
  const coverage = coverageOf(document)
  const unjudged = whyUnjudged(document, language, coverage.share)
  const isJudged = unjudged === undefined
  const scores = computeScores(engine, document, ruleHits, isJudged, {
    reused,
    buffers,
    acceptedWords: accepted?.words,
    withContent: (options.details ?? false) !== false,
  })
  const { risks } = scores
  const { isLifted } = scores.slop
  const trust: Trust = { language, coverage: coverage.share, unjudged, isLifted }
  const level = riskLevel(risks.synthetic_texture_risk, risks.slop_risk)

  const allHits = [
    ...ruleHits,
    ...textureHits(document, scores.texture, risks),
    ...stockWordHits(document, scores.slop, engine.slop.wordWeight, risks.slop_risk),
    ...(own?.hits ?? []),
    ...sourceHits(document, options.sourceFindings),
  ]
  const shown = withoutAccepted(allHits, accepted).filter(({ rule }) => !isHiddenIn(rule, document))
  const { on, off } = applyOverrides(shown, options)
  const hasSources = options.sourceFindings !== undefined
  const unasked = unaskedRules(hasSources)
  const { kept, hidden, unused } = hideIgnored(document, on, names, unasked)
  // Last, so that a comment about what the format hides counts as used and a policy sees all.
  const spoken = spokenHits(kept, context.format, level, options)

  const given = { custom: context.custom_policy, rules: options.policy, hasSources }
  const explain = explainer(document)
  const policy = readPolicyMatches(given, document, on, scores, explain)
  const routed = route(context.intended_use, level)
  const action = policy.actions.reduce(stricter, routed)

  return {
    document,
    phrases,
    scores,
    ruleHits,
    kept: spoken,
    suppressed: [...off, ...hidden],
    unused,
    policy,
    explain,
    level,
    action,
    primaryReason:
      action === routed ? primaryReasonOf(document, level, risks, ruleHits, trust) : 'policy_match',
    confidence: confidenceOf(
      document,
      trust,
      risks,
      likelyKinds(kinds, scores.kinds),
      engine.confidence,
    ),
    contentTrust: publish(1 - Math.max(...Object.values(risks))),
    coverage,
    limitations: [...limitationsOf(document, trust), ...policy.limitations],
  }
}

function reusedOf(
  { phrases, scores }: TextAnalysis,
  parts: ReusedParts,
): ReusedPhrases & ReusedProbabilities {
  return { parts, phrases, probabilities: scores.sentences }
}
