import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '../../../../bench/corpus/generate-rows.ts'
import { isRunning } from '../../../../packages/cli/src/running-process.ts'
import { startUnreaped } from '../../../support/start-unreaped.ts'
import { type KillCount, type KilledRun, launcher } from './killed-run.ts'

/** What runs came to that were killed over and over, each time leaving a process that nobody asks about. */
export interface UnreapedEnd extends KillCount {
  /** What those wrote that came to their end. */
  readonly outputs: readonly Uint8Array[]
  /** Killed processes that were still in the table at the end. */
  readonly zombies: number
}

/**
 * Kills a run so many times and lets it go on, as in a container whose first process reaps nothing: the parent of
 * each try turns into a program that never waits for its children. A run that is done begins again.
 */
export async function killUnreaped(
  { folder, output, options }: KilledRun,
  { kills, milliseconds, seed }: { kills: number; milliseconds: number; seed: number },
): Promise<UnreapedEnd> {
  const random = createRandom(seed)
  const parents = new AbortController()
  const killed: number[] = []
  const outputs: Uint8Array[] = []
  let midway = 0
  const state = join(folder, `${output}.state.json`)
  const program = [process.execPath, launcher, 'corpus', 'in.jsonl', '--quiet', ...options]
  const goOn = () =>
    startUnreaped([...program, '-o', output, '--resume'], { cwd: folder, signal: parents.signal })
  const take = async () => {
    if (existsSync(state)) throw new Error('A run that was not killed did not come to its end.')
    outputs.push(await readFile(join(folder, output)))
    await rm(join(folder, output))
  }
  try {
    while (killed.length < kills) {
      const pid = await goOn()
      await wait(50 + random(milliseconds))
      if (await isRunning(pid)) {
        process.kill(pid, 'SIGKILL')
        await untilEnded(pid)
        killed.push(pid)
        if (existsSync(state)) midway++
      } else await take()
    }
    await untilEnded(await goOn())
    await take()
    const zombies = killed.filter((pid) => existsSync(`/proc/${pid}`)).length
    return { kills: killed.length, midway, outputs, zombies }
  } finally {
    parents.abort()
  }
}

async function untilEnded(pid: number): Promise<void> {
  while (await isRunning(pid)) await wait(5)
}
