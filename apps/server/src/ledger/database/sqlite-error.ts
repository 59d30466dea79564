/** Names of the primary result codes that can be thrown, by number. */
const primary: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  2: 'SQLITE_INTERNAL',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  12: 'SQLITE_NOTFOUND',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  21: 'SQLITE_MISUSE',
  22: 'SQLITE_NOLFS',
  23: 'SQLITE_AUTH',
  25: 'SQLITE_RANGE',
  26: 'SQLITE_NOTADB',
}

/** Names of extended result codes that the ledger or its operator tells apart. */
const extended: Readonly<Record<number, string>> = {
  261: 'SQLITE_BUSY_RECOVERY',
  275: 'SQLITE_CONSTRAINT_CHECK',
  517: 'SQLITE_BUSY_SNAPSHOT',
  773: 'SQLITE_BUSY_TIMEOUT',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  1811: 'SQLITE_CONSTRAINT_TRIGGER',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
  2579: 'SQLITE_CONSTRAINT_ROWID',
}

/** An error of SQLite by the name of its result code, as its documentation lists them. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError'
  /** The name of the extended code, such as `SQLITE_CONSTRAINT_UNIQUE`, or of the primary one with the number. */
  readonly code: string

  constructor(message: string, result: number, cause: unknown) {
    super(message, { cause })
    this.code = nameOf(result)
  }

  /** Another connection holds the lock. */
  get isBusy(): boolean {
    return this.code.startsWith('SQLITE_BUSY')
  }
}

/** Runs a call of `node:sqlite`; what it throws for a result code becomes a `SqliteError`. */
export function named<T>(call: () => T): T {
  try {
    return call()
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') {
      throw new SqliteError(error.message, error.errcode, error)
    }
    throw error
  }
}

function nameOf(result: number): string {
  const name = extended[result]
  if (name !== undefined) return name
  // The low byte of an extended code is its primary code.
  const base = primary[result & 0xff] ?? 'SQLITE_UNKNOWN'
  return base === primary[result] ? base : `${base} (${result})`
}
