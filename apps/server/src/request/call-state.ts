import type { FastifyRequest } from 'fastify'
import type { KeyHolder } from '../ledger/account-ports.ts'

/** What the hooks of a request share. */
export interface CallState {
  holder?: KeyHolder
  /** Releases the account's slot; called once the work has ended and the answer has been sent. */
  release?: () => void
  work?: Promise<unknown>
  code?: string
  isReplay?: boolean
  /** The answer is a 5xx that is expected, such as 503 while the service starts. */
  isExpected?: boolean
  /** The trace that the call belongs to, by the names that the log has for its ids. */
  traceIds?: {
    readonly trace_id: string
    readonly parent_id?: string
    readonly span_id?: string
  }
  /** Name and stack frames of an error of the service. */
  trace?: { readonly error_name: string; readonly stack: string }
}

const states = new WeakMap<FastifyRequest, CallState>()

/** The state of a call, empty at first. */
export function stateOf(request: FastifyRequest): CallState {
  const state = states.get(request) ?? {}
  states.set(request, state)
  return state
}
