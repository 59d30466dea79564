import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import {
  type ClientCapabilities,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Message,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node'

/** The command under test: from its sources, or the bundle that `npm test lsp` has made. */
export const launcher =
  inject('launcher') ??
  fileURLToPath(new URL('../../../packages/cli/bin/content-trust.js', import.meta.url))

/** A server process and what it said. */
export interface Server {
  readonly child: ChildProcess
  readonly connection: ProtocolConnection
  readonly published: PublishDiagnosticsParams[]
  readonly messages: string[]
  /** Exit status, once it ended. */
  readonly exited: Promise<number | null>
  errors(): string
  /** The next publication that fits, of those that come from now on or came and were not taken. */
  publication(fits: (sent: PublishDiagnosticsParams) => boolean): Promise<PublishDiagnosticsParams>
  open(uri: string, text: string, languageId?: string): void
  change(uri: string, version: number, changes: TextDocumentContentChangeEvent[]): void
  /** Ends the session by the protocol; answers the exit status. */
  close(): Promise<number | null>
}

/** Tells a write to a server that has gone to the connection's `onError` alone, not to every sender. */
class ForgivingWriter extends StreamMessageWriter {
  override write(message: Message): Promise<void> {
    return super.write(message).catch(() => {})
  }
}

/** Starts a server and answers both ends before `initialize`. */
export function startServer(args: readonly string[] = []): Server {
  const child = spawn(process.execPath, [launcher, 'lsp', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit').then(([status]): number | null => status)
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  child.stdin.on('error', () => {})
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new ForgivingWriter(child.stdin),
  )
  // Whatever is not a message of the protocol makes the reader fail.
  connection.onError(([error]) => {
    errors += `client: ${error.message}\n`
  })
  const published: PublishDiagnosticsParams[] = []
  const untaken: PublishDiagnosticsParams[] = []
  const waiting = new Set<() => void>()
  const messages: string[] = []
  connection.onNotification(PublishDiagnosticsNotification.type, (sent) => {
    published.push(sent)
    untaken.push(sent)
    for (const look of waiting) look()
  })
  connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    messages.push(message)
  })
  connection.listen()
  return {
    child,
    connection,
    published,
    messages,
    exited,
    errors: () => errors,
    publication: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const index = untaken.findIndex(fits)
          if (index < 0) return
          waiting.delete(look)
          const [sent] = untaken.splice(0, index + 1).slice(-1)
          if (sent !== undefined) resolve(sent)
        }
        waiting.add(look)
        look()
      }),
    open: (uri, text, languageId = 'markdown') => {
      const textDocument = { uri, languageId, version: 1, text }
      void connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument })
    },
    change: (uri, version, contentChanges) => {
      const textDocument = { uri, version }
      const params = { textDocument, contentChanges }
      void connection.sendNotification(DidChangeTextDocumentNotification.type, params)
    },
    close: async () => {
      await connection.sendRequest(ShutdownRequest.type)
      void connection.sendNotification(ExitNotification.type)
      return await exited
    },
  }
}

/** What a test says in `initialize`. */
export interface Client {
  readonly capabilities?: ClientCapabilities
  readonly folder?: string
  readonly options?: unknown
  readonly processId?: number
}

/** Starts a server and opens a session with it. */
export async function connect({ capabilities = {}, folder, options, processId }: Client = {}) {
  const server = startServer()
  const opened: InitializeResult = await initialize(server, {
    capabilities,
    ...(folder === undefined ? {} : { folder }),
    options,
    ...(processId === undefined ? {} : { processId }),
  })
  return { ...server, opened }
}

/** Sends `initialize` and `initialized`. */
export async function initialize(server: Server, client: Client): Promise<InitializeResult> {
  const { capabilities = {}, folder, options, processId = null } = client
  const uri = folder === undefined ? null : pathToFileURL(folder).href
  const opened = await server.connection.sendRequest(InitializeRequest.type, {
    processId,
    capabilities,
    rootUri: uri,
    ...(uri === null ? {} : { workspaceFolders: [{ uri, name: 'test' }] }),
    ...(options === undefined ? {} : { initializationOptions: options }),
  })
  void server.connection.sendNotification(InitializedNotification.type, {})
  return opened
}

/** The capabilities of a current editor. */
export const fullClient: ClientCapabilities = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true },
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    diagnostics: { refreshSupport: true },
  },
  textDocument: {
    hover: { contentFormat: ['markdown', 'plaintext'] },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source'] } },
      disabledSupport: true,
    },
    publishDiagnostics: { versionSupport: true, codeDescriptionSupport: true, dataSupport: true },
  },
  window: { workDoneProgress: true },
}
