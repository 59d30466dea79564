import { scoreLabels, shareText, whyText } from '@content-trust/engine/report'
import type { ReportedDraft } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'
import type { Links } from './links.ts'

/** The sentences that cost most in a draft, each with its share and why, as a list; '' when none are named. */
export function costLines({ path, contributions = [] }: ReportedDraft, links: Links): string {
  const items = contributions.map((costly) => {
    const { score, share, line, quote } = costly
    const why = escapeText(whyText(costly))
    const place = `[line ${line}](${links.draft(path, line)})`
    return `- ${place}, ${shareText(share)} of ${scoreLabels[score]}: “${escapeText(quote)}”${why === '' ? '' : `, why: ${why}`}\n`
  })
  return items.length === 0 ? '' : `What costs most:\n\n${items.join('')}\n`
}
