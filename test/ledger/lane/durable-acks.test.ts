import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { startLives } from '../support/crash-lives.ts'
import type { BusyOrder } from '../support/crash-run.ts'
import { runSql } from '../support/open-test-store.ts'
import { readSyncedAcks } from '../support/synced-acks.ts'

const child = fileURLToPath(new URL('../support/busy-child.ts', import.meta.url))
const hasStrace = canTrace()

/** Where there is no strace, or no right to use it, the lane says so. */
function canTrace(): boolean {
  try {
    execFileSync('strace', ['-f', '-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write('\nNO STRACE: that each answer waits for the disk is not traced.\n\n')
    return false
  }
}

async function traceCalls(callers: number, options: Pick<BusyOrder, 'isLax'> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'content-trust-synced-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const database = { sqlite: join(directory, 'store.sqlite') }
  const { lives, close } = await startLives(database)
  const order: BusyOrder = { ...lives.account, database, callers, from: 0 }
  await close()
  const trace = join(directory, 'trace')
  const traced = spawn(
    'strace',
    [
      ...['-f', '-y', '-o', trace, '-e', 'trace=write,pwrite64,pwritev,ftruncate,fsync,fdatasync'],
      ...[process.execPath, '--conditions=source', '--disable-warning=ExperimentalWarning'],
      ...[child, JSON.stringify({ ...order, ...options })],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  let lines = 0
  traced.stdout.setEncoding('utf8').on('data', (text: string) => {
    lines += text.split('\n').length - 1
    if (lines >= 200 && traced.pid !== undefined && !traced.killed) {
      process.kill(-traced.pid, 'SIGKILL')
    }
  })
  await once(traced, 'close')
  return readSyncedAcks(readFileSync(trace, 'utf8'))
}

describe.skipIf(!hasStrace)('an answer waits for the disk', () => {
  it.each([1, 12])(
    'R-BILL-16 with %d callers, each byte of the log is synced first',
    async (callers) => {
      const { acks, syncs, early } = await traceCalls(callers)
      expect(acks).toBeGreaterThanOrEqual(200)
      expect(early).toEqual([])
      // A caller alone has a hold and a charge; many share a sync.
      expect(syncs).toBeGreaterThanOrEqual(callers === 1 ? 2 * acks : acks / callers)
    },
  )

  it('the trace shows answers that came too early, where the log is synced later', async () => {
    const { acks, early } = await traceCalls(1, { isLax: true })
    expect(early.length).toBeGreaterThan(acks / 2)
  })
})

it('the PostgreSQL of the lane syncs at each commit as well', async () => {
  const url = inject('databaseUrl') ?? ''
  expect(await runSql(url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await runSql(url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
})
