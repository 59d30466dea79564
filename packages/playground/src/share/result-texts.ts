import {
  disclaimer,
  escapeMarkdown,
  markdownFindings,
  markdownRow,
  markdownTableHead,
} from '@content-trust/engine/report'
import type { Outcome } from '../outcome.ts'

/** A result as Markdown, as the command line writes it; draft and findings are text in it, never markup. */
export function markdownOf({ result, findings }: Outcome): string {
  const draft = { name: 'Draft', result, findings, omitted: 0 }
  const fixes = result.recommended_fixes.map(
    (fix, index) => `${index + 1}. ${escapeMarkdown(fix)}\n`,
  )
  const first = fixes.length === 0 ? '' : `### What to fix first\n\n${fixes.join('')}\n`
  return `${markdownTableHead}${markdownRow(draft)}\n${markdownFindings(draft)}${first}${disclaimer}\n`
}

/** A result as JSON, as the API answers it. */
export function jsonOf({ result }: Outcome): string {
  return `${JSON.stringify(result, null, 2)}\n`
}
