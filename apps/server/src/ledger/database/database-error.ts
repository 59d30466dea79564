import { StoreUnavailable } from '../store-error.ts'

/** Classes of SQLSTATE for which the statement is not the cause: connection, resources, operator, system. */
const unavailableStates = /^(?:08|25006|40|53|55|57|58)/
/** Codes of SQLite for which the statement is the cause. */
const wrongStatement = /^SQLITE_(?:CONSTRAINT|ERROR|MISUSE|RANGE|MISMATCH|TOOBIG)/
const unavailableSystem = /^E(?:CONN|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)/
/** Messages of drivers without a code when the connection is lost. */
const lostConnection =
  /^(?:Connection terminated|Client (?:was closed|has encountered)|timeout exceeded when trying|Cannot use a pool|database is not open|statement has been finalized|driver has already been destroyed)/

/**
 * Converts a database error: `StoreUnavailable`, or the error itself when the statement was the cause.
 * Messages of databases quote values, so only the code is passed on.
 */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code.startsWith('SQLITE_')) return wrongStatement.test(code) ? error : unavailable(code)
  if (unavailableStates.test(code) || unavailableSystem.test(code)) return unavailable(code)
  return lostConnection.test(error.message) ? unavailable('connection lost') : error
}

function unavailable(code: string): StoreUnavailable {
  return new StoreUnavailable(`The database is not available (${code}).`)
}

/** Whether a row could not be added because one with the same key exists. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === '23505' ||
    error.code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}
