import { actionLabels, disclaimer, plural, type Summary } from '@content-trust/engine/report'
import { INDENT, type Page, paintAction, wrapPainted } from './stylish-page.ts'

/** Draws the last lines of a report: what was checked, decided and found. */
export function drawSummary({ colors, columns }: Page, summary: Summary, noun: string): string {
  const { drafts, scored, actions, findings, gateFailed, skipped, failed, hidden } = summary
  const headline = `${scored} of ${plural(drafts, noun)} checked`
  const lines: string[] = []
  if (scored === 0) {
    lines.push(colors.bold(colors.inverse(colors.red(` ${headline.toUpperCase()} `))))
  } else {
    const parts = (['allow', 'revise', 'human_review', 'reject'] as const)
      .filter((action) => actions[action] > 0)
      .map((action) =>
        paintAction(colors, action, false)(`${actions[action]} ${actionLabels[action]}`),
      )
    lines.push(`${colors.bold(headline)}: ${parts.join(', ')}`)
  }
  const left = [
    skipped > 0 ? `${skipped} skipped` : '',
    failed > 0 ? colors.red(`${failed} could not be checked`) : '',
  ]
  const rest = left.filter((text) => text !== '').join(', ')
  if (rest !== '') lines.push(rest)
  if (scored > 0) {
    const total = findings.high + findings.medium + findings.low
    const more = hidden > 0 ? `, ${hidden} not shown` : ''
    lines.push(
      `${plural(total, 'finding')}: ${findings.high} high, ${findings.medium} medium, ${findings.low} low${more}`,
    )
  }
  if (summary.hasGate) {
    lines.push(
      gateFailed > 0
        ? colors.red(`${plural(gateFailed, noun)} failed the gate`)
        : colors.green('the gate passed'),
    )
  }
  if (scored > 0) lines.push(colors.dim(disclaimer))
  const body = lines.map((line) => wrapPainted(line, columns, INDENT)).join('\n')
  return `\n${colors.dim('─'.repeat(columns))}\n${body}\n`
}
