import { addToSummary, emptySummary } from '@content-trust/engine/report'
import { isUnanswered } from '@content-trust/sources/check'
import { exitStatus, isAlwaysError, nobodyAnswered, writeMessages } from '../../check/messages.ts'
import { createProgress } from '../../check/progress.ts'
import { exitCodes, type Host, type TextEngine } from '../../host.ts'
import { pick } from '../../options/typed-values.ts'
import { reportDraft } from '../../reporters/draft-report.ts'
import { type ReporterName, reporterNames, reporters } from '../../reporters/registry.ts'
import { checkSources } from '../../sources/check-sources.ts'
import { type DraftSources, onlySourceFindings } from '../../sources/draft-sources.ts'
import { sourcesPage } from '../../sources/html-page.ts'
import { sayMissingReader } from '../../sources/missing-reader.ts'
import { announce, type CheckPlan, planCheck } from '../../sources/plan-check.ts'
import { readSourceOptions, type SourceSettings } from '../../sources/source-options.ts'
import { sourcesFile } from '../../sources/sources-file.ts'
import type { Outcome } from '../../tasks/outcome.ts'
import type { SourcesCommandOptions } from './command-options.ts'
import { type OutputFile, openOutput } from './output-file.ts'
import { readDrafts } from './read-drafts.ts'
import { type Results, writeReport } from './write-reports.ts'

/** Decisions of a policy that may fail; a risk level has nothing to do with sources. */
const decisions = ['none', 'revise', 'human_review', 'reject'] as const

/** Asks what became of the references of drafts, and reports it; answers the exit status. */
export async function sources(
  host: Host,
  names: readonly string[],
  options: SourcesCommandOptions,
): Promise<number> {
  const failOn = pick('--fail-on', options.failOn, decisions)
  const format = pick('--format', options.format, reporterNames) ?? 'stylish'
  const { cache, ...rest } = options
  const settings = readSourceOptions(
    host,
    cache === undefined ? rest : { ...rest, sourceCache: cache },
  )
  const engine = await host.loadTextEngine()
  const { drafts, others } = await readDrafts(host, engine, names, options)
  const plan = planCheck(drafts)
  await sayWhom(host, plan, settings, options)
  if (options.dryRun) return exitCodes.passed
  const json = await openOutput(host, '--output', options.output)
  try {
    const html = await openOutput(host, '--html', options.html)
    try {
      const hasGate = settings.gates.length > 0 || (failOn ?? 'none') !== 'none'
      const run = { engine, format, others, plan, settings, hasGate, json, html }
      return await ask(host, run, options)
    } finally {
      await html?.close()
    }
  } finally {
    await json?.close()
  }
}

/** A run that knows whom it asks. */
interface Run {
  readonly engine: TextEngine
  readonly format: ReporterName
  readonly others: readonly Outcome[]
  readonly plan: CheckPlan
  readonly settings: SourceSettings
  /** Whether something may fail, so that not to know is an error. */
  readonly hasGate: boolean
  readonly json: OutputFile | null
  readonly html: OutputFile | null
}

async function ask(host: Host, run: Run, options: SourcesCommandOptions): Promise<number> {
  const { engine, format, others, plan, settings, hasGate, json, html } = run
  const checked = await checkWithProgress(host, engine, plan, settings, options)
  if (checked === null) {
    await host.stderr.write('stopped. Run it again: what was asked is in the cache.\n')
    return exitCodes.interrupted
  }
  if (!options.quiet) await sayMissingReader(host, checked)
  const results = resultsOf(checked, others, settings, reporters[format].limit)
  for (const report of results.reports) {
    const isQuiet = options.quiet === true
    await writeMessages(host, report, { isQuiet, needsAll: hasGate })
  }
  await json?.write(sourcesFile(checked))
  await html?.write(sourcesPage(checked))
  await writeReport(host, engine, format, results, options)
  if (hasGate && isUnanswered(checked.flatMap(({ checks }) => checks))) {
    await host.stderr.write(`${nobodyAnswered}\n`)
    return exitCodes.error
  }
  return await exitStatus(host, {
    summary: results.summary,
    hasError: results.reports.some(isAlwaysError),
    needsAll: hasGate,
    mayBeEmpty: options.passWithNoFiles === true,
  })
}

/** Says how many hosts will be asked before any is, and which with --verbose and --dry-run. */
async function sayWhom(
  host: Host,
  plan: CheckPlan,
  { offline }: SourceSettings,
  { dryRun, quiet, verbose }: SourcesCommandOptions,
): Promise<void> {
  const hosts = dryRun || verbose ? plan.hosts.map((name) => `  ${name}\n`).join('') : ''
  const output = dryRun ? host.stdout : host.stderr
  if (dryRun || !quiet) await output.write(`${announce(plan, offline)}\n${hosts}`)
}

async function checkWithProgress(
  host: Host,
  engine: TextEngine,
  plan: CheckPlan,
  settings: SourceSettings,
  { quiet }: SourcesCommandOptions,
): Promise<readonly DraftSources[] | null> {
  const progress = createProgress(host.stderr, plan.references, !quiet, 'references')
  try {
    return await checkSources(host, engine, plan, settings, () => void progress.step())
  } finally {
    await progress.stop()
  }
}

function resultsOf(
  sources: readonly DraftSources[],
  others: readonly Outcome[],
  settings: SourceSettings,
  limit: number,
): Results {
  const outcomes = [...others, ...sources.map((each) => onlySourceFindings(each, settings))]
  const narrowing = { limit, changed: null, baseline: undefined }
  const reports = outcomes.map((outcome) => reportDraft(outcome, narrowing))
  const summary = emptySummary()
  for (const report of reports) addToSummary(summary, report)
  return { sources, reports, summary }
}
