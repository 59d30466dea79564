import type { Kysely } from 'kysely'
import { query } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { CallRow, Tables } from './database/tables.ts'
import type { Milliseconds } from './money.ts'
import { day, type StoreParts } from './parts.ts'
import type { Usage, UsageWindow } from './usage-ports.ts'

/** Reads the usage from the records of billed calls; a replay has no record (decision 39). */
export function createUsage(parts: StoreParts): Usage {
  const windowOf = (accountId: string, from: Milliseconds, to: Milliseconds) =>
    readWindow(parts, accountId, { from, to }, null)
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
        // A day includes its first millisecond and excludes that of the next day.
        const end = back === 0 ? null : start + day - 1
        const window = await readWindow(parts, accountId, { from: start - 1, to: start }, end)
        windows.push({ ...window, from: start, to: start + day })
      }
      return windows
    },
    recentCalls: (accountId, { limit, before }) =>
      query(parts.database, async (db) => {
        const rows = await db
          .selectFrom('calls')
          .select(recentColumns)
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

/** Without the record of the answer, which is most of a row. */
const recentColumns = [
  'analysis_id',
  'at',
  'endpoint',
  'modality',
  'bucket',
  'units',
  'spent',
  'status',
  'latency_ms',
  'model_version',
  'content_hash',
  'hostname',
  'key_id',
] as const satisfies readonly (keyof CallRow)[]

/**
 * The usage after `from`: the difference of two running totals. A window that ends now (`last` is null)
 * has no upper end: after a clock that was ahead, the times of calls lie in the future, and they were
 * charged all the same.
 */
async function readWindow(
  parts: StoreParts,
  accountId: string,
  { from, to }: Pick<UsageWindow, 'from' | 'to'>,
  last: Milliseconds | null,
): Promise<UsageWindow> {
  return query(parts.database, async (db) => {
    const before = await totalsAt(db, accountId, from)
    const after = await totalsAt(db, accountId, last ?? Number.MAX_SAFE_INTEGER)
    return {
      calls: after.calls - before.calls,
      units: after.units - before.units,
      spent: after.spent - before.spent,
      from,
      to,
    }
  })
}

async function totalsAt(db: Kysely<Tables>, accountId: string, at: Milliseconds) {
  const [row] = await readTotals(db, { accountId, at })
  return row ?? { calls: 0, units: 0, spent: 0 }
}

const readTotals = prepare((db, param: Param<{ accountId: string; at: Milliseconds }>) =>
  db
    .selectFrom('calls')
    .select(['calls_so_far as calls', 'units_so_far as units', 'spent_so_far as spent'])
    .where('account_id', '=', param('accountId'))
    .where('at', '<=', param('at'))
    .orderBy('at', 'desc')
    .orderBy('calls_so_far', 'desc')
    .limit(1),
)
