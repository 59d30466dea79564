import {
  actionLabels,
  bandOf,
  cannotJudgeLabel,
  mediaScores,
  plural,
  scoreLabels,
  scoresOf,
  scoreText,
  scoreTone,
  verdictOf,
} from '@content-trust/engine/report'
import { cleanText } from '../../terminal/display-text.ts'
import {
  cellsOf,
  INDENT,
  type Page,
  paintAction,
  paintRisk,
  wrapPainted,
} from '../../terminal/page.ts'
import { fixOf, type ScoredReport } from '../draft-report.ts'

const actionWidth = Math.max(
  ...[cannotJudgeLabel, ...Object.values(actionLabels)].map((label) => label.length),
)

/** Draws a draft as one line: decision, name, risks and counts. */
export function drawRow(page: Page, report: ScoredReport): string {
  const { colors, columns } = page
  const verdict = verdictOf(report.result)
  const facts = [
    report.gateFailed ? colors.red('fails the gate') : '',
    verdict.state === 'cannot_judge' ? verdict.reason : '',
    ...riskTexts(page, report),
    report.findings.length === 0 ? '' : plural(report.findings.length, 'finding'),
    editsText(report),
  ]
  const label = paintAction(colors, verdict.action, false)(verdict.label.padEnd(actionWidth))
  const shown = facts.filter((fact) => fact !== '').join(' · ')
  const name = cleanText(report.shown)
  const before = INDENT.length + actionWidth + 2
  const isLong = before + name.length + 2 + cellsOf(shown) > columns
  const parts = shown === '' ? [name] : isLong ? [name, shown] : [`${name}  ${shown}`]
  const lines = parts.flatMap((part) => wrapPainted(part, columns - before, '').split('\n'))
  return lines
    .map((line, index) => `${index === 0 ? `${INDENT}${label}  ` : ' '.repeat(before)}${line}\n`)
    .join('')
}

/** The scores above the low band. */
export function riskTexts({ colors }: Page, report: ScoredReport): string[] {
  const scores =
    report.modality === 'text'
      ? scoresOf(report.result).map(([name, value]) => ({
          label: scoreLabels[name],
          value,
          tone: scoreTone(report.result, name),
        }))
      : mediaScores(report.media).map(([label, value]) => ({ label, value, tone: bandOf(value) }))
  return scores
    .filter(({ value }) => bandOf(value) !== 'low')
    .sort((a, b) => b.value - a.value)
    .map(({ label, value, tone }) => paintRisk(colors, tone)(`${label} ${scoreText(value)}`))
}

/** How many edits a fix made; '' without any. */
export function editsText(report: ScoredReport): string {
  const fix = fixOf(report)
  return fix === null || fix.notes.length === 0 ? '' : plural(fix.notes.length, 'edit')
}
