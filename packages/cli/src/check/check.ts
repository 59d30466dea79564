import { addToSummary, emptySummary, rememberDraft } from '@content-trust/engine/report'
import { type BaselineEntry, UsageError } from '@content-trust/workspace'
import { writeBaseline } from '@content-trust/workspace/disk'
import type { FixTarget } from '../fix/fix-options.ts'
import { countFixes, fixSummary } from '../fix/fix-summary.ts'
import { exitCodes, type Host } from '../host.ts'
import type { CheckOptions } from '../options/check-options.ts'
import { type DraftReport, reportDraft } from '../reporters/draft-report.ts'
import { sha256 } from '../sha256.ts'
import type { Outcome } from '../tasks/outcome.ts'
import { isTextTask } from '../tasks/task.ts'
import type { Asked } from './asked-exemptions.ts'
import type { HeldForSources } from './held-for-sources.ts'
import { exitStatus, isAlwaysError, nobodyAnswered, writeMessages } from './messages.ts'
import { narrowingOf, reportNarrowed } from './narrowing.ts'
import { type CheckRun, prepareRun } from './prepare-run.ts'
import { createProgress } from './progress.ts'
import { chooseJobs, scoreInOrder } from './scorer.ts'

/** Scores drafts and writes a report; answers the exit status. */
export async function check(
  host: Host,
  names: readonly string[],
  options: CheckOptions,
): Promise<number> {
  const run = await prepareRun(host, names, options)
  const { report, target, known } = run
  const results = collectResults(host, run, options)
  await report.begin()
  for (const other of run.others) await results.add(other, null)
  const held = await heldForSources(host, run, options)
  await scoreAll(host, run, options, held?.hold ?? results.add)
  const end = (await held?.release(results.add)) ?? 'done'
  if (end === 'stopped') return exitCodes.interrupted
  if (options.updateBaseline && options.baseline !== undefined) {
    await writeBaseline(host.cwd, options.baseline, results.entries)
  }
  await report.end(results.summary)
  if (target !== 'none' && !options.quiet) {
    await host.stderr.write(fixSummary(results.fixes, target))
  }
  if (end === 'unanswered') await host.stderr.write(`${nobodyAnswered}\n`)
  return await exitStatus(host, {
    summary: results.summary,
    hasError: results.hasError() || end === 'unanswered',
    needsAll: run.needsAll || results.summary.hasGate,
    mayBeEmpty: options.passWithNoFiles === true || known.changed !== null,
  })
}

/** Holds outcomes where sources are to be checked; null, and nothing of it loaded, where nobody asks for that. */
async function heldForSources(
  host: Host,
  { engine, tasks }: CheckRun,
  options: CheckOptions,
): Promise<HeldForSources | null> {
  if (options.sources !== true && !tasks.some(({ settings }) => settings.sources === true)) {
    if (options.failOnSources === undefined) return null
    throw new UsageError('--fail-on-sources needs --sources, or `sources: true` in the settings.')
  }
  // Before what an older Node cannot even load.
  const { requireNode } = await import('../sources/require-node.ts')
  requireNode()
  const { holdForSources } = await import('./held-for-sources.ts')
  return holdForSources(host, { engine, tasks }, options)
}

/** Scores every task, with a progress bar, and hands over each outcome in the order of the tasks. */
async function scoreAll(
  host: Host,
  { engine, tasks, rewriter, jobs }: CheckRun,
  options: CheckOptions,
  add: (outcome: Outcome, path: string | null) => Promise<void>,
): Promise<void> {
  const { loadEngine, readFile, cores, scoreMedia, stop: signal } = host
  const sizes = tasks.filter(isTextTask).map(({ size }) => size)
  const place = {
    // A rewriter works in this thread only.
    jobs: chooseJobs(rewriter === null ? jobs : 1, sizes, cores),
    mediaJobs: jobs ?? cores,
    scoreMedia,
    signal,
  }
  const needs = { engine, loadEngine, readFile, rewriter }
  const progress = createProgress(host.stderr, tasks.length, !options.quiet)
  try {
    let index = 0
    for await (const outcome of scoreInOrder(tasks, needs, place)) {
      await progress.clear()
      await add(outcome, tasks[index++]?.path ?? null)
      await progress.step()
    }
  } finally {
    await progress.stop()
  }
}

/** Reports outcomes as they come, and counts them. */
function collectResults(host: Host, run: CheckRun, options: CheckOptions) {
  const { known, limit, target, report } = run
  const summary = emptySummary()
  const fixes = { drafts: 0, edits: 0, refused: 0 }
  const entries = new Map<string, BaselineEntry>()
  const isQuiet = options.quiet === true
  let hasError = false
  // A diff or a revised draft is the output itself.
  const writeAsked = askedWriter(host, options)
  const showsAll = !isQuiet || target === 'diff' || target === 'stdout'
  return {
    summary,
    fixes,
    /** What --update-baseline records, by path. */
    entries,
    hasError: () => hasError,
    add: async (outcome: Outcome, path: string | null): Promise<void> => {
      const narrowing = { limit, ...narrowingOf(known, path) }
      const written = await writeFix(outcome, path, target)
      let prepared = reportNarrowed(written, narrowing, known, path)
      countFixes(fixes, prepared)
      if (options.updateBaseline && prepared.status === 'scored' && path !== null) {
        const entry = rememberDraft(prepared, sha256)
        entries.set(path, entry)
        prepared = reportDraft(outcome, { ...narrowing, baseline: entry })
      }
      addToSummary(summary, prepared)
      hasError ||= isAlwaysError(prepared)
      await writeMessages(host, prepared, { isQuiet, needsAll: run.needsAll })
      if (!isQuiet) await writeAsked(path)
      if (showsAll || needsAttention(prepared)) await report.draft(prepared)
    },
  }
}

/** Tells, with --since, what a draft asks to be exempt from that its base does not. */
function askedWriter(host: Host, { since }: CheckOptions): (path: string | null) => Promise<void> {
  if (since === undefined) return async () => {}
  let opened: Promise<Asked> | null = null
  return async (path) => {
    if (path === null) return
    // Only a run with drafts asks git, and waits for its answer.
    opened ??= import('./asked-exemptions.ts').then(({ openAsked }) => openAsked(host.cwd, since))
    const notes = await (await opened)(path)
    for (const note of notes) await host.stderr.write(`note: ${note}\n`)
  }
}

/** Writes a revised draft over its file; a draft that could not be written failed. */
async function writeFix(
  outcome: Outcome,
  path: string | null,
  target: FixTarget,
): Promise<Outcome> {
  if (target !== 'files' || path === null) return outcome
  if (outcome.status !== 'scored' || outcome.modality !== 'text') return outcome
  const { fix, source, shown } = outcome
  if (fix === null || fix.edits.length === 0) return outcome
  const { writeDraft } = await import('../fix/write-draft.ts')
  const problem = await writeDraft(path, fix.original, source)
  return problem === null ? outcome : { status: 'failed', shown, problem }
}

/** Whether a quiet report shows a file: it failed, has warnings, or its decision is not to allow it. */
function needsAttention(report: DraftReport): boolean {
  if (report.status !== 'scored') return report.status === 'failed'
  const { gateFailed, warnings, result } = report
  return gateFailed || warnings.length > 0 || result.recommended_action !== 'allow'
}
