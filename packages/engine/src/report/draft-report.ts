import type { Severity, TextResult } from '../schema/index.ts'
import type { BaselineEntry, DraftWarning, Settings } from '../settings/settings.ts'
import { findLines, type Lines } from '../text/document/lines.ts'
import { allFindings } from './findings/all-findings.ts'
import { countBySeverity, type Finding, mostSevere, prepareFindings } from './findings/findings.ts'
import { fingerprint, type Hash } from './findings/fingerprint.ts'
import { failingRules, type GateFailure, isStricter, reachesGate } from './gate.ts'
import type { MediaResult } from './text-of-media.ts'

/** Line ranges, both ends counted in. */
export type LineRanges = readonly (readonly [from: number, to: number])[]

/** A finding that is not shown, and why. */
export interface HiddenFinding {
  readonly finding: Finding
  readonly by: 'directive' | 'baseline' | 'unchanged_line'
  readonly reason: string
}

/** A draft with its result and the settings that it was scored with. */
export interface ScoredDraft {
  /** What the reader knows the draft by: a path. */
  readonly shown: string
  readonly source: string
  readonly settings: Settings
  readonly result: TextResult
  /** The result of an image, a recording or a video, of which `result` is a stand-in. */
  readonly media?: MediaResult | null
  /** Set where only its sources were asked: nothing was decided about the draft. */
  readonly isUndecided?: boolean
  readonly warnings?: readonly DraftWarning[]
}

/** A scored draft, ready to be shown in any format. */
export interface ScoredReport extends ScoredDraft {
  readonly status: 'scored'
  readonly lines: Lines
  /** In reading order, cut to the limit. */
  readonly findings: readonly Finding[]
  readonly omitted: number
  readonly limit: number
  readonly counts: Readonly<Record<Severity, number>>
  readonly hidden: readonly HiddenFinding[]
  /** Whether a baseline marks findings as new. */
  readonly hasBaseline: boolean
  readonly gateFailed: boolean
  /** Why the gate failed; null where it did not. */
  readonly gateFailure: GateFailure | null
  /** What is wrong with the draft and kept nobody from scoring it. */
  readonly warnings: readonly DraftWarning[]
}

/** A draft that was not checked, and why. */
export interface UncheckedReport {
  readonly status: 'failed'
  readonly shown: string
  readonly problem: string
  readonly line?: number
}

/** A draft that asked not to be checked, or a file that is not a draft. */
export interface SkippedReport {
  readonly status: 'skipped'
  readonly shown: string
  readonly note: string
}

/** What became of one draft. */
export type DraftReport = ScoredReport | SkippedReport | UncheckedReport

/** What narrows the findings of one draft. */
export interface Narrowing {
  readonly limit: number
  readonly changed: LineRanges | null
  /** Undefined: no baseline is in use; null: the baseline does not know the draft. */
  readonly baseline: BaselineEntry | null | undefined
  /** Findings that stood elsewhere before, as `knownFindings` names them, each with how often; none by default. */
  readonly known?: ReadonlyMap<string, number>
}

const nothing: ReadonlyMap<string, number> = new Map()

/** Prepares a scored draft for a reader: hides what was there before, orders, cuts, asks the gate. */
export function reportDraft(draft: ScoredDraft, narrowing: Narrowing, hash: Hash): ScoredReport {
  const {
    shown,
    source,
    settings,
    result,
    media = null,
    warnings = [],
    isUndecided = false,
  } = draft
  const { limit, changed, baseline, known = nothing } = narrowing
  const lines = findLines(source)
  const all = allFindings(lines, result, Object.values(settings.policy ?? {}))
  const hidden: HiddenFinding[] = prepareFindings(lines, result.suppressed ?? []).map(
    (finding) => ({ finding, by: 'directive', reason: directiveReason(finding, settings) }),
  )
  const left = new Map(Object.entries(baseline?.findings ?? {}))
  const open = all.filter((finding) => {
    const why = hiddenBy(finding, source, left, changed, hash)
    if (why !== null) hidden.push({ finding, ...why })
    return why === null
  })
  // What is hidden already is what it was, so the rest of the known is left for what moved.
  const { visible, moved } = partMoved(open, hidden, { source, known, hash })
  for (const finding of moved) hidden.push({ finding, ...stoodBefore })
  const findings = mostSevere(visible, limit)
  const gateFailure = failureOf(result, settings, visible, narrowing)
  return {
    status: 'scored',
    shown,
    source,
    lines,
    result,
    settings,
    media,
    isUndecided,
    findings,
    omitted: visible.length - findings.length,
    limit,
    counts: countBySeverity(visible),
    hidden,
    hasBaseline: baseline !== undefined,
    gateFailed: gateFailure !== null,
    gateFailure,
    warnings,
  }
}

/** What a baseline should remember of a scored draft: all its findings, shown or not. */
export function rememberDraft({ lines, source, result }: ScoredReport, hash: Hash): BaselineEntry {
  const findings: Record<string, number> = {}
  for (const finding of allFindings(lines, result)) {
    const name = fingerprint(source, finding, hash)
    findings[name] = (findings[name] ?? 0) + 1
  }
  const { risk_level, recommended_action } = result
  return { risk_level, recommended_action, findings }
}

/** How often a scored draft has each finding, by a name that is the same in another draft. */
export function knownFindings(
  { lines, source, result }: Pick<ScoredReport, 'lines' | 'source' | 'result'>,
  hash: Hash,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const finding of allFindings(lines, result)) {
    const name = findingName(source, finding, hash)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Names a finding: by its words and those beside it; one that is nowhere in the draft by its rule alone. */
export function findingName(source: string, finding: Finding, hash: Hash): string {
  // What such a finding quotes is a measure, which any edit moves a little.
  return finding.place === null ? finding.rule : fingerprint(source, finding, hash)
}

const stoodBefore = {
  by: 'unchanged_line',
  reason: 'The same words stood there before.',
} as const

/** Parts findings into new ones and those that are known, of which each counts once. */
function partMoved(
  open: readonly Finding[],
  hidden: readonly HiddenFinding[],
  { source, known, hash }: { source: string; known: ReadonlyMap<string, number>; hash: Hash },
): { readonly visible: readonly Finding[]; readonly moved: readonly Finding[] } {
  if (known.size === 0 || open.length === 0) return { visible: open, moved: [] }
  const left = new Map(known)
  const take = (finding: Finding): boolean => {
    const name = findingName(source, finding, hash)
    const count = left.get(name) ?? 0
    if (count > 0) left.set(name, count - 1)
    return count > 0
  }
  for (const { finding, by } of hidden) if (by === 'unchanged_line') take(finding)
  const moved = new Set(open.filter(take))
  return { visible: open.filter((finding) => !moved.has(finding)), moved: [...moved] }
}

function hiddenBy(
  finding: Finding,
  source: string,
  left: Map<string, number>,
  changed: LineRanges | null,
  hash: Hash,
): Pick<HiddenFinding, 'by' | 'reason'> | null {
  if (left.size > 0) {
    const name = fingerprint(source, finding, hash)
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

/** Whether any line of a range changed. */
function touches(ranges: LineRanges, from: number, to: number): boolean {
  return ranges.some(([start, end]) => from <= end && to >= start)
}

// Findings that a baseline or unchanged lines hide are not visible, so rules too ask for something new.
function failureOf(
  result: TextResult,
  settings: Settings,
  visible: readonly Finding[],
  narrowing: Narrowing,
): GateFailure | null {
  const rules = failingRules(visible, settings)
  const failOn = failsAtLevel(result, settings, visible, narrowing) ? settings.fail_on : null
  return failOn === null && rules.length === 0 ? null : { failOn, rules }
}

// With a baseline or changed lines a gate asks for something new: old text alone never fails it.
function failsAtLevel(
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
  const { ignore_rules: ignored, severity } = settings
  const { rule, type } = finding
  const isOff = (severity[rule] ?? severity[type]) === 'off'
  const byComment = 'Hidden by a comment in the draft.'
  return ignored[rule] ?? ignored[type] ?? (isOff ? 'Switched off by `severity`.' : byComment)
}
