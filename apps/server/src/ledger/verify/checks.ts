/** An invariant of the ledger. */
export interface Check {
  readonly invariant: string
  /** Selects `subject`, `found` and `expected` of each row that violates it, from the tables of `scopeOf`. */
  readonly broken: string
  /** Follows from the others in a part of the ledger, and is looked at over all of it alone. */
  readonly isOfWhole?: true
}

/**
 * The rows that are checked: all of them, or those after the checkpoint of their account. `base` has the
 * accounts and where they start, `fresh` rows of the ledger, `recent` calls, `touched` operations.
 */
export function scopeOf(isFull: boolean): string {
  const touched = isFull
    ? 'select id from operations'
    : `select operation_id as id from fresh where kind not in ('grant', 'charge')
        union select operation_id from recent
        union select id from operations where state = 'open'`
  // In SQLite, `cross join` also means that the accounts come first and the index finds their rows.
  return `with base as (
      select a.id, a.balance, a.calls, a.units, a.spent, a.last_call_at,
        coalesce(k.seq, 0) as from_seq, coalesce(k.balance, 0) as from_balance,
        coalesce(k.calls, 0) as from_calls, coalesce(k.units, 0) as from_units,
        coalesce(k.spent, 0) as from_spent, coalesce(k.last_call_at, 0) as from_call_at
      from accounts a left join checkpoints k on k.account_id = a.id ${isFull ? 'and 1 = 0' : ''}
    ), fresh as (
      select l.seq, l.account_id, l.operation_id, l.kind, l.delta, l.balance_after, b.from_balance
      from base b cross join ledger l where l.account_id = b.id and l.seq > b.from_seq
    ), recent as (
      select c.operation_id, c.account_id, c.at, c.units, c.spent, c.calls_so_far, c.units_so_far,
        c.spent_so_far, b.from_calls, b.from_units, b.from_spent
      from base b cross join calls c
      where c.account_id = b.id and c.at >= b.from_call_at and c.calls_so_far > b.from_calls
    ), touched as (${touched})`
}

export const checks: readonly Check[] = [
  {
    invariant: 'I1 balance = sum of ledger rows',
    broken: `select id as subject, balance as found, expected from (
        select b.id, b.balance, b.from_balance + coalesce((
          select sum(l.delta) from ledger l where l.account_id = b.id and l.seq > b.from_seq
        ), 0) as expected from base b
      ) sums where balance <> expected`,
  },
  {
    invariant: 'I1 balance = grants - charges - captures + refunds - open holds',
    isOfWhole: true,
    broken: `select id as subject, balance as found, expected from (
        select a.id, a.balance, coalesce(sum(case
          when l.kind in ('grant', 'refund') then l.amount
          when l.kind in ('capture', 'charge') then -l.amount
          when l.kind = 'hold' and not exists (
            select 1 from ledger r
            where r.operation_id = l.operation_id and r.kind in ('capture', 'void')
          ) then -l.amount
          else 0 end), 0) as expected
        from accounts a left join ledger l on l.account_id = a.id
        group by a.id, a.balance
      ) sums where balance <> expected`,
  },
  {
    invariant: 'I8 each row continues the balance of the row before it',
    broken: `select seq as subject, balance_after as found, before + delta as expected from (
        select seq, delta, balance_after, lag(balance_after, 1, from_balance)
          over (partition by account_id order by seq) as before from fresh
      ) chain where balance_after <> before + delta`,
  },
  {
    invariant: 'I5 no balance below zero',
    broken: `select seq as subject, balance_after as found, 0 as expected from fresh
      where balance_after < 0`,
  },
  {
    invariant: 'I2 rows of an operation agree with its state and price',
    broken: `select o.id as subject, count(l.seq) as found, o.price as expected
      from touched t join operations o on o.id = t.id
      left join ledger l on l.operation_id = o.id and l.account_id = o.account_id
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
      from touched t join operations o on o.id = t.id
      left join calls c on c.operation_id = o.id and c.account_id = o.account_id
      group by o.id, o.state
      having count(c.operation_id) <> case when o.state = 'done' then 1 else 0 end`,
  },
  {
    invariant: 'I2 no ledger row without its operation',
    broken: `select f.seq as subject, 0 as found, 1 as expected
      from fresh f left join operations o on o.id = f.operation_id
      where f.kind not in ('grant', 'charge') and o.id is null`,
  },
  {
    invariant: 'I2 the totals of an account are those of its calls',
    broken: `select b.id as subject, b.calls as found, b.from_calls + coalesce(c.count, 0) as expected
      from base b left join (
        select account_id, count(*) as count, sum(units) as units, sum(spent) as spent, max(at) as at
        from recent group by account_id
      ) c on c.account_id = b.id
      where b.calls <> b.from_calls + coalesce(c.count, 0)
        or b.units <> b.from_units + coalesce(c.units, 0)
        or b.spent <> b.from_spent + coalesce(c.spent, 0)
        or coalesce(b.last_call_at, 0) <> coalesce(c.at, b.from_call_at)`,
  },
  {
    invariant: 'I8 each call continues the totals of the call before it',
    broken: `select operation_id as subject, spent_so_far as found, before + spent as expected from (
        select operation_id, spent, spent_so_far, units, units_so_far, calls_so_far,
          lag(spent_so_far, 1, from_spent) over calls_in_order as before,
          lag(units_so_far, 1, from_units) over calls_in_order as units_before,
          lag(calls_so_far, 1, from_calls) over calls_in_order as calls_before
        from recent
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
