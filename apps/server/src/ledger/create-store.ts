import { sql } from 'kysely'
import { createAccessRequests } from './access-requests.ts'
import { createAccounts } from './accounts.ts'
import { beginOperation } from './begin-operation.ts'
import { query } from './database/database.ts'
import { captureOperation, voidOperation } from './finish-operation.ts'
import { createKeys } from './keys.ts'
import type { StoreParts } from './parts.ts'
import type { Store } from './ports.ts'
import { createRates } from './rates.ts'
import { recover } from './recover.ts'
import { createSessions } from './sessions.ts'
import { createUsage } from './usage.ts'
import { verify } from './verify.ts'

/** Creates a store over a database that is migrated. */
export function createStore(parts: StoreParts): Store {
  return {
    accounts: createAccounts(parts),
    keys: createKeys(parts),
    sessions: createSessions(parts),
    operations: {
      begin: (operation) => beginOperation(parts, operation),
      capture: (lease, complete, net) => captureOperation(parts, lease, complete, net),
      void: (lease, reason) => voidOperation(parts, lease, reason),
    },
    usage: createUsage(parts),
    rates: createRates(parts),
    accessRequests: createAccessRequests(parts),
    recover: () => recover(parts),
    verify: () => verify(parts),
    ping: async () => {
      await query(parts.database, (db) => sql`select 1`.execute(db))
    },
    close: () => parts.database.db.destroy(),
  }
}
