import type { StoreParts } from '../parts.ts'
import type { Violation } from '../ports.ts'
import { runCheck } from './run-check.ts'

/** Rows and accounts that a start looks at. They bound its time, however much the ledger has grown. */
const most = 20_000

const latest = `with latest as (
    select seq, account_id, delta, balance_after from ledger order by seq desc limit ${most}
  ), concerned as (
    select id, balance from (select id, balance from accounts order by id desc limit ${most}) newest
    union
    select id, balance from accounts where id in (select account_id from latest)
  )`

const checks = [
  {
    invariant: 'I1 balance = the one after the last ledger row',
    broken: `select id as subject, balance as found, last as expected from (
        select id, balance, coalesce((
          select l.balance_after from ledger l where l.account_id = concerned.id
          order by l.seq desc limit 1
        ), 0) as last from concerned
      ) ends where balance <> last`,
  },
  {
    invariant: 'I8 each row continues the balance of the row before it',
    broken: `select seq as subject, balance_after as found, before + delta as expected from (
        select seq, delta, balance_after, coalesce((
          select p.balance_after from ledger p
          where p.account_id = latest.account_id and p.seq < latest.seq
          order by p.seq desc limit 1
        ), 0) as before from latest
      ) chain where balance_after <> before + delta`,
  },
] as const

/**
 * Checks the end of the ledger, as every start does: the newest accounts and those of the last rows
 * have the balance that their last row says, and those rows continue each other. `ledger verify` checks
 * the rest.
 */
export async function verifyAtStart(parts: StoreParts): Promise<readonly Violation[]> {
  const found: Violation[] = []
  for (const check of checks) found.push(...(await runCheck(parts, check, latest)))
  return found
}
