import type { Finding } from '@content-trust/engine/report'
import { nameOf } from '@content-trust/sources/labels'
import type { SourceCheck } from '@content-trust/sources/results'
import { isSourceRule } from '@content-trust/sources/rules'
import type { SourcesSummary } from '../sources/sources-summary.ts'
import { cut } from './cut.ts'
import { MOST_SOURCE, type ReportedFinding, type ReportedSources } from './pull-report.ts'

/** What became of the references of a change as plain data, for a comment. */
export function reportedSummary(summary: SourcesSummary): ReportedSources {
  const { references, left, states, isUnanswered } = summary
  return { references, left, states: { ...states }, is_unanswered: isUnanswered }
}

/** The name of the source that a finding is about: the first one that it says something of. */
export function sourceOf(
  { rule, place }: Finding,
  checks: readonly SourceCheck[],
): Pick<ReportedFinding, 'source'> {
  if (place === null || !isSourceRule(rule)) return {}
  const isHere = ({ start, end }: { readonly start: number; readonly end: number }) =>
    start === place.start && end === place.end
  const verdict = rule === 'claim-contradicted' ? 'contradicted' : 'not_found'
  const check = rule.startsWith('claim-')
    ? checks.find(({ claims }) =>
        claims.some((each) => isHere(each.span) && each.verdict === verdict),
      )
    : checks.find(({ reference }) => isHere(reference.span))
  return check === undefined ? {} : { source: cut(nameOf(check), MOST_SOURCE) }
}
