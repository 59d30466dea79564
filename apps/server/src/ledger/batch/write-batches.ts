import { type RawBuilder, sql } from 'kysely'
import { retainTexts } from '../call-log.ts'
import type { Work } from '../database/database.ts'
import type { Batch } from './batch.ts'

type Step = RawBuilder<unknown>

/** Writes batches: all tables in one statement, which takes little longer than that of one call. */
export async function writeBatches(trx: Work, batches: readonly Batch[]): Promise<void> {
  for (const batch of batches) await freeKeys(trx, batch)
  const steps = stepsOf(batches)
  if (steps.length === 0) {
    // Only calls that were refused or repeated: their commit, which ends locks, need not reach the disk.
    const isFree = batches.every(({ freed }) => freed.length === 0)
    if (isFree) await sql`set local synchronous_commit = off`.execute(trx)
    return
  }
  const named = steps.map((step, index) => sql`${sql.ref(`step${index}`)} as (${step})`)
  await sql`with ${sql.join(named)} select 1`.execute(trx)
  for (const { operationId, submitted, at } of batches.flatMap(({ retained }) => retained)) {
    await retainTexts(trx, operationId, submitted, at)
  }
}

/** In separate statements, because a released key may be claimed again at once; this is rare. */
async function freeKeys(trx: Work, { abandoned, freed }: Batch): Promise<void> {
  for (const { id, closed_at } of abandoned) {
    await trx
      .updateTable('operations')
      .set({ state: 'void', closed_at, reason: 'lease expired' })
      .where('id', '=', id)
      .execute()
  }
  if (freed.length > 0) {
    await trx.deleteFrom('replays').where('operation_id', 'in', freed).execute()
  }
}

function stepsOf(batches: readonly Batch[]): readonly Step[] {
  const changed = batches.filter(({ hasChangedAccount }) => hasChangedAccount)
  const done = batches.flatMap((batch) => batch.done)
  const answered = batches.flatMap((batch) => batch.answered)
  return [
    ...(changed.length > 0 ? [updateAccounts(changed)] : []),
    ...insert(
      'ledger',
      batches.flatMap(({ entries }) => entries),
    ),
    ...insert(
      'operations',
      batches.flatMap(({ begun }) => begun),
    ),
    ...insert(
      'replays',
      batches.flatMap(({ claimed }) => claimed),
    ),
    ...(done.length > 0 ? [closeOperations(done)] : []),
    ...insert(
      'calls',
      batches.flatMap(({ calls }) => calls),
    ),
    ...(answered.length > 0 ? [storeAnswers(answered)] : []),
  ]
}

function updateAccounts(batches: readonly Batch[]): Step {
  const lists = [
    list('text', batches, ({ accountId }) => accountId),
    list('bigint', batches, ({ balance }) => balance),
    list('bigint', batches, ({ totals }) => totals.calls_so_far),
    list('bigint', batches, ({ totals }) => totals.units_so_far),
    list('bigint', batches, ({ totals }) => totals.spent_so_far),
    list('bigint', batches, ({ lastCallAt }) => lastCallAt),
  ]
  return sql`update accounts set balance = made.balance, calls = made.calls, units = made.units,
      spent = made.spent, last_call_at = made.last_call_at
    from unnest(${sql.join(lists)}) as made (id, balance, calls, units, spent, last_call_at)
    where accounts.id = made.id`
}

/** One column of rows to change, as an array: PostgreSQL expects few rows, and uses the index. */
function list<Row>(type: string, rows: readonly Row[], of: (row: Row) => unknown): Step {
  return sql`${rows.map(of)}::${sql.raw(type)}[]`
}

/** Adds any number of rows in their order as one value, so that the statement stays the same. */
function insert(table: string, rows: readonly object[]): readonly Step[] {
  const [first] = rows
  if (first === undefined) return []
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  const target = sql.table(table)
  return [
    sql`insert into ${target} (${columns})
      select ${columns} from json_populate_recordset(null::${target}, ${json(rows)})`,
  ]
}

function closeOperations(done: Batch['done']): Step {
  const lists = [
    list('text', done, ({ id }) => id),
    list('bigint', done, ({ closed_at }) => closed_at),
  ]
  return sql`update operations set state = 'done', closed_at = made.closed_at
    from unnest(${sql.join(lists)}) as made (id, closed_at) where operations.id = made.id`
}

function storeAnswers(answered: Batch['answered']): Step {
  const lists = [
    list('text', answered, ({ operation_id }) => operation_id),
    list('integer', answered, ({ status }) => status),
    list('bigint', answered, ({ expires_at }) => expires_at),
    list('bytea', answered, ({ sealed_body }) => sealed_body),
  ]
  return sql`update replays set state = 'done', status = made.status,
      expires_at = made.expires_at, sealed_body = made.sealed_body
    from unnest(${sql.join(lists)}) as made (operation_id, status, expires_at, sealed_body)
    where replays.operation_id = made.operation_id`
}

/** Rows as JSON. */
function json(rows: readonly object[]): Step {
  return sql`${JSON.stringify(rows)}::json`
}
