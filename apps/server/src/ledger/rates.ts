import { z } from 'zod'
import { query, transact, type Work } from './database/database.ts'
import type { Milliseconds } from './money.ts'
import type { StoreParts } from './parts.ts'
import { RefusedSubjects } from './refused-subjects.ts'
import type { RateAnswer, RateCounters, RateLimit, RateSubject } from './usage-ports.ts'

const hitsSchema = z.array(z.int())

/** A call that is to be counted, or refused. */
interface Taking {
  readonly scope: string
  readonly rule: RateLimit
  /** Digests of its subjects. */
  readonly subjects: readonly string[]
}

/**
 * Rate counters of calls without a key, shared by all instances. A refused call writes nothing, so that
 * nobody can make the disk busy with calls that are refused.
 */
export function createRates(parts: StoreParts): RateCounters {
  const refused = new RefusedSubjects()
  return {
    take: async (scope, given, rule) => {
      // Always in the same order, so that two calls with the same subjects cannot deadlock.
      const subjects = given
        .map(({ kind, value }: RateSubject) => parts.secrets.digestContent(`${kind} ${value}`))
        .sort()
      const taking = { scope, rule, subjects }
      return (
        refusalIn(refused, taking, parts.clock()) ??
        (await refusalInTable(parts, refused, taking)) ??
        (await count(parts, refused, taking))
      )
    },
  }
}

/** The refusal of a call that has a subject which is known to be refused. */
function refusalIn(
  refused: RefusedSubjects,
  { scope, rule, subjects }: Taking,
  now: Milliseconds,
): RateAnswer | null {
  const times = subjects.flatMap((subject) => {
    return refused.untilOf(nameOf(scope, rule, subject), now) ?? []
  })
  // A refused caller waits for the last of its subjects.
  return times.length === 0 ? null : answerOf(0, Math.max(...times), now, false)
}

/** Reads the counters without a lock: what is full stays full until its time, whoever else calls. */
async function refusalInTable(
  parts: StoreParts,
  refused: RefusedSubjects,
  taking: Taking,
): Promise<RateAnswer | null> {
  const rows = await query(parts.database, (db) =>
    db
      .selectFrom('rates')
      .select(['subject', 'hits'])
      .where('scope', '=', taking.scope)
      .where('subject', 'in', taking.subjects)
      .execute(),
  )
  const now = parts.clock()
  for (const { subject, hits } of rows) {
    remember(refused, taking, { subject, hits: hitsWithin(hits, taking.rule, now) })
  }
  return refusalIn(refused, taking, now)
}

/** Ends a transaction in which nothing is to be written. */
class NotCounted extends Error {
  readonly answer: RateAnswer
  constructor(answer: RateAnswer) {
    super('The call is refused.')
    this.answer = answer
  }
}

/** Counts a call, unless others have filled its window meanwhile. */
async function count(
  parts: StoreParts,
  refused: RefusedSubjects,
  taking: Taking,
): Promise<RateAnswer> {
  try {
    const { now, after } = await transact(parts.database, async (trx) => {
      const now = parts.clock()
      const early = refusalIn(refused, taking, now)
      if (early !== null) throw new NotCounted(early)
      const counted: Counter[] = []
      for (const subject of taking.subjects) {
        counted.push(await lockCounter(trx, taking, subject, now))
      }
      for (const counter of counted) remember(refused, taking, counter)
      const refusal = refusalIn(refused, taking, now)
      if (refusal !== null) throw new NotCounted(refusal)
      const after = counted.map(({ subject, hits }) => ({ subject, hits: [...hits, now] }))
      for (const counter of after) await keep(trx, taking, counter, now)
      return { now, after }
    })
    for (const counter of after) remember(refused, taking, counter)
    return strictest(after, taking.rule, now)
  } catch (error) {
    if (error instanceof NotCounted) return error.answer
    throw error
  }
}

interface Counter {
  readonly subject: string
  /** Times inside the window, in the order of the calls. */
  readonly hits: readonly Milliseconds[]
}

/** Reads and locks a counter; a missing one is created first, because only a row can be locked. */
async function lockCounter(
  trx: Work,
  { scope, rule }: Taking,
  subject: string,
  now: Milliseconds,
): Promise<Counter> {
  const { hits } = await trx
    .insertInto('rates')
    .values({ scope, subject, hits: '[]', expires_at: now + rule.window })
    .onConflict((conflict) => conflict.columns(['scope', 'subject']).doUpdateSet({ scope }))
    .returning('hits')
    .executeTakeFirstOrThrow()
  return { subject, hits: hitsWithin(hits, rule, now) }
}

function hitsWithin(hits: string, { window }: RateLimit, now: Milliseconds): Milliseconds[] {
  return hitsSchema.parse(JSON.parse(hits)).filter((time) => time > now - window)
}

async function keep(
  trx: Work,
  { scope, rule }: Taking,
  { subject, hits }: Counter,
  now: Milliseconds,
): Promise<void> {
  await trx
    .updateTable('rates')
    .set({ hits: JSON.stringify(hits), expires_at: now + rule.window })
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute()
}

/** Remembers a counter that is full until one of the calls that fill it leaves the window. */
function remember(refused: RefusedSubjects, { scope, rule }: Taking, counter: Counter): void {
  const hits = counter.hits.toSorted((a, b) => b - a)
  const last = hits[rule.limit - 1]
  if (last !== undefined) refused.add(nameOf(scope, rule, counter.subject), last + rule.window)
}

/** Another limit for the same subject is another refusal. */
function nameOf(scope: string, { limit, window }: RateLimit, subject: string): string {
  return `${scope} ${limit} ${window} ${subject}`
}

/** The answer to a call that was counted, by its strictest subject. */
function strictest(
  counted: readonly Counter[],
  { limit, window }: RateLimit,
  now: Milliseconds,
): RateAnswer {
  const used = Math.max(...counted.map(({ hits }) => hits.length))
  // Several subjects may have the same count; the answer is that of the last of them.
  const oldest = counted.flatMap(({ hits }) => (hits.length === used ? Math.min(...hits) : []))
  return answerOf(limit - used, Math.max(...oldest) + window, now, true)
}

function answerOf(
  remaining: number,
  until: Milliseconds,
  now: Milliseconds,
  isAllowed: boolean,
): RateAnswer {
  return { isAllowed, remaining, resetSeconds: Math.max(1, Math.ceil((until - now) / 1_000)) }
}
