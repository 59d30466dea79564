import * as engine from '@content-trust/engine/report'
import { switchesOf } from '@content-trust/workspace'
import { sha256 } from '../sha256.ts'
import type { Fix } from '../tasks/fix.ts'
import type { Failed, Outcome, ScoredMedia, ScoredText, Skipped } from '../tasks/outcome.ts'
import { shiftLines } from './shift-lines.ts'

/** A scored draft, ready for any reporter. */
export interface TextReport extends engine.ScoredReport {
  readonly modality: 'text'
  /** What a fix did; then `source` and all findings are those of the revised text. */
  readonly fix: Fix | null
}

/** A scored image, audio or video file, ready for any reporter. */
export interface MediaReport extends engine.ScoredReport {
  readonly modality: 'media'
  readonly media: engine.MediaResult
}

export type ScoredReport = TextReport | MediaReport
export type DraftReport = ScoredReport | Skipped | Failed

/** Prepares an outcome for a reader: hides known findings, sorts, limits their number, applies the gate. */
export function reportDraft(outcome: Outcome, narrowing: engine.Narrowing): DraftReport {
  if (outcome.status !== 'scored') return outcome
  return outcome.modality === 'text'
    ? reportText(outcome, narrowing)
    : reportMedia(outcome, narrowing)
}

/** Prepares a scored draft. */
export function reportText(outcome: ScoredText, narrowing: engine.Narrowing): TextReport {
  const { fix } = outcome
  const changed =
    fix === null || narrowing.changed === null
      ? narrowing.changed
      : shiftLines(narrowing.changed, fix)
  const report = engine.reportDraft(outcome, { ...narrowing, changed }, sha256)
  return { ...report, modality: 'text', fix }
}

/** Prepares scored media: gates and findings work on the text shape that the engine gives it. */
function reportMedia(outcome: ScoredMedia, narrowing: engine.Narrowing): MediaReport {
  const { shown, settings, result: media } = outcome
  const result = engine.mediaAsTextResult(media, switchesOf(settings))
  const report = engine.reportDraft(
    { shown, source: '', settings, result, media },
    narrowing,
    sha256,
  )
  return { ...report, modality: 'media', media }
}

/** What a fix did; null without a fix, and for media. */
export function fixOf(report: DraftReport): Fix | null {
  return report.status === 'scored' && report.modality === 'text' ? report.fix : null
}

/** Whether a report is about an image, audio or video file, scored or not. */
export function isAboutMedia(report: DraftReport): boolean {
  if (report.status === 'scored') return report.modality === 'media'
  return report.status === 'failed' && report.isMedia === true
}
