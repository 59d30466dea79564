import type { Rewriter } from '@content-trust/engine/node'
import { hasGate } from '@content-trust/engine/report'
import { UsageError } from '@content-trust/workspace'
import { type FixTarget, fixReport, fixTarget } from '../fix/fix-options.ts'
import { loadRewriter } from '../fix/load-rewriter.ts'
import { type Host, ruleNames, type TextEngine } from '../host.ts'
import { type CheckOptions, optionLayer } from '../options/check-options.ts'
import { openHostWorkspace, ownRuleIds } from '../options/open-workspace.ts'
import { pick, wholeNumber } from '../options/typed-values.ts'
import { reporterNames, reporters } from '../reporters/registry.ts'
import type { ReporterEntry } from '../reporters/reporter.ts'
import type { Outcome } from '../tasks/outcome.ts'
import type { Task } from '../tasks/task.ts'
import { openCache } from './cache.ts'
import { collectTasks } from './collect-tasks.ts'
import { type KnownFindings, readKnownFindings } from './narrowing.ts'
import { nextSteps } from './next-steps.ts'
import { type OpenReport, openReport } from './report-output.ts'

/** A run of `check` whose options are valid and whose files are found. */
export interface CheckRun {
  readonly engine: TextEngine
  readonly tasks: readonly Task[]
  /** Names that lead to no task: skipped or wrong. */
  readonly others: readonly Outcome[]
  readonly known: KnownFindings
  readonly target: FixTarget
  readonly rewriter: Rewriter | null
  readonly report: OpenReport
  /** Most findings per draft that the reporter receives. */
  readonly limit: number
  /** Whether each draft has to be read: a gate holds for one, or there is no other. */
  readonly needsAll: boolean
  /** The value of --jobs, or null. */
  readonly jobs: number | null
}

/** Reads options, settings and file names, and opens the report. */
export async function prepareRun(
  host: Host,
  names: readonly string[],
  options: CheckOptions,
): Promise<CheckRun> {
  const reporterName = pick('--format', options.format, reporterNames) ?? 'stylish'
  const reporter: ReporterEntry = reporters[reporterName]
  const maxFindings = wholeNumber('--max-findings', options.maxFindings, 0)
  const jobs = wholeNumber('--jobs', options.jobs, 1)
  requireTogether(names, options)
  const target = fixTarget(names, options)
  const rewriter = await loadRewriter(host, options)
  const engine = await host.loadTextEngine()
  const layer = await optionLayer(options, ruleNames(engine), () =>
    ownRuleIds(host, engine, options),
  )
  const over = [{ origin: 'command line', layer }]
  const workspace = openHostWorkspace(host, engine, options, { over })
  const known = await readKnownFindings(host, workspace, options)
  const { tasks, others, notices } = await collectTasks({
    host,
    names,
    workspace,
    known,
    stdinFilename: options.stdinFilename ?? null,
    details: reporter.details,
    cache: options.cache ? await openCache(host.cwd) : null,
    isFixing: target !== 'none',
    withImages: options.images === true,
  })
  for (const notice of notices) await host.stderr.write(`warning: ${notice}\n`)
  if (target === 'stdout' && tasks.length !== 1) {
    throw new UsageError(`--stdout prints one draft, but ${tasks.length} were found.`)
  }
  const { baseline, changed } = known
  const load = fixReport(target, options) ?? reporter.load
  const report = await openReport(host, load, engine, options, {
    drafts: tasks.length,
    maxFindings,
    isVerbose: options.verbose === true,
    isQuiet: options.quiet === true,
    isNarrowed: (baseline !== null && !options.updateBaseline) || changed !== null,
    nextSteps: (facts) => nextSteps(names, options, facts),
  })
  const limit = reporter.cuts ? Number.POSITIVE_INFINITY : (maxFindings ?? reporter.limit)
  const needsAll =
    tasks.length + others.length === 1 || tasks.some(({ settings }) => hasGate(settings))
  return { engine, tasks, others, known, target, rewriter, report, limit, needsAll, jobs }
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
