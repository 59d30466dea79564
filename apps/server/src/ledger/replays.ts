import { closeOperation, openOperation } from './close-operation.ts'
import { replayColumns } from './database/columns.ts'
import type { Work } from './database/database.ts'
import { type Param, prepare } from './database/prepare.ts'
import type { ReplayRow } from './database/tables.ts'
import type { Milliseconds } from './money.ts'
import { leaseLifetime, replayLifetime, type StoreParts } from './parts.ts'
import type { Begun, NewOperation } from './ports.ts'
import type { Secrets } from './privacy/secret.ts'
import { openAnswer, sealAnswer } from './stored-answer.ts'

/** One idempotency key: per account, endpoint and key (R-IDEM-03). Only digests are stored. */
export interface ReplayScope {
  readonly accountId: string
  readonly endpoint: string
  readonly keyDigest: string
  readonly bodyDigest: string
  /** The same with the second secret, while the secret is changed. */
  readonly secondBodyDigest?: string
}

/** The scope of a call's idempotency key, or null without one. */
export function scopeOf(secrets: Secrets, operation: NewOperation): ReplayScope | null {
  const { accountId, endpoint, idempotency } = operation
  if (idempotency === undefined) return null
  return {
    accountId,
    endpoint,
    keyDigest: secrets.digestLookup(`key ${idempotency.key}`),
    bodyDigest: secrets.digestContent(`body ${idempotency.fingerprint}`),
    ...(secrets.second === undefined
      ? {}
      : { secondBodyDigest: secrets.second.digestContent(`body ${idempotency.fingerprint}`) }),
  }
}

/** The answer that a key determines, or null when the key is free; an abandoned key is released. */
export async function answerOfKey(
  trx: Work,
  parts: StoreParts,
  scope: ReplayScope,
  now: Milliseconds,
): Promise<Begun | null> {
  const { accountId, endpoint, keyDigest } = scope
  const [row] = await readReplay(trx, { accountId, endpoint, keyDigest })
  if (row === undefined) return null
  if (row.expires_at <= now) return free(trx, row, now)
  return answerOfUsedKey(parts, row, scope)
}

/** The answer that a key in use determines. */
export function answerOfUsedKey(
  parts: Pick<StoreParts, 'secrets'>,
  row: ReplayRow,
  scope: ReplayScope,
): Begun {
  const isSame = row.body_digest === scope.bodyDigest || row.body_digest === scope.secondBodyDigest
  if (!isSame) return { kind: 'conflict' }
  if (row.state === 'open') return { kind: 'in_progress' }
  return replayOf(parts, row)
}

type PlaceOfKey = Pick<ReplayScope, 'accountId' | 'endpoint' | 'keyDigest'>

const readReplay = prepare((db, param: Param<PlaceOfKey>) =>
  db
    .selectFrom('replays')
    .select(replayColumns)
    .where('account_id', '=', param('accountId'))
    .where('endpoint', '=', param('endpoint'))
    .where('key_digest', '=', param('keyDigest')),
)

/** A key is new after its 24 hours; after its lease, the operation that held it is closed. */
async function free(trx: Work, row: ReplayRow, now: Milliseconds): Promise<null> {
  const abandoned = row.state === 'open' ? await openOperation(trx, row.operation_id) : undefined
  if (abandoned !== undefined) await closeOperation(trx, abandoned, now, 'lease expired')
  await trx.deleteFrom('replays').where('operation_id', '=', row.operation_id).execute()
  return null
}

function replayOf(parts: Pick<StoreParts, 'secrets'>, row: ReplayRow): Begun {
  const body =
    row.sealed_body === null ? null : openAnswer(parts.secrets, row.operation_id, row.sealed_body)
  if (body === null || row.status === null) {
    throw new Error('A stored answer cannot be opened: it was sealed with another secret.')
  }
  return { kind: 'replay', status: row.status, body }
}

/** Marks a free key as in use by an operation. */
export async function claimKey(
  trx: Work,
  scope: ReplayScope,
  operationId: string,
  now: Milliseconds,
): Promise<void> {
  await addReplay(trx, { ...scope, operationId, expiresAt: now + leaseLifetime })
}

type OpenReplay = ReplayScope & { readonly operationId: string; readonly expiresAt: Milliseconds }

const addReplay = prepare((db, param: Param<OpenReplay>) =>
  db.insertInto('replays').values({
    account_id: param('accountId'),
    endpoint: param('endpoint'),
    key_digest: param('keyDigest'),
    body_digest: param('bodyDigest'),
    operation_id: param('operationId'),
    state: 'open',
    expires_at: param('expiresAt'),
    status: null,
    sealed_body: null,
  }),
)

/** Stores a successful answer for 24 hours, encrypted. */
export async function storeAnswer(
  trx: Work,
  secrets: Secrets,
  operationId: string,
  answer: { readonly status: number; readonly body: string },
  now: Milliseconds,
): Promise<void> {
  await keepAnswer(trx, answerRowOf(secrets, operationId, answer, now))
}

type StoredAnswer = Pick<ReplayRow, 'operation_id' | 'status' | 'sealed_body' | 'expires_at'>

/** A successful answer as it is stored. */
export function answerRowOf(
  secrets: Secrets,
  operationId: string,
  answer: { readonly status: number; readonly body: string },
  now: Milliseconds,
): StoredAnswer {
  return {
    operation_id: operationId,
    status: answer.status,
    sealed_body: sealAnswer(secrets, operationId, answer.body),
    expires_at: now + replayLifetime,
  }
}

const keepAnswer = prepare((db, param: Param<StoredAnswer>) =>
  db
    .updateTable('replays')
    .set({
      state: 'done',
      status: param('status'),
      sealed_body: param('sealed_body'),
      expires_at: param('expires_at'),
    })
    .where('operation_id', '=', param('operation_id')),
)
