import { randomBytes } from 'node:crypto'
import { query, transact } from './database/database.ts'
import { day, type StoreParts } from './parts.ts'
import type { Sessions } from './session-ports.ts'

/** How long a browser stays signed in. */
export const sessionLifetime = day / 2

/** The sessions of a store; only digests of their tokens are stored. */
export function createSessions(parts: StoreParts): Sessions {
  const digestOf = (token: string) => parts.secrets.digestLookup(`session ${token}`)
  return {
    open: async ({ accountId, keyId }) => {
      const token = randomBytes(32).toString('base64url')
      const now = parts.clock()
      const expiresAt = now + sessionLifetime
      await transact(parts.database, (trx) =>
        trx
          .insertInto('sessions')
          .values({
            digest: digestOf(token),
            account_id: accountId,
            key_id: keyId,
            created_at: now,
            expires_at: expiresAt,
          })
          .execute(),
      )
      return { token, expiresAt }
    },
    find: (token) => findSession(parts, digestOf(token)),
    moveTo: async (token, keyId) => {
      await transact(parts.database, (trx) =>
        trx
          .updateTable('sessions')
          .set({ key_id: keyId })
          .where('digest', '=', digestOf(token))
          // A key of another account would open that one.
          .where('account_id', '=', ({ selectFrom }) =>
            selectFrom('api_keys').select('account_id').where('id', '=', keyId),
          )
          .execute(),
      )
    },
    end: async (token) => {
      await transact(parts.database, (trx) =>
        trx.deleteFrom('sessions').where('digest', '=', digestOf(token)).execute(),
      )
    },
  }
}

function findSession(parts: StoreParts, digest: string) {
  return query(parts.database, async (db) => {
    const now = parts.clock()
    const row = await db
      .selectFrom('sessions')
      .innerJoin('api_keys', 'api_keys.id', 'sessions.key_id')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select([
        'sessions.account_id',
        'sessions.key_id',
        'sessions.expires_at',
        'accounts.has_video_beta',
      ])
      .where('sessions.digest', '=', digest)
      .where('sessions.expires_at', '>', now)
      .where('accounts.suspended_at', 'is', null)
      .where('api_keys.revoked_at', 'is', null)
      .where(({ eb, or }) =>
        or([eb('api_keys.expires_at', 'is', null), eb('api_keys.expires_at', '>', now)]),
      )
      .executeTakeFirst()
    if (row === undefined) return null
    return {
      accountId: row.account_id,
      keyId: row.key_id,
      hasVideoBeta: row.has_video_beta === 1,
      expiresAt: row.expires_at,
    }
  })
}
