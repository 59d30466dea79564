import { eraseCalls } from '../admin/erase-calls.ts'
import { erasedCall } from '../admin/erased-call.ts'
import { query, transact, type Work } from '../database/database.ts'
import type { Milliseconds } from '../money.ts'
import { day, type StoreParts } from '../parts.ts'
import { oldestIdAt } from './oldest-id.ts'
import { defaultRetention, type Retention } from './retention-ports.ts'

/** Rows of one transaction: a few milliseconds, so that calls get their turn. */
const most = 200

/** Where the last step of `usage` ended: an operation id, and ids sort by time. */
const cursorMark = 'retention usage'

/** Erases what is past its days. Ledger rows, amounts, times and ids stay, because they are the books. */
export function createRetention(parts: StoreParts): Retention {
  const days = parts.retention ?? defaultRetention
  return {
    days,
    step: async ({ fromStart = false } = {}) => {
      const now = parts.clock()
      const accounts = await finishDeletion(parts)
      const texts = await deleteTexts(parts, now - days.texts * day)
      const requests = await deleteRequests(parts, now - days.requests * day)
      const { passed, calls } = await eraseUsage(parts, now - days.usage * day, fromStart)
      const isDone = [accounts, texts, requests, passed].every((count) => count < most)
      return { accounts, texts, requests, calls, isDone: isDone && accounts === 0 }
    },
  }
}

/** Ends the erasure of one account that a crash interrupted. */
async function finishDeletion(parts: StoreParts): Promise<number> {
  const unfinished = await query(parts.database, (db) =>
    db
      .selectFrom('accounts')
      .select('id')
      .where('deleted_at', 'is not', null)
      .where('erased_at', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  )
  if (unfinished === undefined) return 0
  await eraseCalls(parts, unfinished.id)
  return 1
}

function deleteTexts(parts: StoreParts, before: Milliseconds): Promise<number> {
  return transact(parts.database, async (trx) => {
    const old = await trx
      .selectFrom('retained_texts')
      .select('operation_id as id')
      .where('operation_id', '<', oldestIdAt(before))
      .orderBy('operation_id')
      .limit(most)
      .execute()
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await trx.deleteFrom('retained_texts').where('operation_id', 'in', ids).execute()
    return old.length
  })
}

function deleteRequests(parts: StoreParts, before: Milliseconds): Promise<number> {
  return transact(parts.database, async (trx) => {
    const old = await trx
      .selectFrom('access_requests')
      .select('id')
      .where('created_at', '<', before)
      .limit(most)
      .execute()
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await trx.deleteFrom('access_requests').where('id', 'in', ids).execute()
    return old.length
  })
}

/** Erases the content of the next calls after the cursor, and moves it behind them. */
function eraseUsage(
  parts: StoreParts,
  before: Milliseconds,
  fromStart: boolean,
): Promise<{ readonly passed: number; readonly calls: number }> {
  return transact(parts.database, async (trx) => {
    const cursor = await lockCursor(trx)
    const passed = await trx
      .selectFrom('calls')
      .select(['operation_id as id', 'content_hash'])
      .where('operation_id', '>', fromStart ? '' : cursor)
      .where('operation_id', '<', oldestIdAt(before))
      .orderBy('operation_id')
      .limit(most)
      .execute()
    const last = passed.at(-1)
    if (last === undefined) return { passed: 0, calls: 0 }
    const ids = passed.flatMap(({ id, content_hash: hash }) => (hash === '' ? [] : id))
    if (ids.length > 0) {
      await trx.updateTable('calls').set(erasedCall).where('operation_id', 'in', ids).execute()
    }
    await trx.updateTable('marks').set({ value: last.id }).where('name', '=', cursorMark).execute()
    return { passed: passed.length, calls: ids.length }
  })
}

/** Instances take turns: the row is locked until the transaction ends. */
async function lockCursor(trx: Work): Promise<string> {
  const { value } = await trx
    .insertInto('marks')
    .values({ name: cursorMark, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: cursorMark }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}
