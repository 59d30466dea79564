import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, rateLimited } from '../errors/api-error.ts'
import { addressBlock } from '../limits/client-address.ts'
import { authenticate } from '../request/bearer.ts'
import { stateOf } from '../request/call-state.ts'
import { checkContentType } from '../request/check-content-type.ts'
import { readInput } from '../request/read-input.ts'
import type { Services } from '../services.ts'
import { type AccountAction, accountActions, type Visitor } from './account-actions.ts'
import { accountPaths } from './account-paths.ts'
import { doneSchema, sessionViewSchema, signInSchema } from './account-view.ts'
import { checkSameOrigin } from './check-same-origin.ts'
import { readSessionCookie, sessionCookie } from './session-cookie.ts'

const MAX_BYTES = 16_384
/** A key has 190 random bits; the limit only keeps guesses from loading the database. */
const signInLimit = { limit: 20, window: 900_000 }

/** Paths and methods of the account page's own calls. */
export const accountCalls = [
  { method: 'GET', path: accountPaths.session },
  { method: 'POST', path: accountPaths.signIn },
  { method: 'POST', path: accountPaths.signOut },
  ...accountActions.map(({ method, path }) => ({ method, path })),
]

/** Serves the account page's calls, which need a session instead of a key and come from the same origin. */
export function mountAccount(app: FastifyInstance, services: Services): void {
  const post = { bodyLimit: MAX_BYTES, onRequest: admitChange, preParsing: admitJson }
  app.get(accountPaths.session, async (request) => {
    const visitor = await findVisitor(request, services)
    return sessionViewSchema.parse({ is_signed_in: visitor !== null })
  })
  app.post(accountPaths.signIn, post, (request, reply) => signIn(request, reply, services))
  app.post(accountPaths.signOut, post, (request, reply) => signOut(request, reply, services))
  for (const action of accountActions) {
    if (action.method === 'GET') {
      app.get(action.path, (request) => act(request, action, request.query, services))
    } else {
      app.post(action.path, post, (request) => act(request, action, request.body, services))
    }
  }
}

/** The visitor whose session a request belongs to. */
export async function findVisitor(
  request: FastifyRequest,
  { store }: Services,
): Promise<Visitor | null> {
  const token = readSessionCookie(request)
  const session = token === undefined ? null : await store.sessions.find(token)
  if (token === undefined || session === null) return null
  stateOf(request).holder = session
  return { session, token }
}

async function admitChange(request: FastifyRequest): Promise<void> {
  checkSameOrigin(request)
}

async function admitJson(request: FastifyRequest): Promise<void> {
  checkContentType(request.headers)
}

async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<unknown> {
  const { store, clock } = services
  const subject = { kind: 'ip', value: addressBlock(request.ip) } as const
  const answer = await store.rates.take('sign_in', [subject], signInLimit)
  if (!answer.isAllowed) throw rateLimited('Too many attempts to sign in.', answer.resetSeconds)
  const { key } = readInput(signInSchema, request.body)
  const holder = await authenticate(store, key)
  const before = await findVisitor(request, services)
  if (before !== null) await store.sessions.end(before.token)
  stateOf(request).holder = holder
  const { token, expiresAt } = await store.sessions.open(holder)
  const seconds = Math.floor((expiresAt - clock()) / 1000)
  reply.header('set-cookie', sessionCookie(request, token, seconds))
  return doneSchema.parse({ ok: true })
}

/** Ends the session on the server too, so that a copied cookie is worthless. */
async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<unknown> {
  const visitor = await findVisitor(request, services)
  if (visitor !== null) await services.store.sessions.end(visitor.token)
  reply.header('set-cookie', sessionCookie(request, '', 0))
  return doneSchema.parse({ ok: true })
}

async function act(
  request: FastifyRequest,
  action: AccountAction,
  input: unknown,
  services: Services,
): Promise<unknown> {
  const visitor = await findVisitor(request, services)
  if (visitor === null)
    throw new ApiError('unauthorized', 'Sign in: there is no session, or it has expired.')
  return action.answer(input, visitor, services)
}
