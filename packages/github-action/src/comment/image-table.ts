import {
  actionLabels,
  bandOf,
  evidenceTypeLabels,
  plural,
  scoreText,
} from '@content-trust/engine/report'
import type { PullReport, ReportedImage } from '../report/pull-report.ts'
import { byImportance } from './by-importance.ts'
import { escapeText } from './escape-text.ts'
import { gateCell } from './gate-words.ts'
import type { Links } from './links.ts'

/** Findings of one image that its row has, and places that show it. */
const MOST_FINDINGS = 3
const MOST_PLACES = 3

const head = `**Images**

| decision | image | what was found | shown in | image risk |
| --- | --- | --- | --- | --: |
`

/** The table of the images of a change while it fits; '' when there are none. */
export function imageTable({ images }: PullReport, links: Links, space: number): string {
  if (images.length === 0) return ''
  const rows: string[] = []
  let left = space - head.length - 100
  for (const image of byImportance(images)) {
    const row = imageRow(image, links)
    if (row.length > left) break
    left -= row.length
    rows.push(row)
  }
  const rest = images.length - rows.length
  const more = rest === 0 ? '' : `${plural(rest, 'more image')} not shown here for length.\n\n`
  return rows.length === 0 ? more : `${head}${rows.join('')}\n${more}`
}

function imageRow(image: ReportedImage, links: Links): string {
  const { path, verdict, note = '' } = image
  const name = `[${escapeText(path) || 'a file without a name'}](${links.draft(path)})`
  const cells =
    verdict === undefined
      ? [
          image.status === 'failed' ? '**not checked**' : 'skipped',
          name,
          escapeText(note),
          places(image, links),
          '',
        ]
      : [decisionCell(image), name, found(image), places(image, links), riskCell(image)]
  return `| ${cells.join(' | ')} |\n`
}

function decisionCell(image: ReportedImage): string {
  const { verdict, change } = image
  const action = verdict?.recommended_action ?? 'allow'
  const parts = [
    action === 'allow' ? actionLabels[action] : `**${actionLabels[action]}**`,
    change === 'unchanged' ? '' : change === 'added' ? 'new' : 'changed',
    gateCell(image),
  ]
  return parts.filter((part) => part !== '').join(', ')
}

function riskCell({ verdict }: ReportedImage): string {
  const risk = verdict?.synthetic_image_risk ?? 0
  return bandOf(risk) === 'high' ? `**${scoreText(risk)}**` : scoreText(risk)
}

function found({ findings, omitted }: ReportedImage): string {
  const shown = findings.slice(0, MOST_FINDINGS)
  const rest = findings.length - shown.length + omitted
  const lines = shown.map(
    ({ type, severity, quote, explanation }) =>
      `${evidenceTypeLabels[type]} (${severity}): ${escapeText(quote)}. ${escapeText(explanation)}`,
  )
  if (rest > 0) lines.push(plural(rest, 'more finding'))
  return lines.join('<br>')
}

function places({ shown_by: shownBy }: ReportedImage, links: Links): string {
  const named = shownBy.slice(0, MOST_PLACES)
  const rest = shownBy.length - named.length
  const parts = named.map(({ path, line }) => {
    return `[${escapeText(path)}, line ${line}](${links.draft(path, line)})`
  })
  return [...parts, ...(rest > 0 ? [`${rest} more`] : [])].join('<br>')
}
