import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { holdLifetime } from '../../apps/server/src/ledger/parts.ts'
import {
  checkAfterKill,
  checkAtEnd,
  type Lives,
  live,
  startLives,
} from '../ledger/support/crash-lives.ts'
import { crashPoints } from '../ledger/support/crash-run.ts'
import { runSql } from '../ledger/support/open-test-store.ts'
import { startPostgresServer } from '../ledger/support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { countKills, isShort, KillLog, timeFor } from './support/kills.ts'

const log = new KillLog('ledger', 'ledger')
/** PostgreSQL is killed as well, and takes longer to come back. */
const onPostgres = countKills(30) / 5
/** Those of a long run share the processors. */
const ledgers = isShort ? 1 : 4
let state = 1

it('charges each answer once when its process is killed at random moments, on SQLite', {
  timeout: timeFor(countKills(8)),
}, async () => {
  const all: Lives[] = []
  for (let ledger = 0; ledger < ledgers; ledger++) {
    const { lives, close } = await startLives({ sqlite: join(temporaryFolder(), 'store.sqlite') })
    onTestFinished(close)
    all.push(lives)
  }
  await killOften(`SQLite, ${ledgers} ledgers, process killed`, all, countKills(8), liveAndDie)
})

it('charges each answer once when its process or PostgreSQL is killed at random moments', {
  timeout: timeFor(onPostgres),
}, async () => {
  const server = await startPostgresServer()
  onTestFinished(() => server.stop())
  // So that it looks at its tables and indexes after each kill.
  await runSql(server.url, 'create extension amcheck')
  const { lives, close } = await startLives({ postgres: server.url })
  onTestFinished(close)
  await killOften('PostgreSQL, every second time itself killed', [lives], onPostgres, async () => {
    if (lives.kills % 2 === 1) return liveAndDie(lives)
    await live(lives, { afterMs: random(120), kill: () => server.kill() })
    await server.restart()
  })
})

/** Kills until that was often enough in all; checks the invariants after each, and all answers at the end. */
async function killOften(
  name: string,
  ledgers: readonly Lives[],
  times: number,
  kill: (lives: Lives) => Promise<void>,
): Promise<void> {
  const start = performance.now()
  const all = ledgers.map(async (lives) => {
    while (lives.kills < times / ledgers.length) {
      await kill(lives)
      await checkAfterKill(lives)
    }
    await checkAtEnd(lives)
    expect(lives.journal.size).toBeGreaterThan(0)
  })
  await Promise.all(all)
  const sum = (of: (lives: Lives) => number) => ledgers.reduce((total, one) => total + of(one), 0)
  const kills = sum((lives) => lives.kills)
  expect(kills).toBeGreaterThanOrEqual(times)
  log.add(
    `${name}: ${kills} kills in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`,
    `  answers that a client got: ${sum((lives) => lives.journal.size)}`,
    `  of these after asking again, since a kill came between commit and answer: ${sum((lives) => lives.replayed)}`,
    '  answers charged twice, lost, or charged without an answer: 0',
    '  what the database found in its own files, and stored answers that do not open: 0',
    '  violations of the invariants, checked after each kill: 0',
    '',
  )
}

/** One kill at a named point or, half of the time, at any moment; two for a kill within recovery. */
async function liveAndDie(lives: Lives): Promise<void> {
  const at = crashPoints[random(crashPoints.length * 2)]
  if (at === undefined) return live(lives, { afterMs: random(80) })
  if (at !== 'in-recovery') return live(lives, { at, pass: 1 + random(6) })
  await live(lives, { at: 'after-debit', pass: 1 + random(6) })
  lives.time.offset += holdLifetime
  await live(lives, { at, pass: 1 })
}

/** A small generator, so that a run can be repeated; only the timing differs. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
