import type { NewAccount } from '../../../apps/server/src/ledger/account-ports.ts'
import { openTestStore, type TestStore } from './open-test-store.ts'

/** Opens an empty store with one account in it. */
export async function openWithAccount(): Promise<TestStore & { readonly account: NewAccount }> {
  const opened = await openTestStore()
  const account = await opened.store.accounts.create({ email: 'a@example.org' })
  return { ...opened, account }
}
