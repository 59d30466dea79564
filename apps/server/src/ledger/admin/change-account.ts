import { transact } from '../database/database.ts'
import { appendEntry, lockAccount } from '../entries.ts'
import { newId } from '../ids.ts'
import { toCents } from '../money.ts'
import type { StoreParts } from '../parts.ts'
import { StoreRefusal } from '../store-error.ts'
import type { Adjusted, Adjustment } from './admin-ports.ts'
import { recordAction } from './record-action.ts'

/** Suspends an account or lets it call again; false when that is so already. */
export function setSuspended(
  parts: StoreParts,
  accountId: string,
  isOn: boolean,
  reason: string,
): Promise<boolean> {
  return transact(parts.database, async (trx) => {
    await lockAccount(trx, parts.database.engine, accountId)
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({ suspended_at: isOn ? parts.clock() : null })
      .where('id', '=', accountId)
      .where('suspended_at', isOn ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await recordAction(trx, parts, isOn ? 'account suspend' : 'account resume', accountId, {
      reason,
    })
    return true
  })
}

/** Sets an account's own limit of calls a minute, or removes it. */
export async function setRate(
  parts: StoreParts,
  accountId: string,
  callsPerMinute: number | null,
): Promise<void> {
  await transact(parts.database, async (trx) => {
    await trx
      .updateTable('accounts')
      .set({ calls_per_minute: callsPerMinute })
      .where('id', '=', accountId)
      .execute()
    await recordAction(trx, parts, 'account rate', accountId, {
      calls_per_minute: callsPerMinute,
    })
  })
}

/** Adds or takes credit as a row of the ledger; what the balance does not cover is refused. */
export function adjust(
  parts: StoreParts,
  accountId: string,
  { amount, reason, downToZero }: Adjustment,
): Promise<Adjusted> {
  if (!Number.isSafeInteger(amount) || amount === 0) {
    throw new StoreRefusal('An adjustment is a whole number of micro-USD other than 0.')
  }
  return transact(parts.database, async (trx) => {
    const balance = await lockAccount(trx, parts.database.engine, accountId)
    if (!Number.isSafeInteger(balance + amount)) {
      throw new StoreRefusal('The credit would exceed the largest balance.')
    }
    if (balance + amount < 0 && !downToZero) {
      throw new StoreRefusal(
        `The account has ${toCents(balance)} cents, which is less than the ${toCents(-amount)} to take, and a balance is never negative: take less, or take what is there with \`--down-to-zero\`.`,
      )
    }
    const moved = Math.max(amount, -balance)
    const at = parts.clock()
    const available =
      moved === 0
        ? balance
        : await appendEntry(trx, {
            accountId,
            operationId: `adjust ${newId('op', at)}`,
            kind: moved > 0 ? 'grant' : 'charge',
            amount: Math.abs(moved),
            at,
          })
    await recordAction(trx, parts, 'account adjust', accountId, {
      asked: amount,
      amount: moved,
      available,
      reason,
    })
    return { amount: moved, available }
  })
}
