import { plural } from '@content-trust/engine/report'
import { type DraftReport, fixOf } from '../reporters/draft-report.ts'
import type { FixTarget } from './fix-options.ts'

/** Counts of what a run edited. */
export interface FixCounts {
  drafts: number
  edits: number
  refused: number
}

/** Counts the edits of one more draft. */
export function countFixes(counts: FixCounts, report: DraftReport): void {
  const fix = fixOf(report)
  if (fix === null) return
  counts.edits += fix.edits.length
  counts.refused += fix.refused.length
  if (fix.edits.length > 0) counts.drafts++
}

/** One line on what a run edited and where that is; '' when there was nothing to say. */
export function fixSummary({ drafts, edits, refused }: FixCounts, target: FixTarget): string {
  if (edits === 0 && refused === 0) return ''
  const made = edits === 0 ? 'no edit' : `${plural(edits, 'edit')} in ${plural(drafts, 'draft')}`
  const where = target === 'files' || edits === 0 ? '' : ', no file written'
  const kept =
    refused === 0 ? '' : `; ${plural(refused, 'proposal')} left alone for safety or scores`
  return `fix: ${made}${where}${kept}\n`
}
