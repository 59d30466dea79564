import { plural } from '@content-trust/engine/report'
import { oneLine, shortLine, wrap } from '../../terminal/display-text.ts'
import type { Colors } from '../../terminal/page.ts'
import { clauseNote } from '../clause-notes.ts'
import type { ExplainedClause, PolicyExplanation } from './explanation.ts'

const LONGEST_QUOTE = 160
const LABEL = 12

/** The explanation of a policy as text. */
export function explainPage(
  { policy, draft, clauses }: PolicyExplanation,
  colors: Colors,
  columns: number,
): string {
  const parts = clauses.map((clause, at) => {
    // Most clauses are from the file that was named.
    const { from, ...rest } = clause
    return clauseText(from === policy ? rest : clause, at, draft, colors, columns)
  })
  const head = `${colors.bold(oneLine(policy))}  ${plural(clauses.length, 'clause')}`
  return `${[head, ...parts].join('\n\n')}\n`
}

function clauseText(
  clause: ExplainedClause,
  at: number,
  draft: string | undefined,
  colors: Colors,
  columns: number,
): string {
  const { id, text, read_as: readAs, decision, reason, from } = clause
  const name = id ?? String(at + 1)
  const row = (label: string, said: string): string[] => {
    const lines = wrap(said, columns - LABEL - 2, ({ length }) => length)
    return lines.map((line, index) => `  ${(index === 0 ? label : '').padEnd(LABEL)}${line}`)
  }
  const note = clauseNote({ ...clause, leftOut: clause.left_out })
  return [
    `${colors.bold(name)}  ${shortLine(text, LONGEST_QUOTE * 2)}`,
    ...(from === undefined ? [] : row('from', from)),
    ...(readAs === undefined || readAs === text ? [] : row('read as', oneLine(readAs))),
    ...(note === null ? [] : row('note', oneLine(note))),
    ...(readAs === undefined ? [] : row('decision', decisionText(decision))),
    ...(reason === undefined ? [] : row('reason', oneLine(reason))),
    ...metRows(clause, draft, row),
  ].join('\n')
}

function decisionText(decision: ExplainedClause['decision']): string {
  return decision === 'none' ? 'none: what it meets is only listed' : decision
}

function metRows(
  { met, matches = [] }: ExplainedClause,
  draft: string | undefined,
  row: (label: string, said: string) => string[],
): string[] {
  if (met === undefined || draft === undefined) return []
  if (met === 'impossible') return row('met', 'nothing, and it can meet nothing in any draft')
  if (met === 'unasked') return row('met', 'unknown: `content-trust sources` asks the sources')
  if (matches.length === 0) return row('met', 'nothing in this draft')
  return matches.flatMap(({ line, column, quote }, at) => {
    const said = quote === '' ? '' : ` “${shortLine(quote, LONGEST_QUOTE)}”`
    return row(at === 0 ? 'met' : '', `${oneLine(draft)}:${line}:${column}${said}`)
  })
}
