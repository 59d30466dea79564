import { createHash } from 'node:crypto'
import {
  type DraftReport,
  isStricter,
  type LineRanges,
  reachesGate,
  rememberDraft,
  reportDraft,
  type ScoredDraft,
  type ScoredReport,
} from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { SourceCheck } from '@content-trust/sources/results'
import type { Baseline, BaselineEntry } from '@content-trust/workspace'
import type { Change } from '../changes/change.ts'
import type { FilterMode } from '../inputs.ts'
import type { AskedExemption } from './asked-exemption.ts'

/** A draft with what became of it, and the result of its old version. */
export interface CheckedDraft {
  readonly change: Change
  readonly report: DraftReport
  /** Null: there is no old version, or it could not be scored. */
  readonly base: TextResult | null
  /** Lines that findings are shown on, or null for all. */
  readonly shownLines: LineRanges | null
  /** What the change asks the draft to be exempt from; absent for nothing. */
  readonly asked?: readonly AskedExemption[]
  /** How many findings the change added, whatever lines are shown; absent where that is not known. */
  readonly added?: number
  /** Lines that the change wrote, or null for all; absent where nothing is scored. */
  readonly addedLines?: LineRanges | null
  /** The findings of the old version, by their names; absent without one. */
  readonly before?: ReadonlyMap<string, number>
  /** The text that was scored: the same but for comments that do not count; absent where nothing is scored. */
  readonly scored?: string
  /** What became of its references; absent where its sources are not looked up. */
  readonly sources?: readonly SourceCheck[]
}

/** What is known of a draft before its findings are narrowed. */
export interface ChangeFacts {
  readonly change: Change
  readonly base: TextResult | null
  readonly shownLines: LineRanges | null
  /** Lines that the change wrote; null for all. */
  readonly addedLines: LineRanges | null
  /** Findings that stood before, in the old version or where text was moved from. */
  readonly known: ReadonlyMap<string, number>
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Narrows the findings of a scored draft to what the filter asks for, and holds it to its gate. */
export function reportChange(
  draft: ScoredDraft,
  { change, base, shownLines, addedLines, known }: ChangeFacts,
  { filter, baseline }: { readonly filter: FilterMode; readonly baseline: Baseline | null },
): { readonly report: ScoredReport; readonly added: number } {
  const limit = Number.POSITIVE_INFINITY
  const entry = baseline === null ? undefined : knownEntry(draft, change, baseline)
  const narrowing = { limit, baseline: entry }
  const added = reportDraft(draft, { ...narrowing, changed: addedLines, known }, sha256)
  // Who asks for other lines asks for what stood on them too.
  const shown =
    filter === 'added' ? added : reportDraft(draft, { ...narrowing, changed: shownLines }, sha256)
  return { report: withGate(shown, base), added: added.findings.length }
}

/** What the baseline knows of a draft: by its path, by that which it was moved from, or by its findings. */
function knownEntry(
  draft: ScoredDraft,
  { previous }: Change,
  baseline: Baseline,
): BaselineEntry | null {
  const named =
    baseline.entryOf(draft.shown) ?? (previous === null ? null : baseline.entryOf(previous))
  if (named !== null) return named
  const whole = reportDraft(draft, { limit: 0, changed: null, baseline: null }, sha256)
  return baseline.entryFor(draft.shown, rememberDraft(whole, sha256).findings)
}

// A change may make a draft worse without a finding on its own lines, by what it takes away.
function withGate(report: ScoredReport, base: TextResult | null): ScoredReport {
  const { result, settings } = report
  const { fail_on: failOn } = settings
  const isWorse = base !== null && isStricter(result, base)
  if (!isWorse || !reachesGate(result, failOn)) return report
  const { rules = [] } = report.gateFailure ?? {}
  return { ...report, gateFailed: true, gateFailure: { failOn, rules } }
}
