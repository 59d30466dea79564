import { hash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { query } from '../database/database.ts'
import { type Param, prepare } from '../database/prepare.ts'
import type { LedgerRow, Tables } from '../database/tables.ts'
import type { StoreParts } from '../parts.ts'

/** The hash before the first row of an account. */
export const emptyChain = '0'.repeat(64)

const page = 2_000

/** A place in the rows of an account: its last row, the balance after it, and the hash up to it. */
export interface Place {
  readonly seq: number
  readonly balance: number
  readonly chain: string
}

/** The place before the first row. */
export const start: Place = { seq: 0, balance: 0, chain: emptyChain }

/**
 * Continues the hash of an account's rows from one place up to the row `head`. `passes` is called with the
 * hash at the place of an earlier verification, or null when its row is not there.
 */
export async function continueChain(
  parts: StoreParts,
  accountId: string,
  from: Place,
  head: number,
  earlier?: { readonly seq: number; passes(chain: string | null): void },
): Promise<{ readonly place: Place; readonly rows: number }> {
  let place = from
  let count = 0
  let atEarlier: string | null = earlier?.seq === 0 ? emptyChain : null
  while (place.seq < head) {
    const rows = await query(parts.database, (db) => readRows(db, accountId, place.seq, head))
    if (rows.length === 0) break
    count += rows.length
    for (const row of rows) {
      const chain = linkOf(place.chain, row)
      place = { seq: row.seq, balance: row.balance_after, chain }
      if (row.seq === earlier?.seq) atEarlier = chain
    }
  }
  earlier?.passes(atEarlier)
  return { place, rows: count }
}

type Row = Omit<Selectable<LedgerRow>, 'account_id'>

function linkOf(before: string, row: Row): string {
  const { seq, operation_id, kind, amount, delta, balance_after, at } = row
  return hash(
    'sha256',
    [before, seq, operation_id, kind, amount, delta, balance_after, at].join('\n'),
  )
}

function readRows(
  db: Kysely<Tables>,
  account_id: string,
  after: number,
  head: number,
): Promise<readonly Row[]> {
  return readAfter(db, { account_id, after, head })
}

const readAfter = prepare((db, param: Param<{ account_id: string; after: number; head: number }>) =>
  db
    .selectFrom('ledger')
    .select(['seq', 'operation_id', 'kind', 'amount', 'delta', 'balance_after', 'at'])
    .where('account_id', '=', param('account_id'))
    .where('seq', '>', param('after'))
    .where('seq', '<=', param('head'))
    .orderBy('seq')
    .limit(page),
)
