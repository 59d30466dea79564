import { gatherByClause, mostSevere } from '@content-trust/engine/report'
import type { CheckedImage } from '../images/check-images.ts'
import { cut } from './cut.ts'
import { failedBy } from './failed-by.ts'
import type { ReportedImage } from './pull-report.ts'

/** Places that show an image, as far as a report names them. */
const MOST_PLACES = 20

/** An image as plain data, for a comment. */
export function reportedImage(
  { image, report, result }: CheckedImage,
  limit: number,
): ReportedImage {
  const { path, change, shownBy } = image
  const shape = { path, change, shown_by: shownBy.slice(0, MOST_PLACES) }
  const nothing = { ...shape, findings: [], omitted: 0, gate_failed: false }
  if (report.status === 'skipped') {
    return { ...nothing, status: 'skipped', note: cut(report.note, 1000) }
  }
  if (report.status === 'failed' || result === null) {
    const problem = report.status === 'failed' ? report.problem : 'could not be scored'
    return { ...nothing, status: 'failed', note: cut(problem, 1000) }
  }
  const findings = gatherByClause(report.findings)
  const kept = mostSevere(findings, limit)
  return {
    ...shape,
    status: 'scored',
    gate_failed: report.gateFailed,
    ...failedBy(report.gateFailure),
    verdict: {
      content_trust_score: result.content_trust_score,
      synthetic_image_risk: result.synthetic_image_risk,
      confidence: result.confidence,
      primary_reason: result.primary_reason,
      risk_level: result.risk_level,
      recommended_action: result.recommended_action,
    },
    findings: kept.map(({ rule, type, severity, quote, explanation }) => {
      return { rule, type, severity, quote: cut(quote, 400), explanation: cut(explanation, 1000) }
    }),
    omitted: findings.length - kept.length,
  }
}
