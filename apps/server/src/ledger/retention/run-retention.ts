import { recordAction } from '../admin/record-action.ts'
import { transact } from '../database/database.ts'
import type { StoreParts } from '../parts.ts'
import { createRetention } from './apply-retention.ts'
import type { Erased } from './retention-ports.ts'

/** Runs retention over all rows until nothing is left to erase, for an operator. */
export async function runRetention(parts: StoreParts): Promise<Erased> {
  const retention = createRetention(parts)
  const sum = { calls: 0, texts: 0, requests: 0, accounts: 0 }
  let isFirst = true
  for (let isDone = false; !isDone; isFirst = false) {
    const erased = await retention.step({ fromStart: isFirst })
    isDone = erased.isDone
    for (const kind of ['calls', 'texts', 'requests', 'accounts'] as const) {
      sum[kind] += erased[kind]
    }
  }
  await transact(parts.database, (trx) => recordAction(trx, parts, 'retention run', null, sum))
  return sum
}
