import { toCents } from '../ledger/money.ts'
import type { Store } from '../ledger/ports.ts'
import type { Session } from '../ledger/session-ports.ts'
import type { RecentCall } from '../ledger/usage-ports.ts'
import { readBalance } from '../routes/balance.ts'
import type { CallView, KeyView, Overview } from './account-view.ts'

const DAYS = 30
const CALLS_A_PAGE = 20

/** Everything that the account page shows when it opens. */
export async function readOverview(session: Session, store: Store): Promise<Overview> {
  const { accountId } = session
  const [account, balance, days, keys, recent] = await Promise.all([
    store.accounts.find({ id: accountId }),
    readBalance(accountId, store),
    store.usage.daily(accountId, DAYS),
    readKeys(accountId, store),
    readCalls(accountId, store),
  ])
  return {
    email: account?.email ?? null,
    balance,
    days: days.map(({ from, calls, units, spent }) => ({
      from: timeOf(from),
      calls,
      units_analyzed: units,
      spent_cents: toCents(spent),
    })),
    keys,
    recent,
    session: { key_id: session.keyId, expires_at: timeOf(session.expiresAt) },
  }
}

/** One page of billed calls, newest first. */
export async function readCalls(
  accountId: string,
  store: Store,
  before?: Pick<RecentCall, 'at' | 'analysisId'>,
): Promise<{ calls: CallView[]; has_more: boolean }> {
  const found = await store.usage.recentCalls(accountId, {
    // One more than is shown, to know whether there are older calls.
    limit: CALLS_A_PAGE + 1,
    ...(before === undefined ? {} : { before }),
  })
  return {
    calls: found.slice(0, CALLS_A_PAGE).map(callView),
    has_more: found.length > CALLS_A_PAGE,
  }
}

async function readKeys(accountId: string, store: Store): Promise<KeyView[]> {
  const keys = await store.keys.list(accountId)
  return keys.map((key) => ({
    key_id: key.keyId,
    label: key.label,
    hint: key.hint,
    created_at: timeOf(key.createdAt),
    expires_at: timeOrNull(key.expiresAt),
    revoked_at: timeOrNull(key.revokedAt),
    last_used_at: timeOrNull(key.lastUsedAt),
    is_active: key.isActive,
  }))
}

function callView(call: RecentCall): CallView {
  return {
    analysis_id: call.analysisId,
    at: timeOf(call.at),
    endpoint: call.endpoint,
    modality: call.modality,
    units: call.units,
    spent_cents: toCents(call.spent),
    status: call.status,
    latency_ms: call.latencyMs,
    model_version: call.modelVersion,
    content_hash: call.contentHash,
    hostname: call.hostname,
    key_id: call.keyId,
  }
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

function timeOrNull(milliseconds: number | null): string | null {
  return milliseconds === null ? null : timeOf(milliseconds)
}
