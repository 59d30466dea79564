import {
  countVerdicts,
  disclaimer,
  plural,
  type Summary,
  type VerdictCount,
} from '@content-trust/engine/report'
import {
  cellsOf,
  INDENT,
  type Page,
  paintAction,
  paintSeverity,
  wrapPainted,
} from '../../terminal/page.ts'
import type { NextStep } from '../reporter.ts'
import type { RuleCount } from './rule-tally.ts'

/** Most rules that are listed; the others are counted. */
const MAX_RULES = 12

/** What the last lines of a report show besides the counts of the run. */
export interface Ending {
  readonly noun: string
  readonly counts: readonly RuleCount[]
  readonly steps: readonly NextStep[]
}

/** Draws the last lines of a report: what was checked, decided and found. */
export function drawSummary(page: Page, summary: Summary, { noun, counts, steps }: Ending): string {
  const { colors, columns } = page
  const { scored } = summary
  const lines = [
    drawHeadline(page, summary, noun),
    drawUnchecked(page, summary),
    scored === 0 ? '' : findingsText(summary),
    drawGate(page, summary, noun),
  ]
  const body = lines
    .filter((line) => line !== '')
    .map((line) => wrapPainted(line, columns, INDENT))
    .join('\n')
  const rules = scored > 1 ? drawRules(page, counts, noun) : ''
  const last = scored === 0 ? '' : `\n${colors.dim(wrapPainted(disclaimer, columns, INDENT))}\n`
  return `\n${colors.dim('─'.repeat(columns))}\n${body}\n${rules}${drawSteps(page, steps)}${last}`
}

function drawHeadline({ colors }: Page, summary: Summary, noun: string): string {
  const { drafts, scored } = summary
  const headline = `${scored} of ${plural(drafts, noun)} checked`
  if (scored === 0) return colors.bold(colors.inverse(colors.red(` ${headline.toUpperCase()} `)))
  const parts = mildestFirst(countVerdicts(summary)).map(({ action, label, count }) =>
    paintAction(colors, action, false)(`${count} ${label}`),
  )
  return `${colors.bold(headline)}: ${parts.join(', ')}`
}

/** Decisions from the mildest on, and last what was not judged. */
function mildestFirst(counts: readonly VerdictCount[]): VerdictCount[] {
  const judged = counts.filter(({ action }) => action !== null).reverse()
  return [...judged, ...counts.filter(({ action }) => action === null)]
}

function drawUnchecked({ colors }: Page, { skipped, failed }: Summary): string {
  const texts = [
    skipped > 0 ? `${skipped} skipped` : '',
    failed > 0 ? colors.red(`${failed} could not be checked`) : '',
  ]
  return texts.filter((text) => text !== '').join(', ')
}

function findingsText({ findings: { high, medium, low }, hidden }: Summary): string {
  const more = hidden > 0 ? `, ${hidden} not shown` : ''
  return `${plural(high + medium + low, 'finding')}: ${high} high, ${medium} medium, ${low} low${more}`
}

function drawGate({ colors }: Page, { hasGate, gateFailed }: Summary, noun: string): string {
  if (!hasGate) return ''
  return gateFailed > 0
    ? colors.red(`${plural(gateFailed, noun)} failed the gate`)
    : colors.green('the gate passed')
}

/** Findings by rule, the most frequent rule first. */
function drawRules({ colors, columns }: Page, counts: readonly RuleCount[], noun: string): string {
  if (counts.length === 0) return ''
  const named = counts.slice(0, MAX_RULES)
  const others = counts.slice(MAX_RULES)
  const widthOf = (texts: readonly (string | number)[]) =>
    Math.max(...texts.map((text) => String(text).length))
  const ids = widthOf(named.map(({ rule }) => rule))
  const findings = widthOf(named.map((count) => count.findings))
  const rows = named.map(({ rule, severity, drafts, ...count }) => {
    const number = String(count.findings).padStart(findings)
    const level = paintSeverity(colors, severity)(severity.padEnd(6))
    const whole = `${INDENT}${INDENT}${number}  ${rule.padEnd(ids)}  ${level}  in ${plural(drafts, noun)}`
    return `${cellsOf(whole) <= columns ? whole : `${INDENT}${INDENT}${number}  ${rule}`}\n`
  })
  const left = others.reduce((sum, count) => sum + count.findings, 0)
  const more = `and ${left} by ${plural(others.length, 'other rule')}`
  if (others.length > 0) rows.push(`${wrapPainted(more, columns, INDENT + INDENT)}\n`)
  return `\n${INDENT}${colors.bold('Findings by rule')}\n${rows.join('')}`
}

/** What to try next. Commands are to be copied, so they are not wrapped. */
function drawSteps({ colors, columns }: Page, steps: readonly NextStep[]): string {
  if (steps.length === 0) return ''
  const indent = INDENT + INDENT
  const lines = steps.map(
    ({ command, purpose }) =>
      `${indent}${command}\n${colors.dim(wrapPainted(purpose, columns, indent + INDENT))}\n`,
  )
  return `\n${INDENT}${colors.bold('Try next')}\n${lines.join('')}`
}
