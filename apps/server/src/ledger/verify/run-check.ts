import { type Kysely, sql } from 'kysely'
import { query, transact } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { StoreParts } from '../parts.ts'
import type { Violation } from '../ports.ts'

/** Most findings of one check that are told; the rest is counted. A damaged ledger may have millions. */
export const mostFindings = 50

/** A row that violates an invariant. */
interface Broken {
  readonly subject: string | number
  readonly found: unknown
  readonly expected: unknown
}

/**
 * Runs a check, which selects the rows that violate an invariant among those of its scope; `scans`: among
 * so many that it reads whole tables.
 */
export async function runCheck(
  parts: StoreParts,
  { invariant, broken }: { readonly invariant: string; readonly broken: string },
  scope = '',
  scans = false,
): Promise<readonly Violation[]> {
  const check = sql<Broken & { readonly total: number }>`${sql.raw(scope)}
    select subject, found, expected, count(*) over () as total
    from (${sql.raw(broken)}) broken limit ${sql.lit(mostFindings)}`
  const { rows } = await unhurried(parts, (db) => check.execute(db), scans)
  const told = rows.map(({ subject, found, expected }) => ({
    invariant,
    detail: `${subject}: found ${found}, expected ${expected}`,
  }))
  return [...told, ...restOf(invariant, (rows[0]?.total ?? 0) - told.length)]
}

/** Says how many findings are not told. */
export function restOf(invariant: string, count: number): readonly Violation[] {
  return count > 0 ? [{ invariant, detail: `and ${count} more: found ${count}, expected 0` }] : []
}

/**
 * Runs queries that may take as long as they do, which calls on PostgreSQL must not. Those that `scans`
 * read whole tables; the others find their rows by indexes, where its planner would rather scan.
 */
export function unhurried<T>(
  { database }: Pick<StoreParts, 'database'>,
  run: (db: Kysely<Tables>) => Promise<T>,
  scans = false,
): Promise<T> {
  if (database.engine === 'sqlite') return query(database, run)
  return transact(database, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
    const other = scans ? 'seqscan = on' : 'mergejoin = off'
    await sql.raw(`set local enable_${other}`).execute(trx)
    if (!scans) await sql`set local enable_hashjoin = off`.execute(trx)
    return run(trx)
  })
}
