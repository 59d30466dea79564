import {
  disclaimer,
  escapeMarkdown,
  markdownFindings,
  markdownRow,
  markdownTableHead,
  plural,
  scoreCosts,
} from '@content-trust/engine/report'
import type { Format, FormatOptions } from './format.ts'

/** Markdown: a table of all drafts, then the findings of each. */
export function createMarkdown(_options: FormatOptions): Format {
  const rows: string[] = []
  const sections: string[] = []
  const notes: string[] = []
  return {
    begin: () => '# Content Trust\n\n',
    draft: (report) => {
      if (report.status === 'scored') {
        const { shown, result, findings, omitted } = report
        const costs = scoreCosts(report.lines, result)
        const draft = { name: shown, result, findings, omitted, costs }
        rows.push(markdownRow(draft))
        sections.push(markdownFindings(draft))
      } else {
        const text = report.status === 'failed' ? `**not checked**, ${report.problem}` : report.note
        notes.push(`- ${escapeMarkdown(report.shown)}: ${text}\n`)
      }
      return ''
    },
    end: ({ scored, drafts, gateFailed }) => {
      const gate = gateFailed === 0 ? '' : ` **${plural(gateFailed, 'draft')} failed the gate.**`
      const table = rows.length === 0 ? '' : `${markdownTableHead}${rows.join('')}\n`
      const others = notes.length === 0 ? '' : `${notes.join('')}\n`
      return `${scored} of ${plural(drafts, 'draft')} checked.${gate}\n\n${table}${others}${sections.join('')}${disclaimer}\n`
    },
  }
}
