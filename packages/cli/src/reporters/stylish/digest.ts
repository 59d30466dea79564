import {
  type ScoredReport as AnyReport,
  actionLabels,
  actionRanks,
  bandOf,
  isUnjudged,
  leadingFindings,
  mediaScores,
  messageText,
  plural,
  primaryReasonLabels,
  type Standing,
  scoreCosts,
  scoreLabels,
  scoresOf,
  scoreText,
  shareText,
  standingOf,
  whyText,
  worstFirst,
} from '@content-trust/engine/report'
import type { Action, TextScoreName } from '@content-trust/engine/schema'
import { cleanText, loadMeasure, type Measure, wrap } from '../../terminal/display-text.ts'
import {
  cellsOf,
  INDENT,
  type Page,
  paintAction,
  paintRisk,
  paintSeverity,
  wrapPainted,
} from '../../terminal/page.ts'
import { cutAfter } from '../../terminal/quote-line.ts'
import { fixOf, type ScoredReport } from '../draft-report.ts'

/** Drafts that are shown with their findings, and how many lines they may take in all. */
const MAX_DETAILED = 10
const MAX_LINES = 80
/** Further drafts that get a line each. */
const MAX_ROWS = 10
const MAX_KEPT = MAX_DETAILED + MAX_ROWS
/** A run of so few drafts names those that are allowed. */
const FEW_DRAFTS = 10
const routing: ReadonlySet<TextScoreName> = new Set(['slop_risk', 'synthetic_texture_risk'])
const actionWidth = Math.max(...Object.values(actionLabels).map((label) => label.length))

/** What a digest is told of the run. */
export interface DigestOptions {
  /** Drafts that the run looks at. */
  readonly drafts: number
  /** Whether findings that were there before are left out, so that each one shown is new. */
  readonly isNarrowed: boolean
  /** Most findings to show of one draft. */
  readonly most: number
  /** Draws a draft at length, where there is room for it; else a draft is drawn in a few lines. */
  readonly drawAtLength: ((report: ScoredReport) => Promise<string>) | null
}

/** The report of many drafts: the worst first and in detail, the rest as lines and counts. */
export interface Digest {
  add(report: ScoredReport): Promise<void>
  draw(): string
  /** Whether there are findings that were not shown. */
  readonly hasMore: boolean
}

interface Kept {
  readonly standing: Standing
  readonly action: Action
  readonly row: string
  detail: string | null
  /** Findings that its detail does not show. */
  left: number
  readonly findings: number
}

/** A digest of nothing; it keeps some drafts in words and counts the others, so memory stays flat. */
export function createDigest(page: Page, options: DigestOptions): Digest {
  const worst: Kept[] = []
  const beyond = new Map<Action, number>()
  const allowed = { drafts: 0, unjudged: 0, findings: 0, rows: [] as string[] }
  let hasMore = false

  const keep = async (report: ScoredReport) => {
    const standing = standingOf(report)
    let at = worst.length
    while (at > 0 && worstFirst(worst[at - 1]?.standing ?? [], standing) > 0) at--
    const action = report.result.recommended_action
    if (at >= MAX_KEPT) return count(beyond, action)
    const isDetailed = at < MAX_DETAILED
    const drawn = isDetailed ? await drawDetail(page, report, options) : { text: null, left: 0 }
    const findings = report.findings.length
    const kept = { standing, action, row: drawRow(page, report), detail: drawn.text, findings }
    worst.splice(at, 0, { ...kept, left: drawn.left })
    const pushed = worst[MAX_DETAILED]
    if (pushed) pushed.detail = null
    const last = worst.length > MAX_KEPT ? worst.pop() : undefined
    if (last) count(beyond, last.action)
  }
  return {
    get hasMore() {
      return hasMore
    },
    add: async (report) => {
      if (isNotable(report, options.isNarrowed)) return await keep(report)
      allowed.drafts++
      if (isUnjudged(report.result)) allowed.unjudged++
      allowed.findings += report.findings.length
      if (options.drafts <= FEW_DRAFTS) allowed.rows.push(drawRow(page, report))
    },
    draw: () => {
      const parts: string[] = []
      let lines = 0
      let at = 0
      for (; at < worst.length; at++) {
        const detail = worst[at]?.detail ?? null
        const height = detail?.split('\n').length ?? 0
        if (
          detail === null ||
          (at > 0 && options.drawAtLength === null && lines + height > MAX_LINES)
        )
          break
        parts.push(`\n${detail}`)
        lines += height
      }
      const rest = worst.slice(at)
      hasMore =
        allowed.findings > 0 ||
        beyond.size > 0 ||
        worst.slice(0, at).some(({ left }) => left > 0) ||
        rest.some(({ findings }) => findings > 0)
      const rows = rest.map(({ row }) => row)
      if (beyond.size > 0) rows.push(`${INDENT}and ${beyondText(beyond)}\n`)
      rows.push(...allowed.rows)
      if (allowed.drafts > allowed.rows.length) rows.push(allowedText(page, allowed))
      return `${parts.join('')}${rows.length === 0 ? '' : '\n'}${rows.join('')}`
    },
  }
}

/** Whether a draft is shown with its findings, not only counted. */
function isNotable(report: AnyReport, isNarrowed: boolean): boolean {
  const { result, gateFailed, counts, findings } = report
  return (
    gateFailed ||
    result.recommended_action !== 'allow' ||
    counts.high > 0 ||
    (isNarrowed && findings.length > 0)
  )
}

function count(counts: Map<Action, number>, action: Action): void {
  counts.set(action, (counts.get(action) ?? 0) + 1)
}

function beyondText(counts: ReadonlyMap<Action, number>): string {
  const total = [...counts.values()].reduce((sum, number) => sum + number, 0)
  const parts = [...counts]
    .sort((a, b) => actionRanks[b[0]] - actionRanks[a[0]])
    .map(([action, number]) => `${number} ${actionLabels[action]}`)
  return `${plural(total, 'more draft')}: ${parts.join(', ')}`
}

function allowedText(
  { colors, columns }: Page,
  { drafts, unjudged, findings }: Readonly<Record<'drafts' | 'unjudged' | 'findings', number>>,
): string {
  const found = findings === 0 ? '' : `, with ${plural(findings, 'finding')}`
  const open = unjudged === 0 ? '' : `; ${unjudged} of them cannot be judged`
  const text = `${plural(drafts, 'draft')}: ${paintAction(colors, 'allow', false)('allow')}${found}${open}`
  return `${wrapPainted(text, columns, INDENT)}\n`
}

/** A draft on one line: decision, name, and what there is to see. */
function drawRow(page: Page, report: ScoredReport): string {
  const { colors, columns } = page
  const action = report.result.recommended_action
  const facts = [
    report.gateFailed ? colors.red('fails the gate') : '',
    isUnjudged(report.result) ? 'cannot judge' : '',
    ...riskTexts(page, report),
    report.findings.length === 0 ? '' : plural(report.findings.length, 'finding'),
    editsText(report),
  ]
  const label = paintAction(colors, action, false)(actionLabels[action].padEnd(actionWidth))
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
function riskTexts({ colors }: Page, report: ScoredReport): string[] {
  const scores =
    report.modality === 'text'
      ? scoresOf(report.result).map(([name, value]) => [scoreLabels[name], value] as const)
      : mediaScores(report.media)
  return scores
    .filter(([, value]) => bandOf(value) !== 'low')
    .sort((a, b) => b[1] - a[1])
    .map(([label, value]) => paintRisk(colors, bandOf(value))(`${label} ${scoreText(value)}`))
}

function editsText(report: ScoredReport): string {
  const fix = fixOf(report)
  return fix === null || fix.notes.length === 0 ? '' : plural(fix.notes.length, 'edit')
}

async function drawDetail(
  page: Page,
  report: ScoredReport,
  { most, drawAtLength }: DigestOptions,
): Promise<{ readonly text: string; readonly left: number }> {
  const { leading, left } = leadingFindings(report.findings, report.result, most)
  const hidden = left + leading.reduce((sum, { alike }) => sum + alike, 0)
  if (drawAtLength !== null) return { text: await drawAtLength(report), left: hidden }
  const measure = await loadMeasure(report.source)
  const lines = [
    ...drawHead(page, report),
    ...drawCost(page, report, measure),
    ...drawLeading(page, report, leading, measure),
    ...(left === 0
      ? []
      : [`${INDENT}${page.colors.dim(`${plural(left, 'more finding')}: --verbose shows them`)}`]),
  ]
  return { text: `${lines.join('\n')}\n`, left: hidden }
}

function drawHead(page: Page, report: ScoredReport): string[] {
  const { colors, columns } = page
  const { result, shown } = report
  const action = result.recommended_action
  const badge = paintAction(colors, action, true)(` ${actionLabels[action].toUpperCase()} `)
  const facts = [
    report.gateFailed ? colors.red('fails the gate') : '',
    paintRisk(colors, result.risk_level)(`${result.risk_level} risk`),
    ...riskTexts(page, report),
    `confidence ${result.confidence}`,
    result.primary_reason === 'policy_match' ? primaryReasonLabels.policy_match : '',
    editsText(report),
  ]
  const shownFacts = facts.filter((fact) => fact !== '').join(' · ')
  return [`${badge} ${colors.bold(cleanText(shown))}`, wrapPainted(shownFacts, columns, INDENT)]
}

/** The one sentence that costs most, and why. */
function drawCost({ colors, columns }: Page, report: ScoredReport, measure: Measure): string[] {
  const costs = scoreCosts(report.lines, report.result).filter(({ isDriver }) => isDriver)
  // A score that routes comes before one that only informs.
  const [cost] = costs.sort(
    (a, b) => Number(routing.has(b.score)) - Number(routing.has(a.score)) || b.value - a.value,
  )
  const [costly] = cost?.sentences ?? []
  if (cost === undefined || costly === undefined) return []
  const { from, share, quote } = costly
  const start = `${shareText(share)} of ${scoreLabels[cost.score]}, ${from.line}:${from.column}: `
  const room = columns - INDENT.length - start.length - 2
  const why = whyText(costly)
  return [
    `${INDENT}${start}“${cutAfter(cleanText(quote), room, measure, false)}”`,
    ...(why === ''
      ? []
      : wrap(cleanText(`why: ${why}`), columns - 2 * INDENT.length, measure).map(
          (line) => `${INDENT}${INDENT}${colors.dim(line)}`,
        )),
  ]
}

function drawLeading(
  { colors, columns }: Page,
  report: ScoredReport,
  leading: ReturnType<typeof leadingFindings>['leading'],
  measure: Measure,
): string[] {
  const whole = report.modality === 'text' ? 'draft' : 'file'
  const rows = leading.map(({ finding, alike }) => ({
    finding,
    alike,
    at: finding.place ? `${finding.place.from.line}:${finding.place.from.column}` : whole,
  }))
  const width = Math.max(0, ...rows.map(({ at }) => at.length))
  return rows.flatMap(({ finding, alike, at }) => {
    const { severity, rule } = finding
    const more = alike === 0 ? '' : ` ${alike} more of this kind.`
    const text = cleanText(`${messageText(finding)}${more} [${rule}]`)
    const head = `${at.padStart(width)}  ${severity.padEnd(6)}  `
    const room = columns - INDENT.length - head.length
    const [first = '', ...rest] = wrap(text, room, measure)
    const shownHead = `${colors.bold(at.padStart(width))}  ${paintSeverity(colors, severity)(severity.padEnd(6))}  `
    const gap = ' '.repeat(INDENT.length + head.length)
    return [`${INDENT}${shownHead}${first}`, ...rest.map((line) => gap + line)]
  })
}
