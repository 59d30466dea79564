import { query } from '../database/database.ts'
import type { StoreParts } from '../parts.ts'
import type { AdminAction, Administration } from './admin-ports.ts'

/** The last admin actions, of all accounts or of one, oldest first. */
export function listActions(
  parts: StoreParts,
  { accountId, limit }: Parameters<Administration['actions']>[0],
): Promise<readonly AdminAction[]> {
  return query(parts.database, async (db) => {
    const rows = await db
      .selectFrom('admin_actions')
      .select(['at', 'actor', 'action', 'account_id', 'detail'])
      .$if(accountId !== undefined, (actions) =>
        actions.where('account_id', '=', accountId ?? null),
      )
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ account_id, ...row }) => ({ ...row, accountId: account_id })).reverse()
  })
}
