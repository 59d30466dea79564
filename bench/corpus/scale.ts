import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { startPostgresServer } from '../../test/ledger/support/postgres-server.ts'
import { describeMachine } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { markdownReport, readable } from '../report.ts'
import { writeResult } from '../result-file.ts'
import { generateShortRows } from './generate-rows.ts'
import { capacityTable, PRICE_OF_CORE_HOUR, type ScaleConstants } from './scale/capacity.ts'
import { documentScale } from './scale/document-scale.ts'
import { timedCommand } from './scale/timed-command.ts'

/**
 * Scores short documents with workers of a plan, compares the bytes with those of one run, and counts from
 * that what larger corpora need: `bench/results/corpus-scale-<version>.{json,md}` and a table in `docs/scale.md`.
 */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    workers: { type: 'string', default: '4' },
    shards: { type: 'string', default: '32' },
    tiny: { type: 'string', default: '300' },
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const rows = Number(values.rows)
const workers = Number(values.workers)
const folder = await mkdtemp(join(tmpdir(), 'content-trust-scale-'))
const postgres = await startPostgresServer()
try {
  await installCommandLine()
  await writeRows(join(folder, 'in.jsonl'))
  const gigabytes = (await stat(join(folder, 'in.jsonl'))).size / 1e9

  const planned = await command('plan', 'in.jsonl', '-o', 'out.jsonl', '--shards', values.shards)
  const begun = performance.now()
  const worked = await Promise.all(
    Array.from({ length: workers }, () => command('work', 'out.jsonl', '-j', '1')),
  )
  const seconds = (performance.now() - begun) / 1000
  const joined = await command('join', 'out.jsonl')
  const single = await command('in.jsonl', '-o', 'single.jsonl', '-j', '1')
  const output = await sameFiles('out.jsonl', 'single.jsonl')
  const tiny = await measureTinyShards(Number(values.tiny))

  const cpu = worked.reduce((sum, took) => sum + took.cpu, 0)
  const constants: ScaleConstants = {
    bytesPerDocument: (gigabytes * 1e9) / rows,
    outputBytesPerDocument: output / rows,
    cpuPerMillion: (cpu / rows) * 1e6,
    // Both commands need some time to start, whatever the size.
    planCpuPerGigabyte: Math.max(0, planned.cpu - tiny.planCpu) / gigabytes,
    secondsPerShard: tiny.secondsPerShard,
    joinCpuPerGigabyte: Math.max(0, joined.cpu - tiny.joinCpu) / (output / 1e9),
  }
  const more = { single: single.cpu, rate: rows / seconds, megabytes: (gigabytes * 1e3) / cpu }
  await publish(constants, more)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** As it is published: built, and without its sources beside it; its optional packages are found as installed. */
async function installCommandLine(): Promise<void> {
  for (const name of ['bin', 'dist', 'package.json']) {
    await cp(join('packages/cli', name), join(folder, 'package', name), { recursive: true })
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
}

function command(...args: string[]) {
  const launcher = join(folder, 'package/bin/content-trust.js')
  const environment = { DATABASE_URL: postgres.url }
  return timedCommand(launcher, folder, ['corpus', ...args, '--quiet'], environment)
}

async function writeRows(path: string): Promise<void> {
  const file = createWriteStream(path)
  for (const row of generateShortRows(rows, 1)) {
    if (!file.write(`${JSON.stringify(row)}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

/** The size of two files that must be the same. */
async function sameFiles(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((name) => readFile(join(folder, name))))
  if (a === undefined || b === undefined || Buffer.compare(a, b) !== 0) {
    throw new Error('The workers wrote other bytes than one run.')
  }
  return a.length
}

/** What commands need where there is next to nothing to read, score or write. */
async function measureTinyShards(count: number) {
  await mkdir(join(folder, 'tiny'))
  for (let at = 0; at < count; at++) {
    await writeFile(join(folder, 'tiny', `${10_000 + at}.txt`), 'The pump ran for 40 hours.\n')
  }
  const plan = await command('plan', 'tiny', '-o', 'tiny.jsonl', '--shards', String(count))
  const took = await command('work', 'tiny.jsonl', '-j', '1')
  const start = await command('work', 'tiny.jsonl', '-j', '1')
  const joined = await command('join', 'tiny.jsonl')
  return {
    secondsPerShard: (took.seconds - start.seconds) / count,
    planCpu: plan.cpu,
    joinCpu: joined.cpu,
  }
}

async function publish(
  constants: ScaleConstants,
  { single, rate, megabytes }: { single: number; rate: number; megabytes: number },
): Promise<void> {
  const short = `${rows.toLocaleString('en')} documents of ${readable(constants.bytesPerDocument)} bytes`
  const measurements: Measurement[] = [
    {
      label: 'a million documents, scored by workers',
      value: constants.cpuPerMillion,
      unit: 'CPU seconds',
      note: `${short}, ${workers} workers, ${values.shards} shards; the bytes of one run`,
    },
    { label: 'a million documents, one run', value: (single / rows) * 1e6, unit: 'CPU seconds' },
    { label: 'rate of the workers together', value: rate, unit: 'documents a second' },
    {
      label: 'input of a CPU second',
      value: megabytes,
      unit: 'MB',
      note: 'JSON lines as they are on disk',
    },
    { label: 'output of a document', value: constants.outputBytesPerDocument, unit: 'bytes' },
    { label: 'finding shards', value: constants.planCpuPerGigabyte, unit: 'CPU seconds a GB' },
    { label: 'joining parts', value: constants.joinCpuPerGigabyte, unit: 'CPU seconds a GB' },
    {
      label: 'a shard beside its texts',
      value: constants.secondsPerShard * 1000,
      unit: 'ms',
      note: `${values.tiny} shards of one sentence, one worker`,
    },
  ]
  const table = capacityTable(constants)
  const facts = [
    `Command: \`npm run bench corpus-scale -- --rows ${rows} --workers ${workers} --shards ${values.shards}\``,
    `Machine: ${describeMachine()}, PostgreSQL 18 on the same one`,
  ]
  const page = `${markdownReport(`Corpora on many machines, engine ${engineVersion}`, facts, measurements)}\n${table.join('\n')}\n`
  process.stdout.write(page)
  if (!values.write) return
  await writeResult(`corpus-scale-${engineVersion}`, measurements, page)
  await documentScale([
    `From ${short}: ${readable(constants.cpuPerMillion)} CPU seconds for a million of them, ${readable(constants.secondsPerShard * 1000)} ms around each shard.`,
    `A core hour is taken for ${PRICE_OF_CORE_HOUR} US dollars; put your own price.`,
    '',
    ...table,
  ])
}
