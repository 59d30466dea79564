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
import { startPostgresServer } from '../ledger/support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { countKills, KillLog, timeFor } from './support/kills.ts'

const log = new KillLog('ledger')
let state = 1

it('charges each answer once when its process is killed at random moments, on SQLite', {
  timeout: timeFor(countKills(8)),
}, async () => {
  const { lives, close } = await startLives({ sqlite: join(temporaryFolder(), 'store.sqlite') })
  onTestFinished(close)
  await killOften('SQLite, process killed', lives, countKills(8), () => liveAndDie(lives))
})

it('charges each answer once when its process or PostgreSQL is killed at random moments', {
  timeout: timeFor(countKills(6)),
}, async () => {
  const server = await startPostgresServer()
  onTestFinished(() => server.stop())
  const { lives, close } = await startLives({ postgres: server.url })
  onTestFinished(close)
  await killOften('PostgreSQL, every second time itself killed', lives, countKills(6), async () => {
    if (lives.kills % 2 === 1) return liveAndDie(lives)
    await live(lives, { afterMs: random(120), kill: () => server.kill() })
    await server.restart()
  })
})

/** Checks the invariants after each kill, and all answers at the end. */
async function killOften(
  name: string,
  lives: Lives,
  times: number,
  kill: () => Promise<void>,
): Promise<void> {
  const start = performance.now()
  while (lives.kills < times) {
    await kill()
    await checkAfterKill(lives)
  }
  await checkAtEnd(lives)
  expect(lives.kills).toBeGreaterThanOrEqual(times)
  expect(lives.journal.size).toBeGreaterThan(0)
  log.add(
    `${name}: ${lives.kills} kills in ${((performance.now() - start) / 60_000).toFixed(1)} minutes`,
    `  answers that a client got: ${lives.journal.size}`,
    `  of these after asking again, since a kill came between commit and answer: ${lives.replayed}`,
    '  answers charged twice, lost, or charged without an answer: 0',
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
