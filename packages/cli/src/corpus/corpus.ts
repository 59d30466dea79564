import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UsageError } from '@content-trust/workspace'
import { exitCodes, type Host } from '../host.ts'
import { wholeNumber } from '../options/typed-values.ts'
import { conclude } from './conclude.ts'
import { type CorpusOptions, requireSound, rowOptions } from './corpus-options.ts'
import { createFinder } from './dedupe/duplicates.ts'
import { describeOptions, identityOf } from './identity.ts'
import { findInputs } from './inputs/find-inputs.ts'
import { wholeCorpus } from './inputs/read-batches.ts'
import { fileFormat } from './output/file-format.ts'
import { resolveOutput } from './output/open-output.ts'
import { openRun } from './output/open-run.ts'
import { createRunProgress } from './progress.ts'
import { runCorpus } from './run-corpus.ts'
import { findSlice } from './shards/find-cuts.ts'
import { partName, partsFolder, readShard, type Shard } from './shards/shard.ts'
import { isBucketUrl } from './storage/open-storage.ts'
import { writeCounts } from './summary/part-counts.ts'
import { requireReports, writeReports } from './summary/write-reports.ts'
import { chooseThreads } from './threads/choose-threads.ts'
import { createScorer } from './threads/create-scorer.ts'

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
  const shard = readShard(options.shard)
  const inputs = await findInputs(host.cwd, names, options.output ?? null)
  if (inputs.length === 0) throw new UsageError('No file of a corpus was found.')
  const hasStdin = inputs.some(({ path }) => path === null)
  if (shard !== null && hasStdin) {
    throw new UsageError('--shard splits files; the length of standard input is unknown.')
  }
  const slice = shard === null ? wholeCorpus : await findSlice(inputs, shard)
  const output = await outputOf(host, options, shard)
  const engine = await host.loadEngine()
  const common = { ...describeOptions(row), ...identityOf(inputs, engine) }
  const ofShard = shard === null ? {} : { '--shard': `${shard.number}/${shard.count}` }
  const identity = { ...common, ...ofShard }
  const run = await openRun(host, { ...options, output }, identity, slice.from)
  if (run === null) {
    await host.stderr.write(
      `note: ${output} exists without a state file, so it is complete; nothing to resume.\n`,
    )
    return exitCodes.passed
  }
  const bytes = inputs.reduce((sum, { size }) => sum + size, 0) / (shard?.count ?? 1)
  const total = hasStdin ? null : bytes
  try {
    const end = await runCorpus(host, {
      inputs,
      slice,
      isDuplicate: row.dedupe === null ? null : createFinder(),
      isStrict: options.strict === true,
      from: run.from,
      scorer: await createScorer(host, row, chooseThreads(asked, total, host.cores)),
      output: run.output,
      save: run.save,
      // Of a shard, the bytes that are passed over on the way to it say nothing about the time left.
      progress: createRunProgress(host.stderr, shard === null ? total : null, !options.quiet),
    })
    if (end.refused === null && !host.stop.aborted) {
      await writeReports(host.cwd, options.report ?? [], end, identity)
      if (shard !== null && output !== undefined) {
        const part = isBucketUrl(output) ? output : resolve(host.cwd, output)
        await writeCounts(part, end, common)
      }
      await run.complete()
    }
    return await conclude(host, { ...options, output }, end)
  } finally {
    await run.release()
  }
}

/** The file that is written: the output, or the part of it that a shard makes. */
async function outputOf(
  host: Host,
  { output }: CorpusOptions,
  shard: Shard | null,
): Promise<string | undefined> {
  if (output === undefined || shard === null) return output
  fileFormat(output)
  if (!isBucketUrl(output)) await makePartsFolder(host.cwd, output)
  return partName(output, shard)
}

async function makePartsFolder(cwd: string, output: string): Promise<void> {
  const path = await resolveOutput(cwd, output)
  await mkdir(partsFolder(path), { recursive: true })
}
