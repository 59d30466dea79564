import { sql } from 'kysely'
import { closeOperation } from '../close-operation.ts'
import { operationColumns } from '../database/columns.ts'
import { transact, type Work } from '../database/database.ts'
import { appendEntry, lockAccount } from '../entries.ts'
import type { MicroUsd, Milliseconds } from '../money.ts'
import type { StoreParts } from '../parts.ts'
import type { Deleted } from './admin-ports.ts'
import { eraseCalls } from './erase-calls.ts'
import { recordAction } from './record-action.ts'

/**
 * Deletes an account: who it belongs to, its keys, sessions, answers and texts at once, then the content
 * of its calls in steps. Its ledger stays, with the rest of its credit written off, so that the books
 * of the installation still balance. A second run ends what the first one left.
 */
export async function deleteAccount(
  parts: StoreParts,
  accountId: string,
  reason: string,
): Promise<Deleted> {
  const closed = await closeAccount(parts, accountId, reason)
  const erasedCalls = await eraseCalls(parts, accountId)
  return { ...closed, erasedCalls }
}

function closeAccount(
  parts: StoreParts,
  accountId: string,
  reason: string,
): Promise<Omit<Deleted, 'erasedCalls'>> {
  return transact(parts.database, async (trx) => {
    await lockAccount(trx, parts.database.engine, accountId)
    const now = parts.clock()
    const endedCalls = await endCalls(trx, accountId, now)
    const writtenOff = await writeOff(trx, parts, accountId, now)
    await eraseKeys(trx, accountId, now)
    await trx.deleteFrom('sessions').where('account_id', '=', accountId).execute()
    await trx.deleteFrom('replays').where('account_id', '=', accountId).execute()
    const isFirst = await eraseOwner(trx, accountId, now)
    if (isFirst) {
      await recordAction(trx, parts, 'account delete', accountId, {
        written_off: writtenOff,
        ended_calls: endedCalls,
        reason,
      })
    }
    return { writtenOff, endedCalls }
  })
}

/** Ends running calls and gives their money back; their answers are not sent. */
async function endCalls(trx: Work, accountId: string, now: Milliseconds): Promise<number> {
  const open = await trx
    .selectFrom('operations')
    .select(operationColumns)
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute()
  for (const operation of open) await closeOperation(trx, operation, now, 'account deleted')
  return open.length
}

async function writeOff(
  trx: Work,
  { database }: StoreParts,
  accountId: string,
  at: Milliseconds,
): Promise<MicroUsd> {
  const balance = await lockAccount(trx, database.engine, accountId)
  if (balance === 0) return 0
  const operationId = `delete ${accountId} ${at}`
  await appendEntry(trx, { accountId, operationId, kind: 'charge', amount: balance, at })
  return balance
}

/** Ends all keys and erases what describes them; their ids stay, because calls name them. */
async function eraseKeys(trx: Work, accountId: string, now: Milliseconds): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set(({ fn, val }) => ({
      label: '',
      hint: '',
      // Digests are unique, and no key has this one.
      digest: sql<string>`'erased ' || id`,
      revoked_at: fn.coalesce('revoked_at', val(now)),
    }))
    .where('account_id', '=', accountId)
    .execute()
}

/** Erases name and email, also those of the request for the account; false when they were before. */
async function eraseOwner(trx: Work, accountId: string, now: Milliseconds): Promise<boolean> {
  const owner = await trx
    .selectFrom('accounts')
    .select(['email', 'deleted_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('access_requests')
    .where(({ eb, or, fn }) =>
      or([eb('account_id', '=', accountId), eb(fn('lower', ['email']), '=', owner.email)]),
    )
    .execute()
  await trx
    .updateTable('accounts')
    .set({ name: null, email: null, deleted_at: owner.deleted_at ?? now })
    .where('id', '=', accountId)
    .execute()
  return owner.deleted_at === null
}
