import { transact, type Work } from '../database/database.ts'
import type { StoreParts } from '../parts.ts'
import { erasedCall } from './erased-call.ts'

/** Calls whose content one transaction erases: a few milliseconds, so that calls get their turn. */
const step = 200

interface Place {
  readonly id: string
  readonly at: number
  readonly count: number
}

/** Erases the content of all calls of a deleted account in small steps; returns how many there were. */
export async function eraseCalls(parts: StoreParts, accountId: string): Promise<number> {
  let erased = 0
  let last: Place | undefined
  do {
    const from: Place | undefined = last
    const calls = await transact(parts.database, (trx) => eraseStep(trx, accountId, from))
    erased += calls.length
    last = calls.length < step ? undefined : calls.at(-1)
  } while (last !== undefined)
  await transact(parts.database, (trx) =>
    trx
      .updateTable('accounts')
      .set({ erased_at: parts.clock() })
      .where('id', '=', accountId)
      .where('erased_at', 'is', null)
      .execute(),
  )
  return erased
}

async function eraseStep(
  trx: Work,
  accountId: string,
  last: Place | undefined,
): Promise<readonly Place[]> {
  const calls = await trx
    .selectFrom('calls')
    .select(['operation_id as id', 'at', 'calls_so_far as count'])
    .where('account_id', '=', accountId)
    .where('content_hash', '<>', '')
    .$if(last !== undefined, (rest) =>
      rest.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'calls_so_far'), '>', tuple(last?.at ?? 0, last?.count ?? 0)),
      ),
    )
    .orderBy('at')
    .orderBy('calls_so_far')
    .limit(step)
    .execute()
  await eraseContent(
    trx,
    calls.map(({ id }) => id),
  )
  return calls
}

/** Erases the content of calls, and the texts that were stored with them. */
async function eraseContent(trx: Work, operationIds: readonly string[]): Promise<void> {
  if (operationIds.length === 0) return
  await trx.deleteFrom('retained_texts').where('operation_id', 'in', operationIds).execute()
  await trx.updateTable('calls').set(erasedCall).where('operation_id', 'in', operationIds).execute()
}
