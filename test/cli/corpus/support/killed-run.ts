import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createRandom, generateRows } from '../../../../bench/corpus/generate-rows.ts'

/** The command line in a checkout. */
export const launcher = fileURLToPath(
  new URL('../../../../packages/cli/bin/content-trust.js', import.meta.url),
)

/** How the command is run: what it writes, and with which options. */
export interface KilledRun {
  readonly folder: string
  readonly output: string
  readonly options: readonly string[]
}

/** What was seen of runs that were killed. */
export interface KillCount {
  readonly kills: number
  /** Kills after which a state was there, so that the next run went on in the middle. */
  readonly midway: number
}

/** Writes the corpus that the killed runs read: rows, bad rows, repeated rows and empty lines. */
export async function writeKillCorpus(folder: string, rows: number): Promise<void> {
  const lines: string[] = []
  for (const row of generateRows(rows, 7)) {
    lines.push(JSON.stringify(row))
    if (lines.length % 97 === 0) lines.push('{"id": 1, "text":', '', '{"id":2}')
    if (lines.length % 53 === 0) lines.push(JSON.stringify({ ...row, id: `${row.id}-again` }))
  }
  await writeFile(join(folder, 'in.jsonl'), `${lines.join('\n')}\n`)
}

/** Runs the command to its end without a kill and answers its output and how long it took. */
export async function undisturbedRun({ folder, output, options }: KilledRun) {
  const begun = performance.now()
  const child = start(folder, ['in.jsonl', '-o', output, ...options])
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`An undisturbed run ended with ${status}.`)
  const bytes = await readFile(join(folder, output))
  await rm(join(folder, output))
  return { bytes, milliseconds: performance.now() - begun }
}

/** Kills a run at random moments and lets it go on, until it is done; the kills follow from the seed. */
export async function killUntilDone(
  { folder, output, options }: KilledRun,
  milliseconds: number,
  seed: number,
): Promise<KillCount & { readonly bytes: Uint8Array }> {
  const random = createRandom(seed)
  let kills = 0
  let midway = 0
  for (;;) {
    const child = start(folder, ['in.jsonl', '-o', output, '--resume', ...options])
    const exit = once(child, 'exit')
    const timer = new AbortController()
    // On a machine that got busier since, a run needs more time to get anywhere.
    const delay = 50 + random(milliseconds * (1 + kills / 4))
    const killer = wait(delay, null, { signal: timer.signal }).then(
      () => child.kill('SIGKILL'),
      () => false,
    )
    const [status, signal] = await exit
    timer.abort()
    await killer
    if (status === 0) break
    if (signal !== 'SIGKILL') throw new Error(`A run that went on ended with ${status}.`)
    kills++
    if (await isMidway(join(folder, output))) midway++
  }
  if (existsSync(join(folder, `${output}.state.json`))) throw new Error('A state was left behind.')
  const bytes = await readFile(join(folder, output))
  await rm(join(folder, output))
  return { kills, midway, bytes }
}

function start(folder: string, args: readonly string[]) {
  return spawn(process.execPath, [launcher, 'corpus', ...args, '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function isMidway(output: string): Promise<boolean> {
  try {
    const state = JSON.parse(await readFile(`${output}.state.json`, 'utf8'))
    return state.position.offset > 0
  } catch {
    return false
  }
}
