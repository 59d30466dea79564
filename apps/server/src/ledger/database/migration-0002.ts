import { sql } from 'kysely'
import type { Engine, Work } from './database.ts'

/**
 * What operators do with accounts: suspend, delete, charge and limit them, and a record of who did it.
 * Copies the ledger on SQLite, where the check of a table cannot be changed: 50 s for two million rows on a busy machine.
 */
export async function up(trx: Work, engine: Engine): Promise<void> {
  const statements = [...chargeKind[engine], ...accountColumns, ...adminActions[engine]]
  for (const statement of statements) await sql.raw(statement).execute(trx)
}

const accountColumns: readonly string[] = [
  'alter table accounts add column suspended_at bigint',
  'alter table accounts add column deleted_at bigint',
  // When nothing about the account was left to erase.
  'alter table accounts add column erased_at bigint',
  'alter table accounts add column calls_per_minute bigint check (calls_per_minute > 0)',
]

/** A charge takes credit without a call: a correction, or what is left when an account is deleted. */
const movement = `(
        (kind in ('grant', 'void', 'refund') and delta = amount)
        or (kind in ('hold', 'charge') and delta = -amount)
        or (kind = 'capture' and delta = 0)
      )`

const ledgerColumns = 'seq, account_id, operation_id, kind, amount, delta, balance_after, at'

const chargeKind: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    `create table ledger_with_charges (
      seq integer primary key autoincrement,
      account_id text not null references accounts (id),
      operation_id text not null,
      kind text not null,
      amount bigint not null check (amount > 0),
      delta bigint not null,
      balance_after bigint not null check (balance_after >= 0),
      at bigint not null,
      check ${movement},
      unique (operation_id, kind)
    )`,
    `insert into ledger_with_charges (${ledgerColumns}) select ${ledgerColumns} from ledger order by seq`,
    // Its indexes and triggers go with it.
    'drop table ledger',
    'alter table ledger_with_charges rename to ledger',
    'create index ledger_account on ledger (account_id, seq)',
    `create unique index ledger_resolved_once on ledger (operation_id)
      where kind in ('capture', 'void')`,
    ...['update', 'delete'].map(
      (change) => `create trigger ledger_no_${change} before ${change} on ledger
      begin select raise(abort, 'ledger rows are only ever added'); end`,
    ),
  ],
  postgres: [
    'alter table ledger drop constraint ledger_check',
    `alter table ledger add constraint ledger_movement check ${movement}`,
  ],
}

function adminTable(counter: string): string {
  return `create table admin_actions (
      seq ${counter},
      at bigint not null,
      actor text not null,
      action text not null,
      account_id text references accounts (id),
      detail text not null
    )`
}

const adminIndex = 'create index admin_actions_account on admin_actions (account_id, seq)'

const adminActions: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [
    adminTable('integer primary key autoincrement'),
    adminIndex,
    ...['update', 'delete'].map(
      (change) => `create trigger admin_actions_no_${change} before ${change} on admin_actions
      begin select raise(abort, 'records of admin actions are only ever added'); end`,
    ),
  ],
  postgres: [
    adminTable('bigserial primary key'),
    adminIndex,
    `create function refuse_admin_action_change() returns trigger language plpgsql as
      $$ begin raise exception 'records of admin actions are only ever added'; end $$`,
    `create trigger admin_actions_no_change before update or delete or truncate on admin_actions
      for each statement execute function refuse_admin_action_change()`,
  ],
}
