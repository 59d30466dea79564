import type { FastifyRequest } from 'fastify'
import type { KeyHolder } from '../ledger/account-ports.ts'

/** What hooks learn about a call on its way. */
export interface CallState {
  holder?: KeyHolder
  /** Frees the account's place; after the work, and not before the answer has left. */
  leave?: () => void
  work?: Promise<unknown>
  code?: string
  isReplay?: boolean
  /** The answer says that the service is not there, and for once that is no failure. */
  isExpected?: boolean
  /** Name and frames of a failure of ours. */
  trace?: { readonly error_name: string; readonly stack: string }
}

const states = new WeakMap<FastifyRequest, CallState>()

/** The state of a call, empty at first. */
export function stateOf(request: FastifyRequest): CallState {
  const known = states.get(request)
  if (known !== undefined) return known
  const fresh: CallState = {}
  states.set(request, fresh)
  return fresh
}
