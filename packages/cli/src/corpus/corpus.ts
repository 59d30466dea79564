import { createHash } from 'node:crypto'
import { wholeNumber } from '../check/check-options.ts'
import { exitCodes, type Host } from '../host.ts'
import { UsageError } from '../usage-error.ts'
import { type CorpusOptions, requireSound, rowOptions } from './corpus-options.ts'
import { findInputs, type Input } from './inputs/find-inputs.ts'
import { openRun } from './output/open-run.ts'
import { createRunProgress } from './progress.ts'
import type { RowOptions } from './rows/row-options.ts'
import { type CorpusEnd, runCorpus } from './run-corpus.ts'
import { requireReports, writeReports } from './summary/write-reports.ts'
import { createScorer } from './threads/scorer.ts'

/** Bytes of input that make a thread worth its start. */
const BYTES_A_THREAD = 4 * 1024 * 1024

/** Scores a corpus row by row to JSON lines or Parquet; answers the exit status. */
export async function corpus(
  host: Host,
  names: readonly string[],
  options: CorpusOptions,
): Promise<number> {
  requireSound(options)
  const row = rowOptions(options)
  const asked = wholeNumber('--jobs', options.jobs, 1)
  await requireReports(host.cwd, options.report ?? [])
  const inputs = await findInputs(host.cwd, names, options.output ?? null)
  if (inputs.length === 0) throw new UsageError('No file of a corpus was found.')
  const engine = await host.loadEngine()
  const identity = {
    ...describeOptions(row),
    inputs: hashInputs(inputs),
    'engine version': engine.engineVersion,
    'model version': engine.modelVersion,
  }
  const run = await openRun(host, options, identity)
  if (run === null) {
    await host.stderr.write(
      `note: ${options.output} is there and no state beside it, so it is done; nothing to resume.\n`,
    )
    return exitCodes.passed
  }
  const isWanted = options.quiet !== true
  const hasStdin = inputs.some(({ path }) => path === null)
  const total = hasStdin ? null : inputs.reduce((sum, { size }) => sum + size, 0)
  const end = await runCorpus(host, {
    inputs,
    options: row,
    isStrict: options.strict === true,
    from: run.from,
    scorer: await createScorer(host, row, chooseThreads(asked, total, host.cores)),
    output: run.output,
    save: run.save,
    progress: createRunProgress(host.stderr, total, isWanted),
  })
  const isDone = end.refused === null && !host.stop.aborted
  if (isDone) {
    await writeReports(host.cwd, options.report ?? [], end, identity)
    await run.complete()
  }
  return await conclude(host, options, end)
}

/** A small corpus is done before a thread has started; of a stream, the size is not known. */
function chooseThreads(asked: number | null, total: number | null, cores: number): number {
  if (asked !== null) return asked
  const worthwhile = total === null ? cores : Math.floor(total / BYTES_A_THREAD)
  return Math.max(1, Math.min(cores, worthwhile))
}

/** The options by the names that a user knows. */
function describeOptions(options: RowOptions): Record<string, string> {
  const named = Object.entries(options).map(([name, value]) => {
    const option = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return [
      `--${option.replace('is-plain', 'plain').replace('context', 'use')}`,
      JSON.stringify(value),
    ]
  })
  return Object.fromEntries(named)
}

function hashInputs(inputs: readonly Input[]): string {
  const hash = createHash('sha256')
  for (const { source, size, modified } of inputs)
    hash.update(JSON.stringify([source, size, modified]))
  return hash.digest('hex')
}

async function conclude(host: Host, options: CorpusOptions, end: CorpusEnd): Promise<number> {
  const { refused, unreadable } = end
  if (refused !== null) {
    await host.stderr.write(`error: ${refused.place}: ${refused.problem}; stopped by --strict\n`)
    return exitCodes.gateFailed
  }
  if (host.stop.aborted) {
    const how = options.output === undefined ? '' : ' Go on with the same command and --resume.'
    await host.stderr.write(`note: stopped; every row that was begun is written.${how}\n`)
    return exitCodes.interrupted
  }
  if (options.quiet !== true) await host.stderr.write(`${summaryLine(end)}\n`)
  if (unreadable === 0) return exitCodes.passed
  const which = unreadable === 1 ? 'one input' : `${unreadable} inputs`
  await host.stderr.write(
    `error: ${which} could not be read to the end; the rows with an \`error\` and no row number say why.\n`,
  )
  return exitCodes.error
}

function summaryLine({ tallies }: CorpusEnd): string {
  const { scored, failed, duplicates, filtered, written } = tallies.total()
  const parts = [
    `${scored} scored`,
    `${written} written`,
    ...(filtered > 0 ? [`${filtered} left out by the filter`] : []),
    ...(duplicates > 0 ? [`${duplicates} duplicates left out`] : []),
    ...(failed > 0 ? [`${failed} bad, written with an error`] : []),
  ]
  return `rows: ${parts.join(', ')}`
}
