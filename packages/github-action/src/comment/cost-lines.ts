import { scoreLabels, shareText, whyText } from '@content-trust/engine/report'
import type { ReportedContribution, ReportedDraft } from '../report/pull-report.ts'
import { escapeText } from './escape-text.ts'
import type { Links } from './links.ts'
import { plainWords } from './plain-words.ts'

/** The sentences that cost most in a draft, each with its share and why, as a list; '' when none are named. */
export function costLines({ path, contributions = [] }: ReportedDraft, links: Links): string {
  const items = contributions.map((costly) => {
    const { line, quote } = costly
    const place = `[line ${line}](${links.draft(path, line)})`
    return `- ${place}, ${costWords(costly)}: “${escapeText(plainWords(quote))}”${whyWords(costly)}\n`
  })
  return items.length === 0 ? '' : `What costs most:\n\n${items.join('')}\n`
}

const routingScores: ReadonlySet<string> = new Set(['slop_risk', 'synthetic_texture_risk'])

/** The sentence that costs most, of a score that decides before one that only informs; '' when none is named. */
export function costliest({ path, contributions = [] }: ReportedDraft, links: Links): string {
  const decides = ({ score }: ReportedContribution) => Number(routingScores.has(score))
  const [costly] = [...contributions].sort((a, b) => decides(b) - decides(a) || b.share - a.share)
  if (costly === undefined) return ''
  const { line, quote } = costly
  const where = `[line ${line}](${links.draft(path, line)})`
  return `${where} costs most, ${costWords(costly)}: “${escapeText(plainWords(quote))}”`
}

/** `41% of slop risk`. */
function costWords({ score, share }: ReportedContribution): string {
  return `${shareText(share)} of ${scoreLabels[score]}`
}

/** `, why: “a game changer”, marketing-puffery`; '' where nothing can be named. */
function whyWords(costly: ReportedContribution): string {
  const why = escapeText(plainWords(whyText(costly)))
  return why === '' ? '' : `, why: ${why}`
}
