import { sql } from 'kysely'
import { operationColumns, replayColumns } from '../database/columns.ts'
import type { Work } from '../database/database.ts'
import { type Param, prepare } from '../database/prepare.ts'
import type { OperationRow, ReplayRow } from '../database/tables.ts'
import { StoreRefusal } from '../store-error.ts'
import { Batch, type Needs } from './batch.ts'

/** The account of a task, and the rows that it needs. */
export interface AccountNeeds {
  readonly accountId: string
  readonly needs: Needs
}

/**
 * Locks the accounts of tasks and reads the rows that they need. Accounts are locked in the order of
 * their ids, so that two processes with the same accounts cannot deadlock.
 */
export async function readBatches(
  trx: Work,
  tasks: readonly AccountNeeds[],
): Promise<ReadonlyMap<string, Batch>> {
  const ids = [...new Set(tasks.map(({ accountId }) => accountId))]
  const accounts = await lockAccounts(trx, { ids })
  if (accounts.length < ids.length) throw new StoreRefusal('There is no such account.')
  const needs = tasks.map((task) => task.needs)
  const replays = await readReplays(trx, needs)
  // The operation of an abandoned key is needed too, because it is closed.
  const holders = replays.flatMap(({ state, operation_id: id }) => (state === 'open' ? id : []))
  const operations = await readOperations(trx, [
    ...needs.flatMap(({ operationId }) => operationId ?? []),
    ...holders,
  ])
  return new Map(
    accounts.map(({ id, ...account }) => {
      const isOfAccount = (row: { readonly account_id: string }) => row.account_id === id
      return [
        id,
        new Batch(id, account, operations.filter(isOfAccount), replays.filter(isOfAccount)),
      ]
    }),
  )
}

const lockAccounts = prepare((db, param: Param<{ ids: readonly string[] }>) =>
  db
    .selectFrom('accounts')
    .select([
      'id',
      'balance',
      'last_call_at',
      'calls as calls_so_far',
      'units as units_so_far',
      'spent as spent_so_far',
    ])
    .where(sql<boolean>`id = any(${param('ids')}::text[])`)
    .orderBy('id')
    .forUpdate(),
)

async function readReplays(trx: Work, needs: readonly Needs[]): Promise<readonly ReplayRow[]> {
  const scopes = needs.flatMap(({ scope }) => scope ?? [])
  if (scopes.length === 0) return []
  return await readKeys(trx, {
    accounts: scopes.map(({ accountId }) => accountId),
    endpoints: scopes.map(({ endpoint }) => endpoint),
    digests: scopes.map(({ keyDigest }) => keyDigest),
  })
}

type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>

const readKeys = prepare((db, param: Param<Lists<'accounts' | 'endpoints' | 'digests'>>) =>
  db
    .selectFrom('replays')
    .select(replayColumns)
    .where(
      sql<boolean>`(account_id, endpoint, key_digest) in (select * from unnest(
        ${param('accounts')}::text[], ${param('endpoints')}::text[], ${param('digests')}::text[]))`,
    ),
)

async function readOperations(trx: Work, ids: readonly string[]): Promise<readonly OperationRow[]> {
  return ids.length === 0 ? [] : await readOpen(trx, { ids })
}

const readOpen = prepare((db, param: Param<Lists<'ids'>>) =>
  db
    .selectFrom('operations')
    .select(operationColumns)
    .where('state', '=', 'open')
    .where(sql<boolean>`id = any(${param('ids')}::text[])`),
)
