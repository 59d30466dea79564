import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { engineVersion } from '@content-trust/engine'
import { hasCorpora, readTextCorpora } from '../../training/corpora.ts'
import { describeMachine } from '../machine.ts'
import type { Measurement } from '../measurement.ts'
import { writeResult } from '../result-file.ts'
import { generateRows } from './generate-rows.ts'

/**
 * Measures `corpus` on a large file of JSON lines: rate, memory over time, and two cores over one. Beside its
 * scoring threads the command reads and writes, so one thread is held to one core by `taskset` of Linux.
 */
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '1000' },
    threads: { type: 'string', default: '1,2' },
    out: { type: 'string', default: `corpus-${engineVersion}` },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'content-trust-corpus-'))
const rowsOfTable: string[] = []
const measurements: Measurement[] = []
try {
  // As it is published: built, and without its sources beside it.
  for (const name of ['bin', 'dist', 'package.json']) {
    await cp(join('packages/cli', name), join(folder, 'package', name), { recursive: true })
  }
  const rows = await writeCorpus(join(folder, 'in.jsonl'), Number(values.megabytes) * 1e6)
  const { size } = await stat(join(folder, 'in.jsonl'))
  const source = hasCorpora ? 'the text corpora, again and again' : 'made-up prose, seed 1'
  const facts = [
    `Command: \`npm run bench corpus -- --megabytes ${values.megabytes} --threads ${values.threads}\``,
    `Machine: ${describeMachine()}`,
    'One thread is held to one core; more threads have all cores.',
    `Input: ${rows} rows, ${(size / 1e6).toFixed(0)} MB of JSON lines (${source})`,
  ]
  let first: number | null = null
  for (const threads of values.threads.split(',')) {
    const { seconds, memory } = await measure(threads)
    first ??= seconds
    const early = memory[Math.floor(memory.length / 10)] ?? 0
    const later = Math.max(...memory.slice(Math.floor(memory.length / 10)))
    const cells = [
      threads,
      seconds.toFixed(1),
      (size / 1e6 / seconds).toFixed(2),
      (rows / seconds).toFixed(0),
      (first / seconds).toFixed(2),
      `${early.toFixed(0)} MB`,
      `${later.toFixed(0)} MB`,
    ]
    rowsOfTable.push(`| ${cells.join(' | ')} |`)
    process.stdout.write(`${rowsOfTable.at(-1)}\n`)
    measurements.push(
      {
        label: `a corpus in ${threads} ${threads === '1' ? 'thread' : 'threads'}`,
        value: size / 1e6 / seconds,
        unit: 'MB a second',
      },
      { label: `memory of ${threads} at a tenth of the way`, value: early, unit: 'MB' },
      { label: `most memory of ${threads} after it`, value: later, unit: 'MB' },
    )
    if (threads !== '2' || first === seconds) continue
    const label = 'corpus command, two cores against one'
    measurements.push({ label, value: first / seconds, unit: 'times', goal: { atLeast: 1.8 } })
  }
  await writeResult(
    values.out,
    measurements,
    [
      `# The corpus command, engine ${engineVersion}`,
      '',
      ...facts.map((fact) => `- ${fact}`),
      '',
      '| Threads | Seconds | MB/s | Rows/s | Over the first | Memory at a tenth | Most memory after |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rowsOfTable,
      '',
    ].join('\n'),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Runs the built command and looks at its memory every second. */
async function measure(threads: string): Promise<{ seconds: number; memory: number[] }> {
  const args = ['corpus', 'in.jsonl', '-o', 'out.jsonl', '--overwrite', '--quiet', '-j', threads]
  const launcher = join(folder, 'package/bin/content-trust.js')
  const begun = performance.now()
  const run = [process.execPath, launcher, ...args]
  const [program = '', ...rest] =
    threads === '1' && process.platform === 'linux' ? ['taskset', '-c', '0', ...run] : run
  const child = spawn(program, rest, { cwd: folder, stdio: 'inherit' })
  const watching = new AbortController()
  const memory: number[] = []
  const watch = watchMemory(child.pid ?? 0, memory, watching.signal)
  const [status] = await once(child, 'exit')
  const seconds = (performance.now() - begun) / 1000
  watching.abort()
  await watch
  if (status !== 0) throw new Error(`A measured run ended with ${status}.`)
  return { seconds, memory }
}

async function watchMemory(pid: number, memory: number[], signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(1000, null, { signal })) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]
      if (resident !== undefined) memory.push((Number(resident) * 1024) / 1e6)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
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
