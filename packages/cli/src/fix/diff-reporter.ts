import { createTwoFilesPatch } from 'diff'
import { type DraftReport, fixOf } from '../reporters/draft-report.ts'
import type { Reporter } from '../reporters/reporter.ts'
import type { Fix } from '../tasks/fix.ts'

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

/** What a fix changes in a draft as a unified diff; '' when it changes nothing. */
export function unifiedDiff(shown: string, { original }: Fix, revised: string): string {
  if (original === revised) return ''
  // The library would say so of every line.
  const options = { context: 3, stripTrailingCr: false }
  const patch = createTwoFilesPatch(`a/${shown}`, `b/${shown}`, original, revised, '', '', options)
  return patch.replace(/^=+\n/, '').replace(/^((?:---|\+\+\+) .*)\t$/gm, '$1')
}

function draftDiff(report: DraftReport): string {
  const fix = fixOf(report)
  if (report.status !== 'scored' || fix === null) return ''
  return unifiedDiff(report.shown, fix, report.source)
}
