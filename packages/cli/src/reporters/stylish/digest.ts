import {
  actionLabels,
  actionRanks,
  cannotJudgeLabel,
  isUnjudged,
  plural,
  type Standing,
  standingOf,
  worstFirst,
} from '@content-trust/engine/report'
import type { Action } from '@content-trust/engine/schema'
import { INDENT, type Page, paintAction, wrapPainted } from '../../terminal/page.ts'
import type { ScoredReport } from '../draft-report.ts'
import { type DetailOptions, drawDetail } from './digest-detail.ts'
import { drawRow } from './digest-row.ts'

/** Most drafts that are shown with their findings, and most lines that they take together. */
const MAX_DETAILED = 10
const MAX_LINES = 80
/** Most further drafts that get a line each. */
const MAX_ROWS = 10
const MAX_KEPT = MAX_DETAILED + MAX_ROWS
/** Runs of at most this many drafts list those that are allowed. */
const FEW_DRAFTS = 10

/** What a digest knows of the run. */
export interface DigestOptions extends DetailOptions {
  /** Number of drafts in the run. */
  readonly drafts: number
  /** Whether known findings are left out, so that every finding shown is new. */
  readonly isNarrowed: boolean
}

interface KeptDraft {
  readonly standing: Standing
  readonly action: Action
  readonly row: string
  detail: string | null
  /** Findings that its detail does not show. */
  left: number
  readonly findings: number
}

/**
 * The report of many drafts: the worst first and in detail, the others as lines and counts. It keeps the text
 * of a limited number of drafts, so memory does not grow with their number.
 */
export class Digest {
  readonly #page: Page
  readonly #options: DigestOptions
  /** The worst drafts, the worst first. */
  readonly #worst: KeptDraft[] = []
  /** Further drafts that need attention, by decision. */
  readonly #others = new Map<Action, number>()
  readonly #allowed = { drafts: 0, unjudged: 0, findings: 0, rows: [] as string[] }

  constructor(page: Page, options: DigestOptions) {
    this.#page = page
    this.#options = options
  }

  async add(report: ScoredReport): Promise<void> {
    if (isNotable(report, this.#options.isNarrowed)) return await this.#keep(report)
    const allowed = this.#allowed
    allowed.drafts++
    if (isUnjudged(report.result)) allowed.unjudged++
    allowed.findings += report.findings.length
    if (this.#options.drafts <= FEW_DRAFTS) allowed.rows.push(drawRow(this.#page, report))
  }

  /** Draws all drafts; `hasMore` says whether there are findings that it does not show. */
  draw(): { readonly text: string; readonly hasMore: boolean } {
    const allowed = this.#allowed
    const { details, rest } = this.#split()
    const rows = rest.map(({ row }) => row)
    if (this.#others.size > 0) rows.push(`${INDENT}and ${othersText(this.#others)}\n`)
    rows.push(...allowed.rows)
    if (allowed.drafts > allowed.rows.length) rows.push(allowedText(this.#page, allowed))
    const hasMore =
      allowed.findings > 0 ||
      this.#others.size > 0 ||
      details.some(({ left }) => left > 0) ||
      rest.some(({ findings }) => findings > 0)
    const detailText = details.map(({ detail }) => `\n${detail}`).join('')
    return { text: `${detailText}${rows.length === 0 ? '' : '\n'}${rows.join('')}`, hasMore }
  }

  async #keep(report: ScoredReport): Promise<void> {
    const worst = this.#worst
    const standing = standingOf(report)
    let at = worst.length
    while (at > 0 && worstFirst(worst[at - 1]?.standing ?? [], standing) > 0) at--
    const action = report.result.recommended_action
    if (at >= MAX_KEPT) return this.#count(action)
    const drawn =
      at < MAX_DETAILED
        ? await drawDetail(this.#page, report, this.#options)
        : { text: null, left: 0 }
    worst.splice(at, 0, {
      standing,
      action,
      row: drawRow(this.#page, report),
      detail: drawn.text,
      left: drawn.left,
      findings: report.findings.length,
    })
    const pushed = worst[MAX_DETAILED]
    if (pushed) pushed.detail = null
    const last = worst.length > MAX_KEPT ? worst.pop() : undefined
    if (last) this.#count(last.action)
  }

  #count(action: Action): void {
    this.#others.set(action, (this.#others.get(action) ?? 0) + 1)
  }

  /** The drafts to show in detail, as long as there is room for them, and the rest. */
  #split(): { readonly details: readonly KeptDraft[]; readonly rest: readonly KeptDraft[] } {
    const isLimited = this.#options.drawInFull === null
    let lines = 0
    let at = 0
    for (const { detail } of this.#worst) {
      if (detail === null) break
      lines += detail.split('\n').length
      if (isLimited && at > 0 && lines > MAX_LINES) break
      at++
    }
    return { details: this.#worst.slice(0, at), rest: this.#worst.slice(at) }
  }
}

/** Whether a draft is shown with its findings, not only counted. */
function isNotable(report: ScoredReport, isNarrowed: boolean): boolean {
  const { result, gateFailed, counts, findings } = report
  return (
    gateFailed ||
    result.recommended_action !== 'allow' ||
    counts.high > 0 ||
    (isNarrowed && findings.length > 0)
  )
}

function othersText(counts: ReadonlyMap<Action, number>): string {
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
  const text = [
    [drafts - unjudged, paintAction(colors, 'allow', false)(actionLabels.allow)] as const,
    [unjudged, paintAction(colors, null, false)(cannotJudgeLabel)] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, label], at) => `${at === 0 ? plural(count, 'draft') : count}: ${label}`)
    .join(', ')
  return `${wrapPainted(`${text}${found}`, columns, INDENT)}\n`
}
