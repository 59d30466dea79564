import type { MediaResult } from '@content-trust/engine/report'
import * as engine from '@content-trust/engine/report'
import { sha256 } from '../check/cache.ts'
import type { Outcome } from '../check/score-draft.ts'
import type { Fix } from '../fix/fix-draft.ts'
import { shiftLines } from './shift-lines.ts'

/** A scored draft, ready to be shown in any format. */
export interface ScoredReport extends engine.ScoredReport {
  /** What a fix did; then `source` and all findings are those of the revised text. */
  readonly fix: Fix | null
  /** The result of a picture; null for a draft. */
  readonly media: MediaResult | null
}

export type DraftReport = ScoredReport | Exclude<Outcome, { status: 'scored' }>

/** Prepares an outcome for a reader: hides what was there before, orders, cuts, asks the gate. */
export function reportDraft(outcome: Outcome, narrowing: engine.Narrowing): DraftReport {
  if (outcome.status !== 'scored') return outcome
  const { fix, media = null } = outcome
  const changed =
    fix === null || narrowing.changed === null
      ? narrowing.changed
      : shiftLines(narrowing.changed, fix)
  return { ...engine.reportDraft(outcome, { ...narrowing, changed }, sha256), fix, media }
}
