import type { Selectable } from 'kysely'
import type { Account, Accounts, KeyHolder, NewAccount } from './account-ports.ts'
import { recordAction } from './admin/record-action.ts'
import { query, transact, type Work } from './database/database.ts'
import { isDuplicate } from './database/database-error.ts'
import type { AccountRow } from './database/tables.ts'
import { appendEntry, lockAccount } from './entries.ts'
import { newId } from './ids.ts'
import { findKeyHolder, insertKey } from './keys.ts'
import { fromCents } from './money.ts'
import type { StoreParts } from './parts.ts'
import { StoreRefusal } from './store-error.ts'

/** The free credit of a new account (R-BILL-21). */
export const freeCredit = fromCents(150)

const localName = 'local'

/** The accounts of a store. */
export function createAccounts(parts: StoreParts): Accounts {
  const findWhere = (column: 'id' | 'email' | 'name', value: string) =>
    query(parts.database, async (db) => {
      const row = await db
        .selectFrom('accounts')
        .select(accountColumns)
        .where(column, '=', value)
        .executeTakeFirst()
      return row === undefined ? null : accountOf(row)
    })
  return {
    findByKey: (key): Promise<KeyHolder | null> => findKeyHolder(parts, key),
    create: ({ email }) =>
      transact(parts.database, async (trx) => {
        const made = await insertAccount(trx, parts, { name: null, email })
        await recordAction(trx, parts, 'account create', made.accountId)
        return made
      }),
    ensureLocal: async (show = () => {}) => {
      if ((await findWhere('name', localName)) !== null) return null
      try {
        return await transact(parts.database, async (trx) => {
          const made = await insertAccount(trx, parts, { name: localName, email: null })
          // Before the commit, so that no process can die between them and leave a key that nobody has seen.
          show(made)
          return made
        })
      } catch (error) {
        // Another process created it first, and shows the key.
        if (error instanceof StoreRefusal) return null
        throw error
      }
    },
    find: (reference) =>
      'id' in reference
        ? findWhere('id', reference.id)
        : findWhere('email', normalEmail(reference.email)),
    local: () => findWhere('name', localName),
    list: () =>
      query(parts.database, async (db) => {
        const rows = await db.selectFrom('accounts').select(accountColumns).orderBy('id').execute()
        return rows.map(accountOf)
      }),
    balance: (accountId) => readBalance(parts, accountId),
    grant: (accountId, amount, reference) => grant(parts, accountId, amount, reference),
    setVideoBeta: async (accountId, isOn) => {
      await transact(parts.database, async (trx) => {
        await trx
          .updateTable('accounts')
          .set({ has_video_beta: isOn ? 1 : 0 })
          .where('id', '=', accountId)
          .execute()
        await recordAction(trx, parts, 'account video', accountId, { is_on: isOn })
      })
    },
  }
}

/** Creates an account, its free credit and its first key; all or nothing. */
export async function insertAccount(
  trx: Work,
  parts: StoreParts,
  { name, email }: { readonly name: string | null; readonly email: string | null },
): Promise<NewAccount> {
  const now = parts.clock()
  const id = newId('acct', now)
  const row = {
    id,
    name,
    email: email === null ? null : normalEmail(email),
    created_at: now,
    balance: 0,
    last_call_at: null,
    has_video_beta: 0,
  } as const
  try {
    await trx.insertInto('accounts').values(row).execute()
  } catch (error) {
    if (isDuplicate(error)) throw new StoreRefusal('An account with that name or email exists.')
    throw error
  }
  await appendEntry(trx, {
    accountId: id,
    operationId: `sign-up ${id}`,
    kind: 'grant',
    amount: freeCredit,
    at: now,
  })
  return { accountId: id, ...(await insertKey(trx, parts, id, 'first key')) }
}

async function grant(
  parts: StoreParts,
  accountId: string,
  amount: number,
  reference: string | undefined,
): Promise<number> {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new StoreRefusal('Credit is a positive whole number of micro-USD.')
  }
  return transact(parts.database, async (trx) => {
    const balance = await lockAccount(trx, parts.database.engine, accountId)
    if (!Number.isSafeInteger(balance + amount))
      throw new StoreRefusal('The credit would exceed the largest balance.')
    const at = parts.clock()
    const operationId = `grant ${reference === undefined ? newId('op', at) : `${accountId} ${reference}`}`
    const granted = await trx
      .selectFrom('ledger')
      .select('seq')
      .where('operation_id', '=', operationId)
      .executeTakeFirst()
    if (granted !== undefined) return balance
    const available = await appendEntry(trx, { accountId, operationId, kind: 'grant', amount, at })
    await recordAction(trx, parts, 'account credit', accountId, {
      amount,
      available,
      reference: reference ?? null,
    })
    return available
  })
}

function readBalance(parts: StoreParts, accountId: string) {
  return query(parts.database, async (db) => {
    const row = await db
      .selectFrom('accounts')
      .select(['balance', 'last_call_at'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (row === undefined) throw new StoreRefusal('There is no such account.')
    return { available: row.balance, lastUsageAt: row.last_call_at }
  })
}

const accountColumns = [
  'id',
  'email',
  'created_at',
  'balance',
  'has_video_beta',
  'suspended_at',
  'deleted_at',
  'calls_per_minute',
] as const satisfies readonly (keyof AccountRow)[]

type Described = Pick<Selectable<AccountRow>, (typeof accountColumns)[number]>

function accountOf(row: Described): Account {
  return {
    accountId: row.id,
    email: row.email,
    createdAt: row.created_at,
    available: row.balance,
    hasVideoBeta: row.has_video_beta === 1,
    suspendedAt: row.suspended_at,
    deletedAt: row.deleted_at,
    callsPerMinute: row.calls_per_minute,
  }
}

/** Case and surrounding white space do not make another account. */
function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
