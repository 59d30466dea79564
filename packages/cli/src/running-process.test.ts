import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startUnreaped } from '../../../test/support/start-unreaped.ts'
import { canBeSignalled, isRunning } from './running-process.ts'

/** Starts a program whose parent never asks how it ended, for the time of a test. */
async function start(...program: readonly string[]): Promise<number> {
  const parents = new AbortController()
  const pid = await startUnreaped(program, { signal: parents.signal })
  onTestFinished(() => {
    if (canBeSignalled(pid)) process.kill(pid, 'SIGKILL')
    parents.abort()
  })
  return pid
}

const asks = process.platform === 'linux' ? (['linux', 'darwin'] as const) : [process.platform]
const hasPs = spawnSync('ps', ['-o', 'state=', '-p', String(process.pid)]).status === 0

describe.skipIf(process.platform === 'win32')('a process', () => {
  it.each(asks)('that was killed and never asked about is not running: %s', async (platform) => {
    if (platform !== 'linux' && !hasPs) return
    // A name may hold what ends names in the table of processes.
    const pid = await start('bash', '-c', 'exec -a "a) S (b) R 1" sleep 60')
    while (!(await isRunning(pid, platform))) await wait(5)
    process.kill(pid, 'SIGKILL')
    while (await isRunning(pid, platform)) await wait(5)
    // It is still there for whoever sends a signal.
    expect(process.kill(pid, 0)).toBe(true)
  })

  it.each(asks)('that waits or runs is running: %s', async (platform) => {
    expect(await isRunning(process.pid, platform)).toBe(true)
    expect(await isRunning(process.ppid, platform)).toBe(true)
    expect(await isRunning(await start('sleep', '60'), platform)).toBe(true)
  })

  it('that is not there is not running', async () => {
    expect(await isRunning(2 ** 22 + 7)).toBe(false)
  })
})
