import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { holdLifetime } from '../apps/server/src/ledger/parts.ts'
import {
  checkAfterKill,
  checkAtEnd,
  type Lives,
  live,
  startLives,
} from '../test/ledger/support/crash-lives.ts'
import { crashPoints } from '../test/ledger/support/crash-run.ts'
import { startPostgresServer } from '../test/ledger/support/postgres-server.ts'

/** Kills the ledger many times and writes what was run and found; stops at the first violation. */
const { values } = parseArgs({
  options: {
    sqlite: { type: 'string', default: '1000' },
    postgres: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    log: { type: 'string', default: 'test/ledger/kill-log.txt' },
  },
})
let state = Number(values.seed)
const log: string[] = [
  `npm run kill:ledger -- --sqlite ${values.sqlite} --postgres ${values.postgres} --seed ${values.seed}`,
  `Commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`,
  `Node ${process.version}, ${process.platform} ${process.arch}`,
]

const directory = mkdtempSync(join(tmpdir(), 'content-trust-kills-'))
try {
  await killSqlite(Number(values.sqlite))
  await killPostgres(Number(values.postgres))
} finally {
  rmSync(directory, { recursive: true, force: true })
}

async function killSqlite(times: number): Promise<void> {
  const { lives, close } = await startLives({ sqlite: join(directory, 'store.sqlite') })
  await repeat('SQLite, process killed', lives, times, () => liveAndDie(lives))
  await close()
}

/** Every second time the process, every other time PostgreSQL itself. */
async function killPostgres(times: number): Promise<void> {
  const server = await startPostgresServer()
  const { lives, close } = await startLives({ postgres: server.url })
  let servers = 0
  await repeat('PostgreSQL, its first process or ours killed', lives, times, async () => {
    if (lives.kills % 2 === 1) return liveAndDie(lives)
    servers++
    await live(lives, { afterMs: random(120), kill: () => server.kill() })
    await server.restart()
  })
  log.push(`  of these, PostgreSQL itself: ${servers}`)
  writeFileSync(values.log, `${log.join('\n')}\n`)
  await close()
  await server.stop()
}

async function repeat(
  name: string,
  lives: Lives,
  times: number,
  kill: () => Promise<void>,
): Promise<void> {
  const start = performance.now()
  const told = log.length
  while (lives.kills < times) {
    await kill()
    await checkAfterKill(lives)
    if (lives.kills % 20 === 0) tell()
  }
  await checkAtEnd(lives)
  tell()

  // Written as it goes: a run that is stopped has still shown what it says.
  function tell(): void {
    const minutes = ((performance.now() - start) / 60_000).toFixed(1)
    log.splice(
      told,
      log.length,
      '',
      `${name}: ${lives.kills} of ${times} kills in ${minutes} minutes`,
      `  answers that a client got: ${lives.journal.size}`,
      `  of these after asking again, since a kill came between commit and answer: ${lives.replayed}`,
      '  answers charged twice, lost, or charged without an answer: 0',
      '  violations of the invariants, checked after each kill: 0',
    )
    writeFileSync(values.log, `${log.join('\n')}\n`)
  }
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
