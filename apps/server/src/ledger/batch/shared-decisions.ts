import type { Kysely } from 'kysely'
import type { Work } from '../database/database.ts'
import { asStoreError } from '../database/database-error.ts'
import { type Settle, SharedCommits } from '../database/shared-commits.ts'
import type { Tables } from '../database/tables.ts'
import { startWorkTime } from '../database/work-time.ts'
import type { StoreParts } from '../parts.ts'
import { StoreRefusal } from '../store-error.ts'
import type { Batch, Needs } from './batch.ts'
import { type AccountNeeds, readBatches } from './read-batches.ts'
import { writeBatches } from './write-batches.ts'

interface Task extends AccountNeeds {
  readonly decide: (batch: Batch) => Settle
}

/** The calls that are decided together, for each open database. */
const shared = new WeakMap<Kysely<Tables>, SharedCommits<Task>>()

const mostTasks = 64
/** An account that another process has locked must not block the others. */
const lanes = 4

/**
 * Decides a call on PostgreSQL together with those that have arrived meanwhile: their accounts are
 * locked, and their rows read and written, once for all of them.
 */
export async function decideShared<T>(
  parts: StoreParts,
  accountId: string,
  needs: Needs,
  decide: (batch: Batch) => T,
): Promise<T> {
  try {
    return await commitsOf(parts).run<T>(accountId, (settle) => ({
      accountId,
      needs,
      decide: (batch) => settle(decide(batch)),
    }))
  } catch (error) {
    throw asStoreError(error)
  }
}

function commitsOf({ database: { db } }: StoreParts): SharedCommits<Task> {
  const onIdle = () => shared.delete(db)
  const commits =
    shared.get(db) ??
    new SharedCommits<Task>({ db, largest: mostTasks, lanes, together: decideAll, onIdle })
  shared.set(db, commits)
  return commits
}

async function decideAll(trx: Work, tasks: readonly Task[]): Promise<readonly Settle[]> {
  const batches = await readBatches(trx, tasks)
  const time = startWorkTime()
  const answers: Settle[] = []
  for (const { accountId, decide } of tasks) {
    const batch = batches.get(accountId)
    if (batch === undefined) throw new StoreRefusal('There is no such account.')
    answers.push(decide(batch))
    if (time.isOver()) break
  }
  await writeBatches(trx, [...batches.values()])
  return answers
}
