import { freeCredit } from '../../../../apps/server/src/ledger/accounts.ts'
import type { MicroUsd } from '../../../../apps/server/src/ledger/money.ts'
import type { Funded } from './check-fleet.ts'
import type { Fleet } from './fleet.ts'

/** Makes one account for each amount of credit beyond the free one. */
export async function fundAccounts(
  fleet: Fleet,
  credits: readonly MicroUsd[],
): Promise<readonly Funded[]> {
  const store = await fleet.openStore(0)
  try {
    const funded: Funded[] = []
    for (const [index, credit] of credits.entries()) {
      const account = await store.accounts.create({ email: `fleet${index}@example.org` })
      if (credit > 0) await store.accounts.grant(account.accountId, credit)
      funded.push({ account, granted: freeCredit + credit })
    }
    return funded
  } finally {
    await store.close()
  }
}
