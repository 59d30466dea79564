import { balanceSchema } from '@content-trust/engine/schema'
import { defineLookUp } from '../define-route.ts'
import { toCents } from '../ledger/money.ts'
import type { Store } from '../ledger/ports.ts'
import type { UsageWindow } from '../ledger/usage-ports.ts'

export const balance = defineLookUp({
  name: 'balance',
  path: '/v1/balance',
  tag: 'Account',
  summary: 'Returns the prepaid balance and recent usage',
  description: 'Costs nothing. The windows are rolling: each ends now.',
  errors: ['unauthorized', 'account_suspended', 'rate_limited'],
  tool: { name: 'balance', title: 'Balance and usage', isReadOnly: true },
  output: balanceSchema,
  run: ({ holder: { accountId } }, { store }) => readBalance(accountId, store),
})

/** The balance of an account and its recent usage. */
export async function readBalance(accountId: string, store: Store) {
  const [{ available, lastUsageAt }, { last24h, last7d, last30d }] = await Promise.all([
    store.accounts.balance(accountId),
    store.usage.windows(accountId),
  ])
  return {
    account_id: accountId,
    balance_cents: toCents(available),
    currency: 'USD' as const,
    last_usage_at: lastUsageAt === null ? null : timeOf(lastUsageAt),
    recent_usage: {
      last_24h: windowOf(last24h),
      last_7d: windowOf(last7d),
      last_30d: windowOf(last30d),
    },
  }
}

function windowOf({ calls, units, spent, from, to }: UsageWindow) {
  return {
    calls,
    units_analyzed: units,
    spent_cents: toCents(spent),
    from: timeOf(from),
    to: timeOf(to),
  }
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
