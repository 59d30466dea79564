import { engineVersion, modelVersion } from '@content-trust/engine'
import {
  actionRanks,
  cannotJudge,
  gatherByClause,
  mostSevere,
  riskLevelRanks,
  type ScoredReport,
} from '@content-trust/engine/report'
import type { Action, RiskLevel, TextResult } from '@content-trust/engine/schema'
import type { SourceGate } from '@content-trust/sources/rules'
import type { FailOn } from '@content-trust/workspace'
import type { CheckedImage } from '../images/check-images.ts'
import type { ExemptionMode, FilterMode } from '../inputs.ts'
import type { CheckedDraft } from '../score/check-changes.ts'
import type { SourcesSummary } from '../sources/sources-summary.ts'
import { reportedAsks } from './asked-report.ts'
import { reportedCosts } from './cost-report.ts'
import { cut } from './cut.ts'
import { failedBy } from './failed-by.ts'
import { reportedFinding } from './finding-report.ts'
import { reportedImage } from './image-report.ts'
import type { PullReport, ReportedDraft, Verdict } from './pull-report.ts'
import { reportedSummary, sourceOf } from './source-report.ts'

/** What a run knows beside its drafts. */
export interface RunFacts {
  readonly head: string
  readonly filter: FilterMode
  readonly exemptions: ExemptionMode
  readonly failOn: FailOn
  readonly failOnRules: readonly string[]
  readonly failOnSources: readonly SourceGate[]
  /** What became of the references that the change added; null where nobody looked. */
  readonly sources: SourcesSummary | null
  readonly files: number
  /** Whether every draft of the change is known. */
  readonly isComplete: boolean
  readonly notes: readonly string[]
  /** Findings kept of one draft. */
  readonly limit: number
}

const MOST_NOTES = 50

/** Makes the report that a comment, a summary and the outputs are made from. */
export function buildReport(
  drafts: readonly CheckedDraft[],
  images: readonly CheckedImage[],
  facts: RunFacts,
): PullReport {
  const reported = drafts.map((draft) => reportedDraft(draft, facts.limit))
  const reportedImages = images.map((image) => reportedImage(image, facts.limit))
  return {
    version: 1,
    engine_version: engineVersion,
    model_version: modelVersion,
    head: facts.head,
    filter: facts.filter,
    exemptions: facts.exemptions,
    fail_on: facts.failOn,
    ...(facts.failOnRules.length === 0 ? {} : { fail_on_rules: [...facts.failOnRules] }),
    ...(facts.failOnSources.length === 0 ? {} : { fail_on_sources: [...facts.failOnSources] }),
    ...(facts.sources === null ? {} : { sources: reportedSummary(facts.sources) }),
    changed_files: facts.files,
    ...(facts.isComplete ? {} : { is_cut: true }),
    ...strictest([...reported, ...reportedImages]),
    notes: facts.notes.slice(0, MOST_NOTES).map((note) => cut(note, 1000)),
    drafts: reported,
    images: reportedImages,
  }
}

/** The strictest decision and the highest risk level of all drafts and images that count. */
export function strictest(
  drafts: readonly {
    readonly verdict?: Pick<Verdict, 'recommended_action' | 'risk_level'> | undefined
  }[],
): {
  readonly decision: Action
  readonly max_risk: RiskLevel
} {
  let decision: Action = 'allow'
  let maxRisk: RiskLevel = 'low'
  for (const { verdict } of drafts) {
    if (verdict === undefined) continue
    const { recommended_action: action, risk_level: risk } = verdict
    if (actionRanks[action] > actionRanks[decision]) decision = action
    if (riskLevelRanks[risk] > riskLevelRanks[maxRisk]) maxRisk = risk
  }
  return { decision, max_risk: maxRisk }
}

function reportedDraft(draft: CheckedDraft, limit: number): ReportedDraft {
  const { change, report } = draft
  const { path, status: kind } = change
  const origin = originOf(change)
  const nothing = {
    ...reportedAsks(draft),
    findings: [],
    omitted: 0,
    hidden: 0,
    gate_failed: false,
  }
  switch (report.status) {
    case 'skipped':
      return { path, change: kind, status: 'skipped', note: cut(report.note, 1000), ...nothing }
    case 'failed':
      return { path, change: kind, status: 'failed', note: cut(report.problem, 1000), ...nothing }
    case 'scored':
      return {
        path,
        change: kind,
        ...origin,
        ...reportedAsks(draft),
        ...(draft.added === undefined ? {} : { added_findings: draft.added }),
        ...scoredDraft(draft, report, limit),
      }
    default:
      return report satisfies never
  }
}

function originOf({ path, previous }: CheckedDraft['change']): { origin?: string } {
  return previous === null || previous === path ? {} : { origin: previous }
}

function scoredDraft(
  { base, sources = [] }: CheckedDraft,
  report: ScoredReport,
  limit: number,
): Omit<ReportedDraft, 'path' | 'change'> {
  const { result, hidden, gateFailed, gateFailure } = report
  const findings = gatherByClause(report.findings)
  const kept = mostSevere(findings, limit)
  const unjudged = cannotJudge(result.limitations)
  return {
    status: 'scored',
    gate_failed: gateFailed,
    ...failedBy(gateFailure),
    verdict: verdictOf(result),
    ...(base === null ? {} : { base: verdictOf(base) }),
    ...(result.coverage === undefined ? {} : { prose_share: result.coverage.share }),
    ...(unjudged === undefined ? {} : { unjudged: cut(unjudged, 400) }),
    ...reportedCosts(report),
    findings: kept.map((finding) => ({
      ...reportedFinding(report, finding),
      ...sourceOf(finding, sources),
    })),
    omitted: findings.length - kept.length,
    hidden: hidden.length,
  }
}

function verdictOf(result: TextResult): Verdict {
  return {
    content_trust_score: result.content_trust_score,
    specificity_risk: result.specificity_risk,
    provenance_weakness: result.provenance_weakness,
    slop_risk: result.slop_risk,
    synthetic_texture_risk: result.synthetic_texture_risk,
    confidence: result.confidence,
    primary_reason: result.primary_reason,
    risk_level: result.risk_level,
    recommended_action: result.recommended_action,
  }
}
