import { sql } from 'kysely'
import type { Engine, Work } from './database.ts'

/** Makes all tables of the first version. */
export async function up(trx: Work, engine: Engine): Promise<void> {
  for (const statement of [...tables(columnTypes[engine]), ...appendOnly[engine]]) {
    await sql.raw(statement).execute(trx)
  }
}

const columnTypes = {
  sqlite: { counter: 'integer primary key autoincrement', bytes: 'blob' },
  postgres: { counter: 'bigserial primary key', bytes: 'bytea' },
} as const

function tables({ counter, bytes }: { counter: string; bytes: string }): string[] {
  return [
    `create table accounts (
      id text primary key,
      name text unique,
      email text unique,
      created_at bigint not null,
      balance bigint not null check (balance >= 0),
      calls bigint not null default 0,
      units bigint not null default 0,
      spent bigint not null default 0,
      last_call_at bigint,
      has_video_beta integer not null
    )`,
    `create table api_keys (
      id text primary key,
      account_id text not null references accounts (id),
      label text not null,
      digest text not null unique,
      hint text not null,
      created_at bigint not null,
      expires_at bigint,
      revoked_at bigint
    )`,
    'create index api_keys_account on api_keys (account_id)',
    `create table ledger (
      seq ${counter},
      account_id text not null references accounts (id),
      operation_id text not null,
      kind text not null,
      amount bigint not null check (amount > 0),
      delta bigint not null,
      balance_after bigint not null check (balance_after >= 0),
      at bigint not null,
      check (
        (kind in ('grant', 'void', 'refund') and delta = amount)
        or (kind = 'hold' and delta = -amount)
        or (kind = 'capture' and delta = 0)
      ),
      unique (operation_id, kind)
    )`,
    'create index ledger_account on ledger (account_id, seq)',
    // A hold is captured or voided, never both.
    `create unique index ledger_resolved_once on ledger (operation_id)
      where kind in ('capture', 'void')`,
    `create table operations (
      id text primary key,
      account_id text not null references accounts (id),
      key_id text not null,
      endpoint text not null,
      bucket text not null,
      units integer not null,
      price bigint not null check (price >= 0),
      payment text not null check (payment in ('hold', 'debit')),
      state text not null check (state in ('open', 'done', 'void')),
      token text not null,
      created_at bigint not null,
      expires_at bigint not null,
      closed_at bigint,
      reason text
    )`,
    `create index operations_open on operations (expires_at) where state = 'open'`,
    `create table replays (
      account_id text not null references accounts (id),
      endpoint text not null,
      key_digest text not null,
      body_digest text not null,
      operation_id text not null unique references operations (id),
      state text not null check (state in ('open', 'done')),
      expires_at bigint not null,
      status integer,
      sealed_body ${bytes},
      primary key (account_id, endpoint, key_digest),
      check (state = 'open' or (status is not null and sealed_body is not null))
    )`,
    'create index replays_expiry on replays (expires_at)',
    `create table calls (
      operation_id text primary key references operations (id),
      analysis_id text not null unique,
      account_id text not null references accounts (id),
      key_id text not null,
      at bigint not null,
      endpoint text not null,
      modality text not null,
      bucket text not null,
      units integer not null,
      spent bigint not null,
      status integer not null,
      latency_ms integer not null,
      model_version text not null,
      content_hash text not null,
      hostname text,
      result text not null,
      calls_so_far bigint not null,
      units_so_far bigint not null,
      spent_so_far bigint not null
    )`,
    // Also the order of capture: times never fall, and calls of one time are counted.
    'create unique index calls_account on calls (account_id, at, calls_so_far)',
    'create index calls_key on calls (key_id, at)',
    `create table retained_texts (
      operation_id text not null references calls (operation_id),
      position integer not null,
      text text not null,
      at bigint not null,
      primary key (operation_id, position)
    )`,
    `create table sessions (
      digest text primary key,
      account_id text not null references accounts (id),
      key_id text not null references api_keys (id),
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index sessions_expiry on sessions (expires_at)',
    `create table rates (
      scope text not null,
      subject text not null,
      hits text not null,
      expires_at bigint not null,
      primary key (scope, subject)
    )`,
    'create index rates_expiry on rates (expires_at)',
    `create table marks (
      name text primary key,
      value text not null
    )`,
    `create table access_requests (
      id text primary key,
      name text not null,
      email text not null,
      company text,
      volume text,
      use_case text not null,
      created_at bigint not null,
      account_id text references accounts (id)
    )`,
  ]
}

/** The ledger refuses every change (decision 35). */
const appendOnly: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger ledger_no_${change} before ${change} on ledger
      begin select raise(abort, 'ledger rows are only ever added'); end`,
  ),
  postgres: [
    `create function refuse_ledger_change() returns trigger language plpgsql as
      $$ begin raise exception 'ledger rows are only ever added'; end $$`,
    `create trigger ledger_no_change before update or delete or truncate on ledger
      for each statement execute function refuse_ledger_change()`,
  ],
}
