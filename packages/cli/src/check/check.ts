import {
  addToSummary,
  emptySummary,
  rememberDraft,
  type Summary,
} from '@content-trust/engine/report'
import type { BaselineEntry } from '@content-trust/engine/settings'
import { createFolderChain } from '../config/find-config.ts'
import { createConfigLookup } from '../config/load-config.ts'
import type { ChangedLines } from '../drafts/changed-lines.ts'
import { type FixTarget, fixReport, fixTarget } from '../fix/fix-options.ts'
import { countFixes, fixSummary } from '../fix/fix-summary.ts'
import { loadRewriter } from '../fix/load-rewriter.ts'
import { exitCodes, type Host, ruleNames } from '../host.ts'
import { type CheckOptions, optionLayer, pick, wholeNumber } from '../options/check-options.ts'
import { type DraftReport, reportDraft } from '../reporters/draft-report.ts'
import {
  type ReporterEntry,
  type ReporterName,
  reporterNames,
  reporters,
} from '../reporters/reporter.ts'
import { UsageError } from '../usage-error.ts'
import { type Baseline, readBaseline, writeBaseline } from './baseline.ts'
import { openCache, sha256 } from './cache.ts'
import { collectTasks, narrowingOf } from './collect-tasks.ts'
import { nextSteps } from './next-steps.ts'
import { createProgress } from './progress.ts'
import { openReport } from './report-output.ts'
import type { Outcome } from './score-draft.ts'
import { chooseJobs, scoreInOrder } from './scorer.ts'

/** Scores drafts and writes a report; answers the exit status. */
export async function check(
  host: Host,
  names: readonly string[],
  options: CheckOptions,
): Promise<number> {
  const reporterName = pick('--format', options.format, reporterNames) ?? 'stylish'
  const most = wholeNumber('--max-findings', options.maxFindings, 0)
  const limit = findingsLimit(reporterName, most)
  const asked = wholeNumber('--jobs', options.jobs, 1)
  requireTogether(names, options)
  const target = fixTarget(names, options)
  const rewriter = await loadRewriter(host, options)
  const engine = await host.loadTextEngine()
  const knownRules = ruleNames(engine)
  const layer = optionLayer(options, knownRules)
  const chain = createFolderChain(host.cwd)
  const lookup = createConfigLookup({
    cwd: host.cwd,
    only: options.config ?? null,
    chain,
    knownRules,
    edition: options.edition ?? 0,
  })
  const { baseline, changed } = await loadNarrowing(host, options)
  const { tasks, others } = await collectTasks({
    host,
    names,
    lookup,
    chain,
    changed,
    layer,
    stdinFilename: options.stdinFilename ?? null,
    details: reporters[reporterName].details,
    cache: options.cache ? await openCache(host.cwd) : null,
    baseline,
    isFixing: target !== 'none',
    withImages: options.images === true,
  })
  if (target === 'stdout' && tasks.length !== 1) throw new UsageError(oneDraft(tasks.length))
  const drafts = tasks.filter(({ isMedia = false }) => !isMedia)
  const jobs = chooseJobs(
    // A rewriter lives in this thread.
    rewriter === null ? asked : 1,
    drafts.map(({ size }) => size),
    host.cores,
  )
  const place = {
    jobs,
    mediaJobs: asked ?? host.cores,
    scoreMedia: host.scoreMedia,
    signal: host.stop,
  }
  const report = await openReport(
    host,
    fixReport(target, options) ?? reporters[reporterName].load,
    engine,
    options,
    {
      drafts: tasks.length,
      most,
      isVerbose: options.verbose === true,
      isQuiet: options.quiet === true,
      isNarrowed: (baseline !== null && !options.updateBaseline) || changed !== null,
      nextSteps: (seen) => nextSteps(names, options, seen),
    },
  )
  const progress = createProgress(host.stderr, tasks.length, !options.quiet)
  const summary = emptySummary()
  const ownsReport = target === 'diff' || target === 'stdout'
  const fixes = { drafts: 0, edits: 0, refused: 0 }
  const remembered = new Map<string, BaselineEntry>()
  const paths = tasks.map(({ path }) => path)

  const finish = async (outcome: Outcome, path: string | null) => {
    const narrowing = { limit, ...narrowingOf({ baseline, changed }, path) }
    let prepared = reportDraft(await deliver(outcome, path, target), narrowing)
    countFixes(fixes, prepared)
    if (options.updateBaseline && prepared.status === 'scored' && path !== null) {
      const entry = rememberDraft(prepared, sha256)
      remembered.set(path, entry)
      prepared = reportDraft(outcome, { ...narrowing, baseline: entry })
    }
    addToSummary(summary, prepared)
    await tell(host, prepared, options)
    if (!options.quiet || ownsReport || isWorthShowing(prepared)) await report.draft(prepared)
  }

  await report.begin()
  try {
    for (const other of others) await finish(other, null)
    let index = 0
    const { loadEngine, readFile } = host
    const needs = { engine, loadEngine, readFile, rewriter }
    for await (const outcome of scoreInOrder(tasks, needs, place)) {
      await progress.clear()
      await finish(outcome, paths[index++] ?? null)
      await progress.step()
    }
  } finally {
    await progress.stop()
  }
  if (options.updateBaseline && options.baseline !== undefined) {
    await writeBaseline(host.cwd, options.baseline, remembered)
  }
  await report.end(summary)
  if (target !== 'none' && !options.quiet) {
    await host.stderr.write(fixSummary(fixes, target))
  }
  return await conclude(host, summary, options, changed !== null)
}

/** How many findings a format gets of one draft. */
function findingsLimit(name: ReporterName, most: number | null): number {
  const { limit, cuts = false }: ReporterEntry = reporters[name]
  return cuts ? Number.POSITIVE_INFINITY : (most ?? limit)
}

/** Writes a revised draft where it came from; a draft that could not be written failed. */
async function deliver(outcome: Outcome, path: string | null, target: FixTarget): Promise<Outcome> {
  if (target !== 'files' || path === null || outcome.status !== 'scored') return outcome
  const { fix, source, shown } = outcome
  if (fix === null || fix.edits.length === 0) return outcome
  const { writeDraft } = await import('../fix/write-draft.ts')
  const problem = await writeDraft(path, fix.original, source)
  return problem === null ? outcome : { status: 'failed', shown, problem }
}

function oneDraft(count: number): string {
  return `--stdout prints one draft, but ${count} were found.`
}

async function loadNarrowing(
  host: Host,
  options: CheckOptions,
): Promise<{ baseline: Baseline | null; changed: ChangedLines | null }> {
  const { baseline, since } = options
  return {
    baseline:
      baseline === undefined
        ? null
        : await readBaseline(host.cwd, baseline, options.updateBaseline === true),
    changed: since === undefined ? null : await loadChangedLines(host.cwd, since),
  }
}

// Starting processes is a part of Node that takes 10 ms to load.
async function loadChangedLines(cwd: string, ref: string): Promise<ChangedLines> {
  const { findChangedLines } = await import('../drafts/changed-lines.ts')
  return await findChangedLines(cwd, ref)
}

function requireTogether(names: readonly string[], options: CheckOptions): void {
  if (names.length === 0 && options.stdinFilename === undefined && !options.passWithNoFiles) {
    throw new UsageError('Name the files, folders or globs to check, or use - for standard input.')
  }
  if (options.updateBaseline && options.baseline === undefined) {
    throw new UsageError('--update-baseline needs --baseline FILE, the file to write.')
  }
  if (options.updateBaseline && options.since !== undefined) {
    throw new UsageError('--update-baseline scores whole drafts; remove --since.')
  }
}

/** Without a gate, a quiet report keeps the drafts that ask for something. */
function isWorthShowing(report: DraftReport): boolean {
  if (report.status !== 'scored') return report.status === 'failed'
  const { gateFailed, warnings, result } = report
  return gateFailed || warnings.length > 0 || result.recommended_action !== 'allow'
}

async function tell(host: Host, report: DraftReport, options: CheckOptions): Promise<void> {
  if (report.status === 'skipped' && !options.quiet) {
    await host.stderr.write(`note: ${report.shown}: skipped, ${report.note}\n`)
  }
  if (report.status === 'scored' && report.fix !== null && report.fix.problem !== null) {
    await host.stderr.write(`note: ${report.shown}: not rewritten: ${report.fix.problem}\n`)
  }
  if (report.status === 'scored') {
    for (const { line, problem } of report.warnings) {
      await host.stderr.write(`warning: ${report.shown}:${line}: ${problem}\n`)
    }
  }
  if (report.status !== 'failed') return
  const place = report.line === undefined ? report.shown : `${report.shown}:${report.line}`
  await host.stderr.write(`error: ${place}: ${report.problem}\n`)
  if (report.stack === undefined) return
  const more = host.isDebug
    ? report.stack
    : 'Run again with --debug to see where it happened, and please report it.'
  await host.stderr.write(`${more}\n`)
}

async function conclude(
  host: Host,
  summary: Summary,
  options: CheckOptions,
  isNarrowed: boolean,
): Promise<number> {
  if (summary.failed > 0) return exitCodes.error
  if (summary.gateFailed > 0) return exitCodes.gateFailed
  if (summary.scored > 0 || options.passWithNoFiles || isNarrowed) return exitCodes.passed
  const all = summary.drafts === 1 ? 'the one draft was' : `all ${summary.drafts} drafts were`
  const reason = summary.drafts === 0 ? 'no draft was found' : `${all} skipped`
  await host.stderr.write(
    `error: nothing was checked: ${reason}. Use --pass-with-no-files if that is expected.\n`,
  )
  return exitCodes.error
}
