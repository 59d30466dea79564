import { sql } from 'kysely'
import { query, transact } from './database/database.ts'
import type { StoreParts } from './parts.ts'
import type { Violation } from './ports.ts'

interface Check {
  readonly invariant: string
  /** Selects `subject` and `detail` of each row that violates it. */
  readonly broken: string
}

/**
 * The balance of each account is the sum of its rows; fast enough for every start (decision 35).
 */
const balanceIsSum: Check = {
  invariant: 'I1 balance = sum of ledger rows',
  broken: `select a.id as subject, a.balance as found, coalesce(sum(l.delta), 0) as expected
    from accounts a left join ledger l on l.account_id = a.id
    group by a.id, a.balance having a.balance <> coalesce(sum(l.delta), 0)`,
}

const checks: readonly Check[] = [
  balanceIsSum,
  {
    invariant: 'I1 balance = grants - captures + refunds - open holds',
    broken: `select a.id as subject, a.balance as found, coalesce(sum(case
        when l.kind in ('grant', 'refund') then l.amount
        when l.kind = 'capture' then -l.amount
        when l.kind = 'hold' and not exists (
          select 1 from ledger r where r.operation_id = l.operation_id and r.kind in ('capture', 'void')
        ) then -l.amount
        else 0 end), 0) as expected
      from accounts a left join ledger l on l.account_id = a.id
      group by a.id, a.balance
      having a.balance <> coalesce(sum(case
        when l.kind in ('grant', 'refund') then l.amount
        when l.kind = 'capture' then -l.amount
        when l.kind = 'hold' and not exists (
          select 1 from ledger r where r.operation_id = l.operation_id and r.kind in ('capture', 'void')
        ) then -l.amount
        else 0 end), 0)`,
  },
  {
    invariant: 'I8 each row continues the balance of the row before it',
    broken: `select seq as subject, balance_after as found, before + delta as expected from (
        select seq, delta, balance_after, lag(balance_after, 1, cast(0 as bigint))
          over (partition by account_id order by seq) as before from ledger
      ) chain where balance_after <> before + delta`,
  },
  {
    invariant: 'I5 no balance below zero',
    broken: `select seq as subject, balance_after as found, 0 as expected from ledger
      where balance_after < 0`,
  },
  {
    invariant: 'I2 rows of an operation agree with its state and price',
    broken: `select o.id as subject, count(l.seq) as found, o.price as expected
      from operations o left join ledger l on l.operation_id = o.id and l.account_id = o.account_id
      left join calls c on c.operation_id = o.id
      group by o.id, o.price, o.state, o.payment, c.spent
      having coalesce(sum(case when l.kind = 'hold' then l.amount end), 0) <> o.price
        or coalesce(sum(case when l.kind = 'capture' then l.amount end), 0) <>
          (case when o.state = 'done' or o.payment = 'debit' then o.price else 0 end)
        or coalesce(sum(case when l.kind = 'void' then l.amount end), 0) <>
          (case when o.state = 'void' and o.payment = 'hold' then o.price else 0 end)
        or coalesce(sum(case when l.kind = 'refund' then l.amount end), 0) <>
          (case when o.state = 'done' then o.price - coalesce(c.spent, -1)
            when o.state = 'void' and o.payment = 'debit' then o.price else 0 end)`,
  },
  {
    invariant: 'I2 a record for each finished call, and for no other',
    broken: `select o.id as subject, count(c.operation_id) as found,
        case when o.state = 'done' then 1 else 0 end as expected
      from operations o left join calls c on c.operation_id = o.id and c.account_id = o.account_id
      group by o.id, o.state
      having count(c.operation_id) <> case when o.state = 'done' then 1 else 0 end`,
  },
  {
    invariant: 'I2 no ledger row without its operation',
    broken: `select l.seq as subject, 0 as found, 1 as expected
      from ledger l left join operations o on o.id = l.operation_id
      where l.kind <> 'grant' and o.id is null`,
  },
  {
    invariant: 'I2 the totals of an account are those of its calls',
    broken: `select a.id as subject, a.calls as found, count(c.operation_id) as expected
      from accounts a left join calls c on c.account_id = a.id
      group by a.id, a.calls, a.units, a.spent, a.last_call_at
      having a.calls <> count(c.operation_id)
        or a.units <> coalesce(sum(c.units), 0)
        or a.spent <> coalesce(sum(c.spent), 0)
        or coalesce(a.last_call_at, 0) <> coalesce(max(c.at), 0)`,
  },
  {
    invariant: 'I8 each call continues the totals of the call before it',
    broken: `select operation_id as subject, spent_so_far as found, before + spent as expected from (
        select operation_id, spent, spent_so_far, units, units_so_far, calls_so_far,
          lag(spent_so_far, 1, cast(0 as bigint)) over calls_in_order as before,
          lag(units_so_far, 1, cast(0 as bigint)) over calls_in_order as units_before,
          lag(calls_so_far, 1, cast(0 as bigint)) over calls_in_order as calls_before
        from calls
        window calls_in_order as (partition by account_id order by at, calls_so_far)
      ) chain where spent_so_far <> before + spent
        or units_so_far <> units_before + units or calls_so_far <> calls_before + 1`,
  },
  {
    invariant: 'I3 an idempotency key is in the state of its operation',
    broken: `select o.id as subject, 0 as found, 1 as expected
      from replays r join operations o on o.id = r.operation_id
      where r.state <> o.state or r.account_id <> o.account_id or r.endpoint <> o.endpoint`,
  },
]

/** Checks all invariants over the whole ledger. */
export async function verify(parts: StoreParts): Promise<readonly Violation[]> {
  const found: Violation[] = []
  for (const check of checks) found.push(...(await run(parts, check)))
  return found
}

/** Checks the one invariant that every start checks. */
export function verifyBalances(parts: StoreParts): Promise<readonly Violation[]> {
  return run(parts, balanceIsSum)
}

interface Broken {
  readonly subject: string | number
  readonly found: unknown
  readonly expected: unknown
}

async function run(parts: StoreParts, { invariant, broken }: Check): Promise<readonly Violation[]> {
  const check = sql<Broken>`${sql.raw(broken)}`
  const { database } = parts
  const { rows } =
    database.engine === 'postgres'
      ? await transact(database, async (trx) => {
          // Calls use indexes; this check scans the tables.
          await sql`set local enable_seqscan = on`.execute(trx)
          return check.execute(trx)
        })
      : await query(database, (db) => check.execute(db))
  return rows.map(({ subject, found, expected }) => ({
    invariant,
    detail: `${subject}: found ${found}, expected ${expected}`,
  }))
}
