import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { hasCorpora, readTextCorpora } from '../../training/corpora.ts'
import { describeMachine } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { writeResult } from '../result-file.ts'
import { generateRows } from './generate-rows.ts'
import { type MeasuredRun, measureRuns } from './measured-run.ts'

/**
 * Measures `corpus` on large files of JSON lines: rate, CPU time, memory over time, and two cores over one. Beside
 * its scoring threads the command reads and writes, so one thread is held to one core by `taskset` of Linux. Two
 * processes with a core and a half of the rows each share nothing: what they gain over one is what the machine gives.
 */
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '1000' },
    threads: { type: 'string', default: '1,2' },
    out: { type: 'string', default: `corpus-${engineVersion}` },
  },
})
const halves = ['first.jsonl', 'second.jsonl'] as const
const folder = await mkdtemp(join(tmpdir(), 'content-trust-corpus-'))
const rowsOfTable: string[] = []
const measurements: Measurement[] = []
try {
  // As it is published: built, and without its sources beside it.
  for (const name of ['bin', 'dist', 'package.json']) {
    await cp(join('packages/cli', name), join(folder, 'package', name), { recursive: true })
  }
  let rows = 0
  let size = 0
  for (const name of halves) {
    rows += await writeCorpus(join(folder, name), (Number(values.megabytes) * 1e6) / 2)
    size += (await stat(join(folder, name))).size
  }
  const source = hasCorpora ? 'the text corpora, again and again' : 'made-up prose, seed 1'
  const facts = [
    `Command: \`npm run bench corpus -- --megabytes ${values.megabytes} --threads ${values.threads}\``,
    `Machine: ${describeMachine()}`,
    'One thread is held to one core; more threads have all cores. Each of two processes has a core of its own and half of the rows.',
    `Input: ${rows} rows, ${(size / 1e6).toFixed(0)} MB of JSON lines (${source})`,
  ]
  let first: number | null = null
  const tell = (name: string, { seconds, cpu, memory }: MeasuredRun) => {
    first ??= seconds
    const { early, later } = memoryOf(memory)
    const cells = [
      name,
      seconds.toFixed(1),
      cpu === null ? 'unknown' : cpu.toFixed(1),
      (size / 1e6 / seconds).toFixed(2),
      (rows / seconds).toFixed(0),
      (first / seconds).toFixed(2),
      `${early.toFixed(0)} MB`,
      `${later.toFixed(0)} MB`,
    ]
    rowsOfTable.push(`| ${cells.join(' | ')} |`)
    process.stdout.write(`${rowsOfTable.at(-1)}\n`)
    return { over: first / seconds, early, later }
  }
  for (const threads of values.threads.split(',')) {
    const run = await measureRuns(folder, [
      commandFor(halves, 'out.jsonl', threads, threads === '1' ? 0 : null),
    ])
    const { over, early, later } = tell(`${threads} ${threads === '1' ? 'thread' : 'threads'}`, run)
    measurements.push(
      {
        label: `a corpus in ${threads} ${threads === '1' ? 'thread' : 'threads'}`,
        value: size / 1e6 / run.seconds,
        unit: 'MB a second',
      },
      { label: `memory of ${threads} at a tenth of the way`, value: early, unit: 'MB' },
      { label: `most memory of ${threads} after it`, value: later, unit: 'MB' },
    )
    if (threads !== '2' || over === 1) continue
    const label = 'corpus command, two cores against one'
    measurements.push({ label, value: over, unit: 'times', goal: { atLeast: 1.9 } })
  }
  if (values.threads === '1,2') {
    const processes = halves.map((name, core) => commandFor([name], `out-${core}.jsonl`, '1', core))
    const { over } = tell('2 processes', await measureRuns(folder, processes))
    const label = 'two corpus commands on a core each, against one'
    measurements.push({ label, value: over, unit: 'times' })
  }
  await writeResult(
    values.out,
    measurements,
    [
      `# The corpus command, engine ${engineVersion}`,
      '',
      ...facts.map((fact) => `- ${fact}`),
      '',
      '| Run | Seconds | CPU seconds | MB/s | Rows/s | Over the first | Memory at a tenth | Most memory after |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rowsOfTable,
      '',
    ].join('\n'),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** The built command on some inputs, held to a core where one is named and Linux can. */
function commandFor(
  inputs: readonly string[],
  output: string,
  threads: string,
  core: number | null,
): string[] {
  const launcher = join(folder, 'package/bin/content-trust.js')
  const args = ['corpus', ...inputs, '-o', output, '--overwrite', '--quiet', '-j', threads]
  const isHeld = core !== null && process.platform === 'linux'
  return [...(isHeld ? ['taskset', '-c', String(core)] : []), process.execPath, launcher, ...args]
}

function memoryOf(memory: readonly number[]) {
  const tenth = Math.floor(memory.length / 10)
  return { early: memory[tenth] ?? 0, later: Math.max(...memory.slice(tenth)) }
}

async function writeCorpus(path: string, bytes: number): Promise<number> {
  const file = createWriteStream(path)
  let rows = 0
  let written = 0
  while (written < bytes) {
    for await (const { id, text } of hasCorpora ? readTextCorpora() : generateRows(100_000, 1)) {
      const line = `${JSON.stringify({ id: `${id}-${rows}`, text })}\n`
      written += Buffer.byteLength(line)
      rows++
      if (!file.write(line)) await once(file, 'drain')
      if (written >= bytes) break
    }
  }
  file.end()
  await once(file, 'finish')
  return rows
}
