import type { Kysely } from 'kysely'
import type { Work } from '../database/database.ts'
import { asStoreError } from '../database/database-error.ts'
import { SharedCommits, type Tell } from '../database/shared-commits.ts'
import type { Tables } from '../database/tables.ts'
import type { StoreParts } from '../parts.ts'
import type { Batch, Needs } from './batch.ts'
import { readBatch } from './read-batch.ts'
import { writeBatch } from './write-batch.ts'

interface Task {
  readonly needs: Needs
  readonly decide: (batch: Batch) => Tell
}

/** Of each open database, the calls that are decided together, by account. */
const shared = new WeakMap<Kysely<Tables>, Map<string, SharedCommits<Task>>>()

const mostTasks = 64

/**
 * Decides a call of one account on PostgreSQL, together with the calls that have come meanwhile: its
 * account is locked once and its rows are read and written once for all of them.
 */
export async function decideShared<T>(
  parts: StoreParts,
  accountId: string,
  needs: Needs,
  decide: (batch: Batch) => T,
): Promise<T> {
  try {
    return await groupOf(parts, accountId).run<T>((tell) => ({
      needs,
      decide: (batch) => tell(decide(batch)),
    }))
  } catch (error) {
    throw asStoreError(error)
  }
}

function groupOf(parts: StoreParts, accountId: string): SharedCommits<Task> {
  const { db } = parts.database
  const groups = shared.get(db) ?? new Map<string, SharedCommits<Task>>()
  shared.set(db, groups)
  const group =
    groups.get(accountId) ??
    new SharedCommits<Task>({
      db,
      largest: mostTasks,
      together: (trx, tasks) => decideAll(trx, accountId, tasks),
      onIdle: () => groups.delete(accountId),
    })
  groups.set(accountId, group)
  return group
}

async function decideAll(
  trx: Work,
  accountId: string,
  tasks: readonly Task[],
): Promise<readonly Tell[]> {
  const needs = tasks.map((task) => task.needs)
  const batch = await readBatch(trx, accountId, needs)
  const answers = tasks.map(({ decide }) => decide(batch))
  await writeBatch(trx, batch)
  return answers
}
