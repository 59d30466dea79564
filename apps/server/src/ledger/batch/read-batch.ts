import { sql } from 'kysely'
import { operationColumns, replayColumns } from '../database/columns.ts'
import type { Work } from '../database/database.ts'
import { type Param, prepare } from '../database/prepare.ts'
import type { OperationRow, ReplayRow } from '../database/tables.ts'
import { StoreRefusal } from '../store-error.ts'
import { Batch, type Needs } from './batch.ts'

/** Locks the account and reads what tasks need of it. */
export async function readBatch(
  trx: Work,
  accountId: string,
  needs: readonly Needs[],
): Promise<Batch> {
  const [account] = await lockTotals(trx, { id: accountId })
  if (account === undefined) throw new StoreRefusal('There is no such account.')
  const replays = await readReplays(trx, accountId, needs)
  // A key may be left behind by an operation that is then ended.
  const holders = replays.flatMap(({ state, operation_id: id }) => (state === 'open' ? id : []))
  const ids = [...needs.flatMap(({ operationId }) => operationId ?? []), ...holders]
  return new Batch(accountId, account, await readOperations(trx, accountId, ids), replays)
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
  ids: readonly string[],
): Promise<readonly OperationRow[]> {
  if (ids.length === 0) return []
  return await trx
    .selectFrom('operations')
    .select(operationColumns)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
}
