import { sql } from 'kysely'
import { operationColumns, replayColumns } from '../database/columns.ts'
import type { Work } from '../database/database.ts'
import { type Param, prepare } from '../database/prepare.ts'
import type { OperationRow, ReplayRow } from '../database/tables.ts'
import type { Clock } from '../money.ts'
import { freeKey } from '../replays.ts'
import { StoreRefusal } from '../store-error.ts'
import { type AccountNow, Batch, type Needs } from './batch.ts'

/** Locks the account and reads what tasks need; keys that were left behind are freed (D-091, D-092). */
export async function readBatch(
  trx: Work,
  clock: Clock,
  accountId: string,
  needs: readonly Needs[],
): Promise<Batch> {
  const account = await lockAccount(trx, accountId)
  const known = await readReplays(trx, accountId, needs)
  // The time is read under the lock: who waited for it must not judge leases by an old one.
  const now = clock()
  const left = known.filter(({ expires_at }) => expires_at <= now)
  for (const row of left) await freeKey(trx, row, now)
  const used = known.filter((row) => !left.includes(row))
  const current = left.length === 0 ? account : await lockAccount(trx, accountId)
  return new Batch(accountId, current, await readOperations(trx, accountId, needs), used)
}

async function lockAccount(trx: Work, id: string): Promise<AccountNow> {
  const [row] = await lockTotals(trx, { id })
  if (row === undefined) throw new StoreRefusal('There is no such account.')
  return row
}

const lockTotals = prepare((db, param: Param<{ id: string }>) =>
  db
    .selectFrom('accounts')
    .select([
      'balance',
      'last_call_at',
      'calls as calls_so_far',
      'units as units_so_far',
      'spent as spent_so_far',
    ])
    .where('id', '=', param('id'))
    .forUpdate(),
)

async function readReplays(
  trx: Work,
  accountId: string,
  needs: readonly Needs[],
): Promise<readonly ReplayRow[]> {
  const scopes = needs.flatMap(({ scope }) => scope ?? [])
  if (scopes.length === 0) return []
  const endpoints = scopes.map(({ endpoint }) => endpoint)
  const digests = scopes.map(({ keyDigest }) => keyDigest)
  return await trx
    .selectFrom('replays')
    .select(replayColumns)
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(endpoint, key_digest) in (select * from unnest(${endpoints}::text[], ${digests}::text[]))`,
    )
    .execute()
}

async function readOperations(
  trx: Work,
  accountId: string,
  needs: readonly Needs[],
): Promise<readonly OperationRow[]> {
  const ids = needs.flatMap(({ operationId }) => operationId ?? [])
  if (ids.length === 0) return []
  return await trx
    .selectFrom('operations')
    .select(operationColumns)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
}
