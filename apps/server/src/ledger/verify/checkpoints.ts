import { sql } from 'kysely'
import { transact } from '../database/database.ts'
import type { CheckpointRow } from '../database/tables.ts'
import type { StoreParts } from '../parts.ts'
import type { Secrets } from '../privacy/secret.ts'
import { unhurried } from './run-check.ts'

const page = 1_000

/** An account before a verification, with how far it has been verified. */
export interface Head {
  readonly id: string
  /** Its last row of the ledger. */
  readonly head: number
  readonly calls: number
  readonly units: number
  readonly spent: number
  readonly last_call_at: number | null
  readonly checkpoint: CheckpointRow | null
}

/**
 * Reads where the accounts are. A verification that begins after it covers these rows; what is added
 * meanwhile is left to the next one.
 */
export async function readHeads(parts: StoreParts): Promise<readonly Head[]> {
  const heads: Head[] = []
  for (;;) {
    const after = heads.at(-1)?.id ?? ''
    const rows = await unhurried(parts, (db) =>
      db
        .selectFrom('accounts')
        .select(['id', 'calls', 'units', 'spent', 'last_call_at'])
        .select(
          sql<number>`coalesce((select max(seq) from ledger where account_id = accounts.id), 0)`.as(
            'head',
          ),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(page)
        .execute(),
    )
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) return heads
    const known = await unhurried(parts, (db) =>
      db
        .selectFrom('checkpoints')
        .selectAll()
        .where('account_id', '>=', first.id)
        .where('account_id', '<=', last.id)
        .execute(),
    )
    const byAccount = new Map(known.map((row) => [row.account_id, row]))
    for (const row of rows) heads.push({ ...row, checkpoint: byAccount.get(row.id) ?? null })
  }
}

/** How far an account has been verified. */
export type Verified = Omit<CheckpointRow, 'seal' | 'verified_at'>

/** A keyed hash over a checkpoint. */
export function sealOf(secrets: Secrets, checkpoint: Verified): string {
  const { account_id, seq, balance, chain, calls, units, spent, last_call_at } = checkpoint
  return secrets.digestContent(
    ['checkpoint', account_id, seq, balance, chain, calls, units, spent, last_call_at].join('\n'),
  )
}

/** Removes checkpoints, so that their accounts are verified from the beginning. */
export async function dropCheckpoints(
  parts: StoreParts,
  accountIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < accountIds.length; from += page) {
    const some = accountIds.slice(from, from + page)
    await transact(parts.database, (trx) =>
      trx.deleteFrom('checkpoints').where('account_id', 'in', some).execute(),
    )
  }
}

/** Stores how far accounts have been verified. */
export async function keepCheckpoints(
  parts: StoreParts,
  checkpoints: readonly Verified[],
): Promise<void> {
  const verified_at = parts.clock()
  // A statement has at most 32,766 values.
  for (let from = 0; from < checkpoints.length; from += page) {
    const some = checkpoints
      .slice(from, from + page)
      .map((one) => ({ ...one, verified_at, seal: sealOf(parts.secrets, one) }))
    await transact(parts.database, (trx) =>
      trx
        .insertInto('checkpoints')
        .values(some)
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet(({ ref }) => ({
            seq: ref('excluded.seq'),
            balance: ref('excluded.balance'),
            chain: ref('excluded.chain'),
            calls: ref('excluded.calls'),
            units: ref('excluded.units'),
            spent: ref('excluded.spent'),
            last_call_at: ref('excluded.last_call_at'),
            verified_at: ref('excluded.verified_at'),
            seal: ref('excluded.seal'),
          })),
        )
        .execute(),
    )
  }
}
