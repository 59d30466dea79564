import {
  actionLabels,
  disclaimer,
  escapeMarkdown,
  gateText,
  markdownFindings,
  markdownRow,
  markdownTableHead,
  mediaScores,
  plural,
  scoreCosts,
  scoreText,
} from '@content-trust/engine/report'
import type { MediaReport } from './draft-report.ts'
import type { Reporter, ReporterOptions } from './reporter.ts'

/** Markdown: a table of all drafts, then the findings of each. */
export function createMarkdown(_options: ReporterOptions): Reporter {
  const rows: string[] = []
  const mediaRows: string[] = []
  const counted: string[] = []
  const sections: string[] = []
  const notes: string[] = []
  return {
    begin: () => '# Content Trust\n\n',
    draft: (report) => {
      if (report.status === 'scored') {
        const { shown, result, findings, omitted } = report
        const isMedia = report.modality === 'media'
        const costs = scoreCosts(report.lines, result)
        const isUndecided = report.isUndecided === true
        const draft = { name: shown, result, findings, omitted, costs, isMedia, isUndecided }
        if (isUndecided)
          counted.push(`| ${escapeMarkdown(shown)} | ${findings.length + omitted} |\n`)
        else if (isMedia) mediaRows.push(mediaRow(report))
        else rows.push(markdownRow(draft))
        sections.push(markdownFindings(draft))
        if (report.gateFailure !== null) {
          const why = escapeMarkdown(gateText(report.gateFailure))
          notes.push(`- ${escapeMarkdown(shown)}: fails the gate, ${why}\n`)
        }
        for (const { line, problem } of report.warnings) {
          notes.push(`- ${escapeMarkdown(shown)}, line ${line}: ${problem}\n`)
        }
      } else {
        const isFailed = report.status === 'failed'
        const line = isFailed && report.line !== undefined ? `, line ${report.line}` : ''
        const text = isFailed ? `**not checked**, ${report.problem}` : report.note
        notes.push(`- ${escapeMarkdown(report.shown)}${line}: ${text}\n`)
      }
      return ''
    },
    end: ({ scored, drafts, gateFailed }) => {
      const noun = mediaRows.length === 0 ? 'draft' : 'file'
      const gate = gateFailed === 0 ? '' : ` **${plural(gateFailed, noun)} failed the gate.**`
      const table = rows.length === 0 ? '' : `${markdownTableHead}${rows.join('')}\n`
      const media = mediaRows.length === 0 ? '' : `${mediaTableHead}${mediaRows.join('')}\n`
      const undecided = counted.length === 0 ? '' : `${countedTableHead}${counted.join('')}\n`
      const others = notes.length === 0 ? '' : `${notes.join('')}\n`
      return `${scored} of ${plural(drafts, noun)} checked.${gate}\n\n${table}${media}${undecided}${others}${sections.join('')}${disclaimer}\n`
    },
  }
}

/** Of drafts about which nothing was decided. */
const countedTableHead = `| draft | findings |
| --- | ---: |
`

const mediaTableHead = `| file | decision | risk | scores | findings |
| --- | --- | --- | --- | ---: |
`

/** A media file as a row: the scores depend on its modality. */
function mediaRow({ shown, result, findings, omitted, media }: MediaReport): string {
  const scores = mediaScores(media).map(([label, value]) => `${label} ${scoreText(value)}`)
  const cells = [
    escapeMarkdown(shown),
    `**${actionLabels[result.recommended_action]}**`,
    result.risk_level,
    scores.join(', '),
    String(findings.length + omitted),
  ]
  return `| ${cells.join(' | ')} |\n`
}
