import { transact } from '../database/database.ts'
import type { StoreParts } from '../parts.ts'
import { runRetention } from '../retention/run-retention.ts'
import type { Administration } from './admin-ports.ts'
import { adjust, setRate, setSuspended } from './change-account.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { finishSecret } from './finish-secret.ts'
import { listActions } from './list-actions.ts'
import { recordAction } from './record-action.ts'

/** What operators do with the accounts of a store. */
export function createAdministration(parts: StoreParts): Administration {
  return {
    setSuspended: (accountId, isOn, reason) => setSuspended(parts, accountId, isOn, reason),
    setRate: (accountId, callsPerMinute) => setRate(parts, accountId, callsPerMinute),
    adjust: (accountId, adjustment) => adjust(parts, accountId, adjustment),
    delete: (accountId, reason) => deleteAccount(parts, accountId, reason),
    export: async function* (accountId) {
      await transact(parts.database, (trx) => recordAction(trx, parts, 'account export', accountId))
      yield* exportAccount(parts, accountId)
    },
    finishSecret: (isNow) => finishSecret(parts, isNow),
    runRetention: () => runRetention(parts),
    actions: (filter) => listActions(parts, filter),
  }
}
