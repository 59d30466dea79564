import { ignoreComment } from '@content-trust/engine/report'
import type { Syntax } from '@content-trust/engine/schema'
import { draftSyntax } from '@content-trust/workspace'
import type { PullReport, ReportedDraft } from '../report/pull-report.ts'

const names: Readonly<Partial<Record<Syntax, string>>> = {
  mdx: 'MDX',
  html: 'HTML',
  asciidoc: 'AsciiDoc',
  rst: 'reStructuredText',
}

/**
 * How to keep words as they are, in the form of comment that the files with findings take; '' without findings. What a
 * policy met is left out: no comment hides words from it.
 */
export function keepHint({ drafts, exemptions }: PullReport): string {
  const [first, ...others] = formsOf(drafts)
  if (first === undefined) return ''
  const more = others.map(({ code, syntax }) => `, or in ${names[syntax] ?? 'Markdown'} ${code}`)
  const shown = `${first.code}${more.join('')}${more.length === 0 ? '' : ','}`
  // A change may not exempt itself, so the words are still held to the gate of this change.
  const later = exemptions === 'ask' ? ' It counts from the merge on.' : ''
  return `To keep words as they are, put ${shown} on the line above them.${later}`
}

interface Form {
  readonly syntax: Syntax
  /** The comment, as code. */
  readonly code: string
}

/** One comment for each syntax, Markdown first. */
function formsOf(drafts: readonly ReportedDraft[]): Form[] {
  const forms = new Map<Syntax, string>()
  for (const { path, findings } of drafts) {
    const finding = findings.find(({ clause }) => clause === undefined)
    if (finding === undefined) continue
    const syntax = draftSyntax(path) ?? 'markdown'
    const rule = finding.rule.replaceAll(/[^\w-]/g, '')
    const comment = ignoreComment('disable-next-line', rule, syntax, 'your reason')
    if (comment !== null && !forms.has(syntax)) forms.set(syntax, `\`${comment}\``)
  }
  return [...forms]
    .map(([syntax, code]) => ({ syntax, code }))
    .sort((a, b) => Number(b.syntax === 'markdown') - Number(a.syntax === 'markdown'))
}
