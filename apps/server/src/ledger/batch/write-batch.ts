import { type RawBuilder, sql } from 'kysely'
import { retainTexts } from '../call-log.ts'
import type { Work } from '../database/database.ts'
import type { Batch } from './batch.ts'

type Step = RawBuilder<unknown>

/** Writes what a batch decided: all tables in one statement, which takes little longer than one call's. */
export async function writeBatch(trx: Work, batch: Batch): Promise<void> {
  await freeKeys(trx, batch)
  const steps = stepsOf(batch)
  if (steps.length === 0) return
  const named = steps.map((step, index) => sql`${sql.ref(`step${index}`)} as (${step})`)
  await sql`with ${sql.join(named)} select 1`.execute(trx)
  for (const { operationId, submitted, at } of batch.retained) {
    await retainTexts(trx, operationId, submitted, at)
  }
}

/** In statements of their own, since a key that was freed may be in use again at once; it is rare. */
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

function stepsOf(batch: Batch): readonly Step[] {
  return [
    ...(batch.hasChangedAccount ? [updateAccount(batch)] : []),
    ...insert('ledger', batch.entries),
    ...insert('operations', batch.begun),
    ...insert('replays', batch.claimed),
    ...(batch.done.length > 0 ? [closeOperations(batch)] : []),
    ...insert('calls', batch.calls),
    ...(batch.answered.length > 0 ? [storeAnswers(batch)] : []),
  ]
}

function updateAccount({ accountId, balance, totals, lastCallAt }: Batch): Step {
  return sql`update accounts set balance = ${balance}, calls = ${totals.calls_so_far},
    units = ${totals.units_so_far}, spent = ${totals.spent_so_far}, last_call_at = ${lastCallAt}
    where id = ${accountId}`
}

/** Adds rows in their order, however many, as one value: the statement stays the same. */
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

function closeOperations({ done }: Batch): Step {
  return sql`update operations set state = 'done', closed_at = made.closed_at
    from json_to_recordset(${json(done)}) as made (id text, closed_at bigint)
    where operations.id = made.id`
}

function storeAnswers({ answered }: Batch): Step {
  return sql`update replays set state = 'done', status = made.status,
      expires_at = made.expires_at, sealed_body = made.sealed_body
    from json_to_recordset(${json(answered)})
      as made (operation_id text, status integer, expires_at bigint, sealed_body bytea)
    where replays.operation_id = made.operation_id`
}

/** Rows as JSON, with bytes as PostgreSQL reads them from text. */
function json(rows: readonly object[]): Step {
  const texts = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value,
      ]),
    ),
  )
  return sql`${JSON.stringify(texts)}::json`
}
