import type { AccessRequests } from './access-request-ports.ts'
import { insertAccount } from './accounts.ts'
import { recordAction } from './admin/record-action.ts'
import { query, transact } from './database/database.ts'
import type { StoreParts } from './parts.ts'
import { StoreRefusal } from './store-error.ts'

/** The requests for accounts, and their approval. */
export function createAccessRequests(parts: StoreParts): AccessRequests {
  return {
    add: async ({ id, name, email, company, volume, useCase }) => {
      await transact(parts.database, (trx) =>
        trx
          .insertInto('access_requests')
          .values({
            id,
            name,
            email,
            company,
            volume,
            use_case: useCase,
            created_at: parts.clock(),
            account_id: null,
          })
          .execute(),
      )
    },
    list: () =>
      query(parts.database, async (db) => {
        const rows = await db
          .selectFrom('access_requests')
          .selectAll()
          .orderBy('created_at')
          .orderBy('id')
          .execute()
        return rows.map(({ use_case, created_at, account_id, ...row }) => ({
          ...row,
          useCase: use_case,
          createdAt: created_at,
          accountId: account_id,
        }))
      }),
    approve: (id) =>
      transact(parts.database, async (trx) => {
        const request = await trx
          .selectFrom('access_requests')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst()
        if (request === undefined) return null
        if (request.account_id !== null) {
          throw new StoreRefusal(`The request is already approved, as ${request.account_id}.`)
        }
        const account = await insertAccount(trx, parts, { name: null, email: request.email })
        await trx
          .updateTable('access_requests')
          .set({ account_id: account.accountId })
          .where('id', '=', id)
          .execute()
        await recordAction(trx, parts, 'account approve', account.accountId, { request: id })
        return account
      }),
  }
}
