import { Console } from 'node:console'
import { Readable, Writable } from 'node:stream'
import {
  createMessageConnection,
  type InitializeParams,
  type Logger,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { exitCodes, type Host, type Output } from '../host.ts'
import { serveDocuments } from './documents.ts'
import { createEngineThread } from './engine-thread.ts'
import { LanguageSession } from './language-session.ts'
import { createLifecycle } from './lifecycle.ts'
import { watchParent } from './watch-parent.ts'
import { serveWorkspace } from './workspace.ts'

/** The status that the protocol asks for when an editor leaves without `shutdown`. */
const LEFT_WITHOUT_SHUTDOWN = 1

/** Serves an editor over standard input and output until it says `exit`, leaves, or dies. */
export async function serveLanguage(
  host: Pick<Host, 'stdin' | 'stdout' | 'stderr'>,
  options: { readonly clientProcessId?: string },
): Promise<number> {
  const input = host.stdin instanceof Readable ? host.stdin : Readable.from(host.stdin)
  const output = writableOf(host.stdout)
  keepConsoleAway(host)
  const connection = createMessageConnection(
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
    loggerOf(host),
  )
  const thread = createEngineThread()
  let stopWatch = () => {}
  let isInOrder = () => false
  const left = new Promise<void>((leave) => {
    const open = (params: InitializeParams) => {
      const parent = params.processId ?? Number.parseInt(options.clientProcessId ?? '', 10)
      if (Number.isInteger(parent)) stopWatch = watchParent(parent, leave)
      return new LanguageSession(connection, thread, params)
    }
    const lifecycle = createLifecycle(connection, open, leave)
    isInOrder = lifecycle.isShutDown
    serveDocuments(connection, lifecycle)
    serveWorkspace(connection, lifecycle)
    connection.onClose(() => leave())
    connection.onError(([error]) => void host.stderr.write(`error: ${error.message}\n`))
    connection.listen()
  })
  await left
  stopWatch()
  await thread.stop()
  connection.dispose()
  input.destroy()
  return isInOrder() ? exitCodes.passed : LEFT_WITHOUT_SHUTDOWN
}

/** Standard output belongs to the protocol, and a config that is code may print. */
function keepConsoleAway({ stderr }: Pick<Host, 'stderr'>): void {
  globalThis.console = new Console(writableOf(stderr))
}

/** What goes wrong with a message is for a person to see. */
function loggerOf({ stderr }: Pick<Host, 'stderr'>): Logger {
  const tell = (message: string) => void stderr.write(`${message}\n`)
  return { error: tell, warn: tell, info: tell, log: tell }
}

function writableOf(output: Output): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      output.write(String(chunk)).then(() => done(), done)
    },
  })
}
