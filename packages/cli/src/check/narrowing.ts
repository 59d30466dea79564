import { type Narrowing, rememberDraft } from '@content-trust/engine/report'
import type { Baseline, Workspace } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { ChangedLines } from '../drafts/changed-lines.ts'
import type { Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import { type DraftReport, reportDraft } from '../reporters/draft-report.ts'
import { sha256 } from '../sha256.ts'
import type { Outcome } from '../tasks/outcome.ts'

/** What hides findings that were there before; null where nothing does. */
export interface KnownFindings {
  readonly baseline: Baseline | null
  readonly changed: ChangedLines | null
}

/** Reads the baseline of --baseline and the changed lines of --since. */
export async function readKnownFindings(
  { cwd }: Pick<Host, 'cwd'>,
  workspace: Pick<Workspace, 'readBaseline'>,
  { baseline, since, updateBaseline }: CheckOptions,
): Promise<KnownFindings> {
  return {
    baseline:
      baseline === undefined
        ? null
        : await workspace.readBaseline(slashed(baseline), updateBaseline === true),
    changed: since === undefined ? null : await loadChangedLines(cwd, since),
  }
}

// `node:child_process` takes 10 ms to load.
async function loadChangedLines(cwd: string, ref: string): Promise<ChangedLines> {
  const { findChangedLines } = await import('../drafts/changed-lines.ts')
  return await findChangedLines(cwd, ref)
}

/** A report of a draft that a baseline may know under another path. */
export function reportNarrowed(
  outcome: Outcome,
  narrowing: Narrowing,
  { baseline }: KnownFindings,
  path: string | null,
): DraftReport {
  const report = reportDraft(outcome, narrowing)
  if (baseline === null || path === null || narrowing.baseline !== null) return report
  if (report.status !== 'scored') return report
  const entry = baseline.entryFor(path, rememberDraft(report, sha256).findings)
  return entry === null ? report : reportDraft(outcome, { ...narrowing, baseline: entry })
}

/** What narrows the findings of the draft at a path; standard input has no path, and nothing narrows it. */
export function narrowingOf(
  { baseline, changed }: KnownFindings,
  path: string | null,
): Pick<Narrowing, 'baseline' | 'changed'> {
  return {
    baseline: baseline === null ? undefined : path === null ? null : baseline.entryOf(path),
    changed: changed === null || path === null ? null : (changed(path) ?? []),
  }
}
