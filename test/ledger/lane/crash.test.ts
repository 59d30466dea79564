import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { checkAfterKill, checkAtEnd, live, startLives } from '../support/crash-lives.ts'
import { crashPoints } from '../support/crash-run.ts'
import { freshSchema } from '../support/open-test-store.ts'

const places = {
  SQLite: async () => {
    const directory = mkdtempSync(join(tmpdir(), 'content-trust-crash-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    return { sqlite: join(directory, 'store.sqlite') }
  },
  PostgreSQL: async () => ({ postgres: await freshSchema(inject('databaseUrl') ?? '') }),
}

describe.each(Object.entries(places))('%s under SIGKILL', (_name, place) => {
  it('R-BILL-16 R-BILL-20 charges what was answered, whenever the process dies (I1, I2, I3, I6; decisions 36 and 37)', async () => {
    const { lives, close } = await startLives(await place())
    onTestFinished(close)
    for (const at of crashPoints) {
      // Recovery meets something to end only after a life that left a hold and waited long enough.
      if (at === 'in-recovery') {
        await live(lives, { at: 'after-debit', pass: 2 })
        lives.time.offset += 300_000
      }
      await live(lives, { at, pass: at === 'in-recovery' ? 1 : 1 + (lives.kills % 5) })
      await checkAfterKill(lives)
    }
    for (let kill = 0; kill < 4; kill++) {
      await live(lives, { afterMs: 3 + 17 * kill })
      await checkAfterKill(lives)
    }
    await checkAtEnd(lives)
    expect(lives.kills).toBe(11)
    // A kill after the commit leaves an answer that the client gets by asking again.
    expect(lives.replayed).toBeGreaterThanOrEqual(2)
  })
})
