import type { Kysely, KyselyPlugin } from 'kysely'
import type { Tables } from '../../../apps/server/src/ledger/database/tables.ts'

/** Where a run may be killed: at a named moment of a call, or whenever the parent likes. */
export const crashPoints = [
  'after-debit',
  'after-score',
  'before-commit',
  'after-commit',
  'before-send',
  'in-recovery',
] as const
export type CrashPoint = (typeof crashPoints)[number]

/** What a killed process was told. */
export interface CrashOrder {
  readonly database: { readonly sqlite: string } | { readonly postgres: string }
  readonly accountId: string
  readonly keyId: string
  /** The first call of this life; its key may be one that the last life left in doubt. */
  readonly from: number
  readonly calls: number
  /** Added to the clock, so that a life comes after the leases of the one before it. */
  readonly clockOffset: number
  readonly crash: { readonly at: CrashPoint; readonly pass: number } | null
}

/** What a process with many callers was told. */
export interface BusyOrder extends Pick<CrashOrder, 'database' | 'accountId' | 'keyId' | 'from'> {
  readonly callers: number
  /** SQLite alone: syncs the log at its checkpoints and not at each commit, to show what that does. */
  readonly isLax?: true
}

/** A line that a process wrote after it had sent an answer: a client's own record. */
export interface Acknowledged {
  readonly call: number
  readonly body: string
  readonly isReplay: boolean
}

/** The price of a call in micro-USD, and how it is paid; both follow from its number. */
export function termsOf(call: number): {
  readonly price: number
  readonly net: number
  readonly payment: 'hold' | 'debit'
} {
  const price = 5_000 * (1 + (call % 4))
  if (call % 3 !== 0) return { price, net: price, payment: 'hold' }
  return { price, net: call % 2 === 0 ? price : price - 5_000, payment: 'debit' }
}

/** Dies at the last statement of a transaction: all is written and nothing is committed. */
export function dieBeforeCommit(
  db: Kysely<Tables>,
  lastStatementOf: string,
  die: () => void,
): Kysely<Tables> {
  const last = new Set<unknown>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const isUpdate =
        node.kind === 'UpdateQueryNode' &&
        JSON.stringify(node.table).includes(`"${lastStatementOf}"`)
      // On PostgreSQL a charge writes all its tables in one statement.
      const isWhole =
        node.kind === 'RawNode' && JSON.stringify(node).includes(`update ${lastStatementOf} set`)
      if (isUpdate || isWhole) last.add(queryId.queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (last.has(queryId.queryId)) die()
      return result
    },
  }
  return db.withPlugin(plugin)
}
