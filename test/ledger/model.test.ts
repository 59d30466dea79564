import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { holdLifetime } from '../../apps/server/src/ledger/parts.ts'
import { isLong } from '../support/amount.ts'
import { ledgerCommands, type Real } from './support/ledger-commands.ts'
import { LedgerModel } from './support/ledger-model.ts'
import { openTestStore, startTime } from './support/open-test-store.ts'

it('R-IDEM-07 any order of calls, failures, retries and pauses keeps the promises of the model (I1, I3, I4, I6; decision 35)', async () => {
  const { store, pass } = await openTestStore()
  let elapsed = 0
  let runs = 0
  await fc.assert(
    fc.asyncProperty(ledgerCommands, async (commands) => {
      const account = await store.accounts.create({ email: `run${runs++}@example.org` })
      const model = new LedgerModel(fromCents(150), startTime + elapsed)
      const real: Real = {
        store,
        account,
        pass: (milliseconds) => {
          elapsed += milliseconds
          pass(milliseconds)
        },
        leases: [],
        bodies: new Map(),
      }
      await fc.asyncModelRun(() => ({ model, real }), commands)
      expect(await store.verify()).toEqual([])
      const calls = await store.usage.recentCalls(account.accountId, { limit: 100 })
      expect(calls).toHaveLength(model.calls)
      expect(calls.reduce((sum, { spent }) => sum + spent, 0)).toBe(model.spent)
      // What a run leaves open must not be counted by the recovery of the next one.
      real.pass(holdLifetime)
      await store.recover()
    }),
    { numRuns: isLong ? 120 : 40 },
  )
})
