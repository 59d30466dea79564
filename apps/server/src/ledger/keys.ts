import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { KeyHolder, KeySummary, Keys, NewKey } from './account-ports.ts'
import { recordAction } from './admin/record-action.ts'
import { generateApiKey, hintOf, isWellFormedApiKey } from './api-key.ts'
import { query, transact, type Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { AccountRow, KeyRow } from './database/tables.ts'
import { newId } from './ids.ts'
import type { Milliseconds } from './money.ts'
import type { StoreParts } from './parts.ts'

/** The keys of each account. */
export function createKeys(parts: StoreParts): Keys {
  return {
    create: (accountId, label) =>
      transact(parts.database, async (trx) => {
        const made = await insertKey(trx, parts, accountId, label)
        await recordAction(trx, parts, 'key create', accountId, { key: made.keyId })
        return made
      }),
    list: (accountId) => listKeys(parts, accountId),
    rotate: (accountId, keyId, overlap) => rotateKey(parts, accountId, keyId, overlap),
    revoke: (accountId, keyId) =>
      transact(parts.database, async (trx) => {
        const key = await keyOf(trx, accountId, keyId)
        if (key === undefined) return false
        // A key that is already revoked keeps its time.
        await trx
          .updateTable('api_keys')
          .set({ revoked_at: key.revoked_at ?? parts.clock() })
          .where('id', '=', keyId)
          .execute()
        await recordAction(trx, parts, 'key revoke', accountId, { key: keyId })
        return true
      }),
  }
}

/** The account of a presented key. Its digest is looked up, and compared in constant time. */
export async function findKeyHolder(parts: StoreParts, key: string): Promise<KeyHolder | null> {
  if (!isWellFormedApiKey(key)) return null
  const digest = parts.secrets.digestApiKey(key)
  const [row] = await query(parts.database, (db) => readKey(db, { digest }))
  if (row === undefined || !timingSafeEqual(Buffer.from(row.digest), Buffer.from(digest))) {
    return null
  }
  if (!isActive(row, parts.clock())) return null
  return {
    accountId: row.account_id,
    keyId: row.id,
    hasVideoBeta: row.has_video_beta === 1,
    ...standingOf(row),
  }
}

const readKey = prepare((db, param: Param<{ digest: string }>) =>
  db
    .selectFrom('api_keys')
    .innerJoin('accounts', 'accounts.id', 'api_keys.account_id')
    .select(['api_keys.id', 'account_id', 'digest', 'expires_at', 'revoked_at', 'has_video_beta'])
    .select(['suspended_at', 'calls_per_minute'])
    .where('digest', '=', param('digest')),
)

function standingOf({
  suspended_at,
  calls_per_minute,
}: Pick<AccountRow, 'suspended_at' | 'calls_per_minute'>): Pick<
  KeyHolder,
  'isSuspended' | 'callsPerMinute'
> {
  return {
    ...(suspended_at === null ? {} : { isSuspended: true }),
    ...(calls_per_minute === null ? {} : { callsPerMinute: calls_per_minute }),
  }
}

/** Creates a key; its text is returned once and never stored. */
export async function insertKey(
  trx: Work,
  parts: StoreParts,
  accountId: string,
  label: string,
): Promise<NewKey> {
  const now = parts.clock()
  const key = generateApiKey()
  const keyId = newId('key', now)
  await trx
    .insertInto('api_keys')
    .values({
      id: keyId,
      account_id: accountId,
      label,
      digest: parts.secrets.digestApiKey(key),
      hint: hintOf(key),
      created_at: now,
      expires_at: null,
      revoked_at: null,
    })
    .execute()
  return { key, keyId }
}

function rotateKey(
  parts: StoreParts,
  accountId: string,
  keyId: string,
  overlap: Milliseconds,
): Promise<NewKey | null> {
  return transact(parts.database, async (trx) => {
    const old = await keyOf(trx, accountId, keyId)
    const now = parts.clock()
    if (old === undefined || !isActive(old, now)) return null
    // A rotation never extends a key that expires sooner.
    const end = Math.min(now + overlap, old.expires_at ?? Number.POSITIVE_INFINITY)
    await trx.updateTable('api_keys').set({ expires_at: end }).where('id', '=', keyId).execute()
    const made = await insertKey(trx, parts, accountId, old.label)
    await recordAction(trx, parts, 'key rotate', accountId, { key: keyId, next: made.keyId })
    return made
  })
}

function keyOf(trx: Work, accountId: string, keyId: string): Promise<KeyRow | undefined> {
  return trx
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', keyId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

function listKeys(parts: StoreParts, accountId: string): Promise<readonly KeySummary[]> {
  return query(parts.database, async (db) => {
    const rows = await db
      .selectFrom('api_keys')
      .selectAll()
      .select(({ selectFrom }) =>
        selectFrom('calls')
          .select(sql<number | null>`max(calls.at)`.as('at'))
          .whereRef('calls.key_id', '=', 'api_keys.id')
          .as('last_used_at'),
      )
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const now = parts.clock()
    return rows.map((row) => ({
      keyId: row.id,
      label: row.label,
      hint: row.hint,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      revokedAt: row.revoked_at,
      lastUsedAt: row.last_used_at,
      isActive: isActive(row, now),
    }))
  })
}

function isActive(
  { expires_at, revoked_at }: Pick<KeyRow, 'expires_at' | 'revoked_at'>,
  now: Milliseconds,
): boolean {
  return revoked_at === null && (expires_at === null || now < expires_at)
}
