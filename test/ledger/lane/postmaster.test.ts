import { expect, it, onTestFinished } from 'vitest'
import { checkAfterKill, checkAtEnd, live, startLives } from '../support/crash-lives.ts'
import { startPostgresServer } from '../support/postgres-server.ts'

it('R-BILL-16 R-BILL-20 charges what was answered, though PostgreSQL itself is killed (I1, I2, I3, I10)', async () => {
  const server = await startPostgresServer()
  onTestFinished(() => server.stop())
  const { lives, close } = await startLives({ postgres: server.url })
  onTestFinished(close)
  for (let kill = 0; kill < 3; kill++) {
    await live(lives, { afterMs: 10 + 25 * kill, kill: () => server.kill() })
    await server.restart()
    await checkAfterKill(lives)
  }
  await checkAtEnd(lives)
  expect(lives.kills).toBe(3)
})
