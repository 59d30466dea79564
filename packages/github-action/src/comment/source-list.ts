import { plural } from '@content-trust/engine/report'
import { sourcesDisclaimer, stateLabels } from '@content-trust/sources/labels'
import { isSourceRule } from '@content-trust/sources/rules'
import type { PullReport, ReportedSources } from '../report/pull-report.ts'
import { byImportance } from './by-importance.ts'
import { leadPlace } from './finding-lines.ts'
import type { Links } from './links.ts'
import { takeWhileFits } from './take-while-fits.ts'

/** Findings about sources that are shown; the folded list has all. */
const MOST_SHOWN = 10

/** What was found about the sources that the change added, and what became of all of them; '' where there was nothing. */
export function sourceList({ drafts, sources }: PullReport, links: Links, space: number): string {
  if (sources === undefined || sources.references + sources.left === 0) return ''
  const found = byImportance(drafts).flatMap((draft) =>
    draft.findings
      .filter(({ rule }) => isSourceRule(rule))
      .map((finding) => ({ draft, finding, alike: 0 })),
  )
  const items = takeWhileFits(found.slice(0, MOST_SHOWN), (place) => leadPlace(place, links), space)
  const rest = found.length - items.length
  const more =
    rest === 0 ? '' : `- ${plural(rest, 'more finding')} about sources in the list below\n`
  const list = items.length + rest === 0 ? '' : `${items.join('')}${more}\n`
  return `**Sources**\n\n${summaryLine(sources)}\n\n${list}`
}

/** What became of the references, with those that could not be checked. */
function summaryLine({ references, left, states, is_unanswered }: ReportedSources): string {
  const counts = Object.entries(stateLabels).flatMap(([state, { label }]) => {
    const count = states[state] ?? 0
    return count === 0 ? [] : [`${count} ${label}`]
  })
  const about = `${plural(references, 'reference')} of this change looked up`
  const parts = [
    counts.length === 0 ? `${about}.` : `${about}: ${counts.join(', ')}.`,
    is_unanswered ? 'No server answered, so nothing could be checked.' : '',
    left === 0 ? '' : `${left} more left, because a run has limits.`,
    sourcesDisclaimer,
  ]
  return parts.filter((part) => part !== '').join(' ')
}
