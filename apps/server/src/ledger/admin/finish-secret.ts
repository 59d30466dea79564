import { query, transact } from '../database/database.ts'
import { secretMarks } from '../open-secrets.ts'
import { replayLifetime, type StoreParts } from '../parts.ts'
import { StoreRefusal } from '../store-error.ts'
import { resealAnswer } from '../stored-answer.ts'
import type { FinishedSecret } from './admin-ports.ts'
import { recordAction } from './record-action.ts'

/** Answers of one transaction. */
const step = 100

/**
 * Encrypts anew what the second secret had sealed, so that it may be forgotten; may be repeated. For a
 * day after a change, callers still repeat calls that the second secret has hashed: then only `isNow`
 * forgets it, and those repeats get 409.
 */
export async function finishSecret(parts: StoreParts, isNow: boolean): Promise<FinishedSecret> {
  if (parts.secrets.second === undefined) {
    throw new StoreRefusal(
      'There is no second secret, so no change of the secret is under way: begin one with `secret rotate`.',
    )
  }
  const until = (await readChange(parts)) + replayLifetime
  if (parts.clock() < until && !isNow) {
    throw new StoreRefusal(
      `Answers from before the change are repeated until ${new Date(until).toISOString()}: finish then, or with \`--now\`, after which a repeat of an earlier call gets 409.`,
    )
  }
  const done = { resealed: 0, unreadable: 0 }
  let last = ''
  for (let isDone = false; !isDone; ) {
    const seen = await resealStep(parts, last)
    done.resealed += seen.resealed
    done.unreadable += seen.unreadable
    last = seen.last
    isDone = seen.count < step
  }
  await transact(parts.database, (trx) => recordAction(trx, parts, 'secret finish', null, done))
  return done
}

async function readChange({ database }: StoreParts): Promise<number> {
  const mark = await query(database, (db) =>
    db
      .selectFrom('marks')
      .select('value')
      .where('name', '=', secretMarks.changedAt)
      .executeTakeFirst(),
  )
  return Number(mark?.value ?? 0)
}

function resealStep({ database, secrets }: StoreParts, last: string) {
  return transact(database, async (trx) => {
    const rows = await trx
      .selectFrom('replays')
      .select(['operation_id as id', 'sealed_body as sealed'])
      .where('state', '=', 'done')
      .where('operation_id', '>', last)
      .orderBy('operation_id')
      .limit(step)
      .execute()
    const done = { resealed: 0, unreadable: 0 }
    for (const { id, sealed } of rows) {
      if (sealed === null) continue
      const again = resealAnswer(secrets, id, sealed)
      if (again === null) done.unreadable++
      if (again === null || again === sealed) continue
      await trx
        .updateTable('replays')
        .set({ sealed_body: again })
        .where('operation_id', '=', id)
        .execute()
      done.resealed++
    }
    return { ...done, count: rows.length, last: rows.at(-1)?.id ?? last }
  })
}
