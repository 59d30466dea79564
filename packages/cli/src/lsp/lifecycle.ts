import {
  type CancellationToken,
  ErrorCodes,
  ExitNotification,
  type InitializeParams,
  InitializeRequest,
  LSPErrorCodes,
  type MessageConnection,
  ResponseError,
  ShutdownRequest,
} from 'vscode-languageserver-protocol/node'
import { version } from '../version.ts'
import type { LanguageSession } from './language-session.ts'
import { capabilitiesFor } from './server-capabilities.ts'

/** An error that is an answer. */
export type Refusal = ResponseError<never>

type Request<Params, Result> = (
  session: LanguageSession,
  params: Params,
  token: CancellationToken,
) => Promise<Result | Refusal>

/** The states of a server: requests are answered between `initialize` and `shutdown`. */
export interface Lifecycle {
  /** Answers a request in a session; without one, says which step is missing. */
  answer<Params, Result>(
    run: Request<Params, Result>,
  ): (params: Params, token: CancellationToken) => Promise<Result | Refusal>
  /** Handles a notification in a session, and drops it otherwise. */
  follow<Params>(run: (session: LanguageSession, params: Params) => void): (params: Params) => void
  isShutDown(): boolean
}

/** Follows `initialize`, `shutdown` and `exit`. */
export function createLifecycle(
  connection: MessageConnection,
  open: (params: InitializeParams) => LanguageSession,
  exit: () => void,
): Lifecycle {
  let session: LanguageSession | null = null
  let isShutDown = false
  const refuse = () =>
    isShutDown
      ? refusal(ErrorCodes.InvalidRequest, 'The server was shut down.')
      : refusal(ErrorCodes.ServerNotInitialized, 'Send `initialize` first.')

  connection.onRequest(InitializeRequest.type, (params) => {
    if (session !== null || isShutDown) {
      return refusal(ErrorCodes.InvalidRequest, 'The server was initialized before.')
    }
    session = open(params)
    const capabilities = capabilitiesFor(session.features)
    return { capabilities, serverInfo: { name: 'content-trust', version } }
  })
  connection.onRequest(ShutdownRequest.type, () => {
    if (session === null || isShutDown) return refuse()
    isShutDown = true
    return undefined
  })
  connection.onNotification(ExitNotification.type, exit)
  connection.onRequest((method) => {
    if (session === null || isShutDown) return refuse()
    return refusal(ErrorCodes.MethodNotFound, `Unknown method \`${method}\`.`)
  })

  return {
    answer: (run) => async (params, token) => {
      if (session === null || isShutDown) return refuse()
      const result = await run(session, params, token)
      if (!token.isCancellationRequested) return result
      return refusal(LSPErrorCodes.RequestCancelled, 'Cancelled.')
    },
    follow: (run) => (params) => {
      if (session !== null && !isShutDown) run(session, params)
    },
    isShutDown: () => isShutDown,
  }
}

/** An error with a code of the protocol. */
export function refusal(code: number, message: string): Refusal {
  return new ResponseError<never>(code, message)
}

/** The draft changed while a request about it was answered. */
export function contentModified(): Refusal {
  return refusal(LSPErrorCodes.ContentModified, 'The document changed meanwhile.')
}
