import type { Work } from '../database/database.ts'
import type { StoreParts } from '../parts.ts'
import type { AdminActionName } from './admin-ports.ts'

/**
 * Records what an operator does, in the transaction that does it. A store that serves callers has no
 * actor, and records nothing: what owners do on the account page is no admin action.
 * Never pass personal data: the record cannot be erased.
 */
export async function recordAction(
  trx: Work,
  { actor, clock }: Pick<StoreParts, 'actor' | 'clock'>,
  action: AdminActionName,
  accountId: string | null,
  detail: Readonly<Record<string, string | number | boolean | null>> = {},
): Promise<void> {
  if (actor === undefined) return
  await trx
    .insertInto('admin_actions')
    .values({
      at: clock(),
      actor,
      action,
      account_id: accountId,
      detail: JSON.stringify(detail),
    })
    .execute()
}
