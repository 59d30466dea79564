import { sql } from 'kysely'
import { query } from './database/database.ts'
import type { Milliseconds } from './money.ts'
import { day, type StoreParts } from './parts.ts'
import type { Usage, UsageWindow } from './usage-ports.ts'

/** Reads what was used from the records of billed calls; a replay is none of them (D-093). */
export function createUsage(parts: StoreParts): Usage {
  const windowOf = (accountId: string, from: Milliseconds, to: Milliseconds) =>
    readWindow(parts, accountId, from, to)
  return {
    windows: async (accountId) => {
      const now = parts.clock()
      return {
        last24h: await windowOf(accountId, now - day, now),
        last7d: await windowOf(accountId, now - 7 * day, now),
        last30d: await windowOf(accountId, now - 30 * day, now),
      }
    },
    daily: async (accountId, days) => {
      const today = Math.floor(parts.clock() / day) * day
      const windows: UsageWindow[] = []
      for (let back = days - 1; back >= 0; back--) {
        const start = today - back * day
        // A day holds its first millisecond and not that of the next one.
        const window = await windowOf(accountId, start - 1, start + day - 1)
        windows.push({ ...window, from: start, to: start + day })
      }
      return windows
    },
    recentCalls: (accountId, { limit, before }) =>
      query(parts.database, async (db) => {
        const rows = await db
          .selectFrom('calls')
          .selectAll()
          .where('account_id', '=', accountId)
          .$if(before !== undefined, (calls) =>
            calls.where(({ eb, refTuple, tuple }) =>
              eb(
                refTuple('at', 'analysis_id'),
                '<',
                tuple(before?.at ?? 0, before?.analysisId ?? ''),
              ),
            ),
          )
          .orderBy('at', 'desc')
          .orderBy('analysis_id', 'desc')
          .limit(limit)
          .execute()
        return rows.map((row) => ({
          analysisId: row.analysis_id,
          at: row.at,
          endpoint: row.endpoint,
          modality: row.modality,
          bucket: row.bucket,
          units: row.units,
          spent: row.spent,
          status: row.status,
          latencyMs: row.latency_ms,
          modelVersion: row.model_version,
          contentHash: row.content_hash,
          hostname: row.hostname,
          keyId: row.key_id,
        }))
      }),
  }
}

/** Sums the calls after `from`, up to and including `to`. */
function readWindow(
  parts: StoreParts,
  accountId: string,
  from: Milliseconds,
  to: Milliseconds,
): Promise<UsageWindow> {
  return query(parts.database, async (db) => {
    const { calls, units, spent } = await db
      .selectFrom('calls')
      .select(({ fn }) => [
        fn.countAll<number>().as('calls'),
        sql<number>`cast(coalesce(sum(units), 0) as bigint)`.as('units'),
        sql<number>`cast(coalesce(sum(spent), 0) as bigint)`.as('spent'),
      ])
      .where('account_id', '=', accountId)
      .where('at', '>', from)
      .where('at', '<=', to)
      .executeTakeFirstOrThrow()
    return { calls, units, spent, from, to }
  })
}
