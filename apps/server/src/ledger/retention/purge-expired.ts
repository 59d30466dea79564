import { transact, type Work } from '../database/database.ts'
import type { Milliseconds } from '../money.ts'
import type { StoreParts } from '../parts.ts'

/** Rows of one transaction: after a pause of days there may be a million, and calls must get their turn. */
const most = 500

/**
 * Deletes what ends by itself: stored answers after 24 hours, sessions after 12, counters of calls without
 * a key after their window. Returns the number of answers.
 */
export async function purgeExpired(parts: StoreParts): Promise<number> {
  const now = parts.clock()
  const answers = await inSteps(parts, (trx) => purgeAnswers(trx, parts, now))
  await inSteps(parts, (trx) => purgeCounters(trx, now))
  await inSteps(parts, (trx) => purgeSessions(trx, now))
  return answers
}

async function inSteps(
  { database }: StoreParts,
  step: (trx: Work) => Promise<number>,
): Promise<number> {
  let total = 0
  for (;;) {
    const count = await transact(database, step)
    total += count
    if (count < most) return total
  }
}

async function purgeAnswers(
  trx: Work,
  { database }: StoreParts,
  now: Milliseconds,
): Promise<number> {
  const over = trx
    .selectFrom('replays')
    .select('operation_id')
    .where('state', '=', 'done')
    .where('expires_at', '<=', now)
    .limit(most)
  const { numDeletedRows } = await trx
    .deleteFrom('replays')
    // A key that a running call is about to release is skipped: waiting for its lock could deadlock.
    .where(
      'operation_id',
      'in',
      database.engine === 'postgres' ? over.forUpdate().skipLocked() : over,
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function purgeCounters(trx: Work, now: Milliseconds): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('rates')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('scope', 'subject'),
        'in',
        selectFrom('rates')
          .select(['scope', 'subject'])
          .where('expires_at', '<=', now)
          .limit(most)
          .$asTuple('scope', 'subject'),
      ),
    )
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function purgeSessions(trx: Work, now: Milliseconds): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('digest', 'in', ({ selectFrom }) =>
      selectFrom('sessions').select('digest').where('expires_at', '<=', now).limit(most),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
