import { sql } from 'kysely'
import type { Work } from './database.ts'

/** Adds how far the rows of each account have been verified. */
export async function up(trx: Work): Promise<void> {
  await sql
    .raw(`create table checkpoints (
      account_id text primary key references accounts (id),
      seq bigint not null,
      balance bigint not null,
      chain text not null,
      calls bigint not null,
      units bigint not null,
      spent bigint not null,
      last_call_at bigint,
      verified_at bigint not null,
      seal text not null
    )`)
    .execute(trx)
}
