import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { fromCents } from '../../../apps/server/src/ledger/money.ts'
import { keyedCall } from '../support/calls.ts'
import { startLives } from '../support/crash-lives.ts'
import type { Acknowledged, BusyOrder } from '../support/crash-run.ts'
import { freshSchema } from '../support/open-test-store.ts'

const child = fileURLToPath(new URL('../support/busy-child.ts', import.meta.url))
const callers = 12
const kills = 4

async function databaseOf(engine: 'sqlite' | 'postgres'): Promise<BusyOrder['database']> {
  if (engine === 'postgres') return { postgres: await freshSchema(inject('databaseUrl') ?? '') }
  const directory = mkdtempSync(join(tmpdir(), 'content-trust-busy-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return { sqlite: join(directory, 'store.sqlite') }
}

/** Runs until some answers were written, then a little longer, and is killed. */
async function liveAndDie(order: BusyOrder, longer: number): Promise<readonly Acknowledged[]> {
  const life = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', child, JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let out = ''
  life.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (out === '') setTimeout(() => life.kill('SIGKILL'), longer)
    out += text
  })
  expect(await once(life, 'close')).toEqual([null, 'SIGKILL'])
  const lines = out.split('\n').slice(0, -1)
  return lines.map((line): Acknowledged => JSON.parse(line))
}

it.each(['sqlite', 'postgres'] as const)(
  'R-BILL-16 R-BILL-20 %s: of many calls that share commits, a kill loses no answer and doubles none (I1, I2, I3; decision 36)',
  async (engine) => {
    const database = await databaseOf(engine)
    const { lives, close } = await startLives(database)
    const { store, account } = lives
    let told = 0
    for (let kill = 0; kill < kills; kill++) {
      const order = { ...account, database, callers, from: kill * 100_000 }
      const answers = await liveAndDie(order, 20 + 37 * kill)
      expect(answers.length).toBeGreaterThan(0)
      told += answers.length
      expect(await store.verify()).toEqual([])
      for (const { call, body } of answers) {
        const replay = await store.operations.begin(keyedCall(account, `call ${call}`))
        expect(replay).toEqual({ kind: 'replay', status: 200, body })
      }
    }
    const { calls, spent } = (await store.usage.windows(account.accountId)).last30d
    // Each caller may have had one answer that was kept and not yet told.
    expect(calls).toBeGreaterThanOrEqual(told)
    expect(calls).toBeLessThanOrEqual(told + kills * callers)
    expect(spent).toBe(calls * fromCents(0.5))
    await close()
  },
)
