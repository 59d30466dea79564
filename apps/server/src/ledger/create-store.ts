import { createAccessRequests } from './access-requests.ts'
import { createAccounts } from './accounts.ts'
import { createAdministration } from './admin/create-administration.ts'
import { beginOperation } from './begin-operation.ts'
import { captureOperation, voidOperation } from './finish-operation.ts'
import { createKeys } from './keys.ts'
import type { StoreParts } from './parts.ts'
import type { Store } from './ports.ts'
import { createRates } from './rates.ts'
import { recover } from './recover.ts'
import { createRetention } from './retention/apply-retention.ts'
import { createSessions } from './sessions.ts'
import { createUsage } from './usage.ts'
import { inspect, verify } from './verify.ts'
import { WriteHealth } from './write-health.ts'

/** Creates a store over a database that is migrated. */
export function createStore(parts: StoreParts): Store {
  const health = new WriteHealth(parts)
  return {
    accounts: createAccounts(parts),
    keys: createKeys(parts),
    sessions: createSessions(parts),
    operations: health.watch({
      begin: (operation) => beginOperation(parts, operation),
      capture: (lease, complete, net) => captureOperation(parts, lease, complete, net),
      void: (lease, reason) => voidOperation(parts, lease, reason),
    }),
    usage: createUsage(parts),
    rates: createRates(parts),
    accessRequests: createAccessRequests(parts),
    administration: createAdministration(parts),
    retention: createRetention(parts),
    recover: () => recover(parts),
    verify: () => verify(parts),
    inspect: (options) => inspect(parts, options),
    ping: () => health.check(),
    close: () => parts.database.db.destroy(),
  }
}
