import { closeOperation, openOperation } from './close-operation.ts'
import { query, transact } from './database/database.ts'
import { lockAccount } from './entries.ts'
import type { Milliseconds } from './money.ts'
import type { StoreParts } from './parts.ts'
import type { Recovered } from './ports.ts'
import { purgeExpired } from './retention/purge-expired.ts'

/** Most rows that one query selects. */
const page = 200

/**
 * Ends the operations of crashed calls and purges expired rows (decision 37); safe while calls run.
 */
export async function recover(parts: StoreParts): Promise<Recovered> {
  let voidedHolds = 0
  let refundedDebits = 0
  for (;;) {
    const expired = await expiredOperations(parts, parts.clock())
    for (const { id, account_id: accountId, payment } of expired) {
      const isClosed = await closeExpired(parts, id, accountId)
      if (isClosed && payment === 'hold') voidedHolds++
      if (isClosed && payment === 'debit') refundedDebits++
    }
    if (expired.length < page) break
  }
  return { voidedHolds, refundedDebits, purgedReplays: await purgeExpired(parts) }
}

function expiredOperations(parts: StoreParts, now: Milliseconds) {
  return query(parts.database, (db) =>
    db
      .selectFrom('operations')
      .select(['id', 'account_id', 'payment'])
      .where('state', '=', 'open')
      .where('expires_at', '<=', now)
      .orderBy('expires_at')
      .limit(page)
      .execute(),
  )
}

/** One transaction for each, so that a recovery that crashes has done whole steps. */
function closeExpired(parts: StoreParts, id: string, accountId: string): Promise<boolean> {
  return transact(parts.database, async (trx) => {
    await lockAccount(trx, parts.database.engine, accountId)
    const operation = await openOperation(trx, id)
    if (operation === undefined) return false
    await closeOperation(trx, operation, parts.clock(), 'expired')
    return true
  })
}
