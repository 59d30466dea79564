import type { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import type { Session } from '../ledger/session-ports.ts'
import { readInput } from '../request/read-input.ts'
import type { Services } from '../services.ts'
import { accountPaths } from './account-paths.ts'
import {
  callPageSchema,
  createKeySchema,
  doneSchema,
  newKeySchema,
  nothingSchema,
  olderCallsSchema,
  overviewSchema,
  revokeKeySchema,
  rotateKeySchema,
} from './account-view.ts'
import { readCalls, readOverview } from './read-overview.ts'

/** A browser that is signed in. */
export interface Visitor {
  readonly session: Session
  readonly token: string
}

/** A call of the account page; it reaches only the visitor's own account. */
export interface AccountAction {
  readonly method: 'GET' | 'POST'
  readonly path: string
  answer(input: unknown, visitor: Visitor, services: Services): Promise<unknown>
}

const MAX_ACTIVE_KEYS = 20

export const accountActions: readonly AccountAction[] = [
  define('GET', accountPaths.overview, nothingSchema, overviewSchema, (_, { session }, { store }) =>
    readOverview(session, store),
  ),
  define('GET', accountPaths.calls, olderCallsSchema, callPageSchema, (input, visitor, services) =>
    readCalls(visitor.session.accountId, services.store, {
      at: Date.parse(input.before_at),
      analysisId: input.before_id,
    }),
  ),
  define(
    'POST',
    accountPaths.createKey,
    createKeySchema,
    newKeySchema,
    async ({ label }, { session: { accountId } }, { store }) => {
      const active = (await store.keys.list(accountId)).filter(({ isActive }) => isActive)
      if (active.length >= MAX_ACTIVE_KEYS) {
        throw new ApiError(
          'bad_request',
          `An account has at most ${MAX_ACTIVE_KEYS} active keys. Revoke one first.`,
        )
      }
      const { key, keyId } = await store.keys.create(accountId, label)
      return { key, key_id: keyId }
    },
  ),
  define(
    'POST',
    accountPaths.rotateKey,
    rotateKeySchema,
    newKeySchema,
    async ({ key_id, overlap_seconds }, { session, token }, { store }) => {
      const made = await store.keys.rotate(session.accountId, key_id, overlap_seconds * 1000)
      if (made === null) throw noSuchKey()
      // Replacing the key of this session moves the session to the new key.
      if (key_id === session.keyId) await store.sessions.moveTo(token, made.keyId)
      return { key: made.key, key_id: made.keyId }
    },
  ),
  define(
    'POST',
    accountPaths.revokeKey,
    revokeKeySchema,
    doneSchema,
    async ({ key_id }, { session }, { store }) => {
      if (!(await store.keys.revoke(session.accountId, key_id))) throw noSuchKey()
      return { ok: true } as const
    },
  ),
]

function define<Input extends z.ZodType, Output extends z.ZodType>(
  method: AccountAction['method'],
  path: string,
  input: Input,
  output: Output,
  run: (input: z.output<Input>, visitor: Visitor, services: Services) => Promise<z.input<Output>>,
): AccountAction {
  return {
    method,
    path,
    answer: async (sent, visitor, services) =>
      output.parse(await run(readInput(input, sent), visitor, services)),
  }
}

/** One answer for keys of other accounts, unknown keys, and revoked or expired keys. */
function noSuchKey(): ApiError {
  return new ApiError('bad_request', 'The account has no such active key.')
}
