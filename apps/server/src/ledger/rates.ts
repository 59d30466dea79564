import { z } from 'zod'
import { transact, type Work } from './database/database.ts'
import type { Milliseconds } from './money.ts'
import type { StoreParts } from './parts.ts'
import type { RateAnswer, RateCounters, RateLimit, RateSubject } from './usage-ports.ts'

const hitsSchema = z.array(z.int())

/** Rate counters of calls without a key, shared by all instances. */
export function createRates(parts: StoreParts): RateCounters {
  return {
    take: (scope, subjects, rule) => {
      // Always in the same order, so that two calls with the same subjects cannot deadlock.
      const digests = subjects
        .map(({ kind, value }: RateSubject) => parts.secrets.digestContent(`${kind} ${value}`))
        .sort()
      return transact(parts.database, async (trx) => {
        const now = parts.clock()
        const counted: Counter[] = []
        for (const subject of digests)
          counted.push(await readCounter(trx, scope, subject, rule, now))
        const isAllowed = counted.every(({ hits }) => hits.length < rule.limit)
        if (isAllowed) for (const counter of counted) await count(trx, scope, counter, rule, now)
        return strictest(counted, rule, now, isAllowed)
      })
    },
  }
}

interface Counter {
  readonly subject: string
  /** Times inside the window, oldest first. */
  readonly hits: readonly Milliseconds[]
}

/** Reads and locks a counter; a missing one is created first, because only a row can be locked. */
async function readCounter(
  trx: Work,
  scope: string,
  subject: string,
  { window }: RateLimit,
  now: Milliseconds,
): Promise<Counter> {
  const { hits } = await trx
    .insertInto('rates')
    .values({ scope, subject, hits: '[]', expires_at: now + window })
    .onConflict((conflict) => conflict.columns(['scope', 'subject']).doUpdateSet({ scope }))
    .returning('hits')
    .executeTakeFirstOrThrow()
  const times = hitsSchema.parse(JSON.parse(hits))
  return { subject, hits: times.filter((time) => time > now - window) }
}

async function count(
  trx: Work,
  scope: string,
  { subject, hits }: Counter,
  { window }: RateLimit,
  now: Milliseconds,
): Promise<void> {
  await trx
    .updateTable('rates')
    .set({ hits: JSON.stringify([...hits, now]), expires_at: now + window })
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute()
}

function strictest(
  counted: readonly Counter[],
  { limit, window }: RateLimit,
  now: Milliseconds,
  isAllowed: boolean,
): RateAnswer {
  const taken = isAllowed ? 1 : 0
  const used = Math.max(0, ...counted.map(({ hits }) => hits.length))
  const [full] = [counted.filter(({ hits }) => hits.length === used)]
  // Several subjects may have the same count; a refused caller waits for the last of them.
  const oldest = Math.max(...full.map(({ hits }) => hits[0] ?? now))
  return {
    isAllowed,
    remaining: Math.max(0, limit - used - taken),
    resetSeconds: Math.max(1, Math.ceil((oldest + window - now) / 1_000)),
  }
}
