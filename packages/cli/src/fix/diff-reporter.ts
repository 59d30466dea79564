import { type DraftReport, fixOf } from '../reporters/draft-report.ts'
import type { Reporter } from '../reporters/reporter.ts'
import { unifiedDiff } from '../terminal/unified-diff.ts'

/** The report of --dry-run: one patch over all drafts, as `patch -p1` and `git apply` read it. */
export function createDiff(): Reporter {
  return {
    begin: () => '',
    draft: (report) => draftDiff(report),
    end: () => '',
  }
}

/** The report of --stdout: the revised draft and nothing else. */
export function createRevisedText(): Reporter {
  return {
    begin: () => '',
    draft: (report) => (report.status === 'scored' ? report.source : ''),
    end: () => '',
  }
}

function draftDiff(report: DraftReport): string {
  const fix = fixOf(report)
  if (report.status !== 'scored' || fix === null) return ''
  return unifiedDiff(report.shown, fix.original, report.source)
}
