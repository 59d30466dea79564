import { type ScoredReport, scoreCosts } from '@content-trust/engine/report'
import { cut } from './cut.ts'
import { MOST_WHY, type ReportedContribution } from './pull-report.ts'

/** Characters of a sentence that name it; the line says where it is. */
const MOST_QUOTED = 120

/** What costs most in the scores behind a decision, and why; empty for a draft that may be published as it is. */
export function reportedCosts({ lines, result, gateFailed }: ScoredReport): {
  contributions?: ReportedContribution[]
} {
  if (result.recommended_action === 'allow' && !gateFailed) return {}
  const contributions = scoreCosts(lines, result)
    .filter(({ isDriver }) => isDriver)
    .flatMap(({ score, sentences }) =>
      sentences.map(({ share, from, quote, why = [] }): ReportedContribution => {
        const reasons = why.slice(0, MOST_WHY).map((reason) => cut(reason, 400))
        return { score, share, line: from.line, quote: cut(quote, MOST_QUOTED), why: reasons }
      }),
    )
  return contributions.length === 0 ? {} : { contributions }
}
