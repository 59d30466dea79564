import { createHash } from 'node:crypto'
import {
  countBySeverity,
  type Finding,
  findLines,
  fingerprintText,
  type Lines,
  mostSevere,
  policyEvidence,
  prepareFindings,
} from '@content-trust/engine/report'
import type { Severity, TextResult } from '@content-trust/engine/schema'
import type { Settings } from '../config/settings.ts'
import type { Fix } from '../fix/fix-draft.ts'
import { shiftLines } from '../fix/shift-lines.ts'
import { type BaselineEntry, baselineEntry } from './baseline.ts'
import { type LineRanges, touches } from './changed-lines.ts'
import { isStricter, reachesGate } from './gate.ts'
import type { Outcome } from './score-draft.ts'

/** A finding that is not shown, and why. */
export interface HiddenFinding {
  readonly finding: Finding
  readonly by: 'directive' | 'baseline' | 'unchanged_line'
  readonly reason: string
}

/** A scored draft, ready to be shown in any format. */
export interface ScoredReport {
  readonly status: 'scored'
  readonly shown: string
  readonly source: string
  readonly lines: Lines
  readonly result: TextResult
  readonly settings: Settings
  /** In reading order, cut to the limit. */
  readonly findings: readonly Finding[]
  readonly omitted: number
  readonly limit: number
  readonly counts: Readonly<Record<Severity, number>>
  readonly hidden: readonly HiddenFinding[]
  /** What a fix did; then `source` and all findings are those of the revised text. */
  readonly fix: Fix | null
  /** Whether a baseline marks findings as new. */
  readonly hasBaseline: boolean
  readonly gateFailed: boolean
}

export type DraftReport = ScoredReport | Exclude<Outcome, { status: 'scored' }>

/** What narrows the findings of one draft. */
export interface Narrowing {
  readonly limit: number
  readonly changed: LineRanges | null
  /** Undefined: no baseline is in use; null: the baseline does not know the draft. */
  readonly baseline: BaselineEntry | null | undefined
}

/** Prepares an outcome for a reader: hides what was there before, orders, cuts, asks the gate. */
export function reportDraft(outcome: Outcome, narrowing: Narrowing): DraftReport {
  if (outcome.status !== 'scored') return outcome
  const { shown, source, settings, result, fix } = outcome
  const { limit, baseline } = narrowing
  const changed =
    fix === null || narrowing.changed === null
      ? narrowing.changed
      : shiftLines(narrowing.changed, fix)
  const lines = findLines(source)
  const policy = (result.policy_matches ?? []).map(policyEvidence)
  const all = prepareFindings(lines, [...result.evidence, ...policy])
  const hidden: HiddenFinding[] = prepareFindings(lines, result.suppressed ?? []).map(
    (finding) => ({ finding, by: 'directive', reason: directiveReason(finding, settings) }),
  )
  const left = new Map(Object.entries(baseline?.findings ?? {}))
  const visible = all.filter((finding) => {
    const why = hiddenBy(finding, source, left, changed)
    if (why !== null) hidden.push({ finding, ...why })
    return why === null
  })
  const findings = mostSevere(visible, limit)
  return {
    status: 'scored',
    shown,
    source,
    lines,
    result,
    settings,
    findings,
    omitted: visible.length - findings.length,
    limit,
    counts: countBySeverity(visible),
    hidden,
    fix,
    hasBaseline: baseline !== undefined,
    gateFailed: failsGate(result, settings, visible, narrowing),
  }
}

/** What a baseline shall remember of a scored draft: all its findings, shown or not. */
export function rememberDraft(report: ScoredReport): BaselineEntry {
  const { source, result } = report
  const policy = (result.policy_matches ?? []).map(policyEvidence)
  const all = prepareFindings(report.lines, [...result.evidence, ...policy])
  return baselineEntry(
    result,
    all.map((finding) => fingerprint(source, finding)),
  )
}

/** Names a finding so that it is known again after lines moved. */
export function fingerprint(source: string, finding: Finding): string {
  const hash = createHash('sha256').update(fingerprintText(source, finding))
  return hash.digest('hex').slice(0, 16)
}

function hiddenBy(
  finding: Finding,
  source: string,
  left: Map<string, number>,
  changed: LineRanges | null,
): Pick<HiddenFinding, 'by' | 'reason'> | null {
  if (left.size > 0) {
    const name = fingerprint(source, finding)
    const count = left.get(name) ?? 0
    if (count > 0) {
      left.set(name, count - 1)
      return { by: 'baseline', reason: 'Known to the baseline.' }
    }
  }
  const { place } = finding
  if (changed !== null && place && !touches(changed, place.from.line, place.to.line)) {
    return { by: 'unchanged_line', reason: 'On a line that did not change.' }
  }
  return null
}

// With a baseline or changed lines a gate asks for something new: old text alone never fails it.
function failsGate(
  result: TextResult,
  settings: Settings,
  visible: readonly Finding[],
  { changed, baseline }: Narrowing,
): boolean {
  if (!reachesGate(result, settings.fail_on)) return false
  if (baseline === undefined && changed === null) return true
  const isWorse = baseline != null && isStricter(result, baseline)
  const isNewDraft = baseline === null && changed === null
  return visible.length > 0 || isWorse || isNewDraft
}

function directiveReason(finding: Finding, settings: Settings): string {
  const { ignore_rules: ignored } = settings
  return ignored[finding.rule] ?? ignored[finding.type] ?? 'Hidden by a comment in the draft.'
}
