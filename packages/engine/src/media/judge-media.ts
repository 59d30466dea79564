import { publish } from '../models/calibration.ts'
import type { ProvenanceAnalysis } from '../provenance/read-provenance.ts'
import type {
  Action,
  Context,
  EvidenceItem,
  PolicyMatch,
  PrimaryReason,
  RiskLevel,
} from '../schema/index.ts'
import { modelVersion } from '../version.ts'
import { routeMedia } from './route-media.ts'

/** The risk of pixels or audio that cannot be judged: neither clean nor not. */
export const UNKNOWN_RISK = 0.2

/** What a file declares of itself, and what was measured in it. */
export interface MediaAnalysis {
  readonly provenance: ProvenanceAnalysis
  /** Risk of what was measured, 0 to 1; `UNKNOWN_RISK` where it cannot be judged. */
  readonly measuredRisk: number
  /** What was measured can be judged. */
  readonly isClear: boolean
  /** The reason to name where what was measured decides. */
  readonly signal: PrimaryReason
  /** Findings in what was measured; left out where the file declares worse. */
  readonly measured: readonly EvidenceItem[]
  /** Findings in what is said; never left out. */
  readonly said?: readonly EvidenceItem[]
}

/** How the fixes name the medium. */
export interface MediaFixes {
  /** What to ask for: `file`, `recording`. */
  readonly original: string
  /** What to label: `image`, `recording`, `video`. */
  readonly medium: string
  /** What else to do where the file declares nothing. */
  readonly undeclared?: string
}

/** What the results of all media share. */
export interface MediaJudgement {
  readonly risk: number
  readonly trust: number
  readonly verdict: {
    readonly primary_reason: PrimaryReason
    readonly evidence: EvidenceItem[]
    readonly recommended_fixes: string[]
    readonly risk_level: RiskLevel
    readonly recommended_action: Action
    readonly model_version: string
  }
  /** Of the custom policy. */
  readonly limitations: readonly string[]
  /** Empty when there is no policy (decision 13). */
  readonly matches: { readonly policy_matches?: PolicyMatch[] }
}

/** Decides over a medium: what a file declares of itself comes first, what was measured second. */
export function judgeMedia(
  context: Context,
  analysis: MediaAnalysis,
  fixes: MediaFixes,
): MediaJudgement {
  const { provenance, measuredRisk } = analysis
  const risk = publish(Math.max(measuredRisk, provenance.risk))
  const trust = publish(1 - risk)
  const evidence = [
    ...provenance.evidence,
    ...(provenance.risk <= measuredRisk ? analysis.measured : []),
    ...(analysis.said ?? []),
  ]
  const routed = routeMedia(context, risk, trust, evidence)
  return {
    risk,
    trust,
    verdict: {
      primary_reason: routed.isRaised ? 'policy_match' : reasonOf(analysis, routed.level),
      evidence,
      recommended_fixes: routed.level === 'low' ? [] : fixesOf(provenance, fixes),
      risk_level: routed.level,
      recommended_action: routed.action,
      model_version: modelVersion,
    },
    limitations: routed.limitations,
    matches: routed.matches === undefined ? {} : { policy_matches: routed.matches },
  }
}

function reasonOf(
  { provenance, measuredRisk, isClear, signal }: MediaAnalysis,
  level: RiskLevel,
): PrimaryReason {
  if (level === 'low') return isClear ? 'low_risk' : 'other'
  return provenance.risk >= measuredRisk ? 'source_quality' : signal
}

function fixesOf(provenance: ProvenanceAnalysis, { original, medium, undeclared }: MediaFixes) {
  const ask = `Ask for the original ${original} and for who made it, how and when.`
  if (provenance.isTampered) return ['Get the file from the source that signed it.', ask]
  if (provenance.risk > 0) return [`Label the ${medium} as AI-generated, or replace it.`, ask]
  return undeclared === undefined ? [ask] : [undeclared, ask]
}
