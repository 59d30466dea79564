import type { Kysely } from 'kysely'
import type { Work } from '../database/database.ts'
import { asStoreError } from '../database/database-error.ts'
import { SharedCommits, type Tell } from '../database/shared-commits.ts'
import type { Tables } from '../database/tables.ts'
import type { StoreParts } from '../parts.ts'
import { StoreRefusal } from '../store-error.ts'
import type { Batch, Needs } from './batch.ts'
import { type AccountNeeds, readBatches } from './read-batches.ts'
import { writeBatches } from './write-batches.ts'

interface Task extends AccountNeeds {
  readonly decide: (batch: Batch) => Tell
}

/** Of each open database, the calls that are decided together, by lane. */
const shared = new WeakMap<Kysely<Tables>, Map<number, SharedCommits<Task>>>()

const mostTasks = 64

/**
 * Transactions at a time. All calls of an account go through one lane, in their order; an account
 * that another process has locked holds up its own lane and not the others.
 */
const lanes = 4

/**
 * Decides a call on PostgreSQL, together with the calls that have come meanwhile: accounts are locked
 * and rows are read and written once for all of them.
 */
export async function decideShared<T>(
  parts: StoreParts,
  accountId: string,
  needs: Needs,
  decide: (batch: Batch) => T,
): Promise<T> {
  try {
    return await laneOf(parts, accountId).run<T>((tell) => ({
      accountId,
      needs,
      decide: (batch) => tell(decide(batch)),
    }))
  } catch (error) {
    throw asStoreError(error)
  }
}

function laneOf(parts: StoreParts, accountId: string): SharedCommits<Task> {
  const { db } = parts.database
  const all = shared.get(db) ?? new Map<number, SharedCommits<Task>>()
  shared.set(db, all)
  const number = numberOf(accountId) % lanes
  const onIdle = () => all.delete(number)
  const lane =
    all.get(number) ??
    new SharedCommits<Task>({ db, largest: mostTasks, together: decideAll, onIdle })
  all.set(number, lane)
  return lane
}

/** The same for the same account, and spread evenly: the end of an id is random. */
function numberOf(accountId: string): number {
  let number = 0
  for (const byte of Buffer.from(accountId)) number = (number * 31 + byte) % 65_536
  return number
}

async function decideAll(trx: Work, tasks: readonly Task[]): Promise<readonly Tell[]> {
  const batches = await readBatches(trx, tasks)
  const answers = tasks.map(({ accountId, decide }) => {
    const batch = batches.get(accountId)
    if (batch === undefined) throw new StoreRefusal('There is no such account.')
    return decide(batch)
  })
  await writeBatches(trx, [...batches.values()])
  return answers
}
