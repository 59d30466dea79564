import { decisionLabel, plural } from '@content-trust/engine/report'
import { isStanding } from '../report/earned.ts'
import type { ReportedDraft } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'
import { limitationsOf } from './limits.ts'
import type { Links } from './links.ts'

/** Drafts that are named. */
const MOST_NAMED = 20

/** The drafts whose decision stood before the change; none where nothing changed, as in a check of a whole repository. */
export function standingDrafts(drafts: readonly ReportedDraft[]): ReportedDraft[] {
  return drafts.every(({ change }) => change === 'unchanged') ? [] : drafts.filter(isStanding)
}

/** Drafts whose decision stood before the change, folded into one line; '' where there are none. */
export function standingLine(drafts: readonly ReportedDraft[], links: Links): string {
  const standing = standingDrafts(drafts)
  if (standing.length === 0) return ''
  const items = standing.slice(0, MOST_NAMED).map(({ path, verdict, unjudged }) => {
    const name = escapeText(path) || 'a file without a name'
    const { recommended_action = 'allow' } = verdict ?? {}
    const label = decisionLabel({ recommended_action, limitations: limitationsOf(unjudged) })
    return `- [${name}](${links.draft(path)}), ${label}\n`
  })
  const rest = standing.length - items.length
  const more = rest === 0 ? '' : `- ${plural(rest, 'more draft')}\n`
  const title = `${plural(standing.length, 'draft')} with a decision that stood before this change`
  return `<details><summary>${title}</summary>\n\n${items.join('')}${more}\n</details>\n\n`
}
