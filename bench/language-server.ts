import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { bundleCommandLine } from '../scripts/bundle-command-line.ts'
import { readDrafts } from './drafts.ts'
import { describeMachine } from './machine.ts'
import { median, quantile } from './statistics.ts'

/**
 * Measures how long an editor waits for marks after an edit: `npm run bench lsp`. The delay that
 * the server waits for further edits is set to 0, so this is the server's own time.
 */
const EDITS = 60
const SIZES = [500, 5_000, 50_000]
const uri = 'untitled:bench'

const text = (await readDrafts()).map(({ draft }) => draft.source).join('\n\n')
const folder = await mkdtemp(join(tmpdir(), 'content-trust-bench-'))
try {
  await bundleCommandLine(join(folder, 'dist'))
  for (const name of ['bin', 'package.json']) {
    await cp(join('packages/cli', name), join(folder, name), { recursive: true })
  }
  process.stdout.write(
    `from didChange to publishDiagnostics, ${EDITS} edits; ${describeMachine()}\n`,
  )
  for (const words of SIZES) await measure(join(folder, 'bin/content-trust.js'), words)
} finally {
  await rm(folder, { recursive: true })
}

async function measure(launcher: string, words: number): Promise<void> {
  const start = performance.now()
  const child = spawn(process.execPath, [launcher, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const connection = await connect(child)
  const draft = firstWords(words)
  const textDocument = { uri, languageId: 'markdown', version: 1, text: draft }
  const opened = publication(connection, 1)
  void connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument })
  await opened
  const first = performance.now() - start
  const times: number[] = []
  for (let version = 2; version < EDITS + 2; version++) {
    const at = { line: 0, character: 0 }
    const changed = publication(connection, version)
    const before = performance.now()
    void connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ range: { start: at, end: at }, text: 'a ' }],
    })
    await changed
    times.push(performance.now() - before)
  }
  await connection.sendRequest(ShutdownRequest.type)
  void connection.sendNotification(ExitNotification.type)
  await once(child, 'exit')
  const [middle, slow] = [median(times), quantile(times, 0.95)].map((time) => time.toFixed(1))
  process.stdout.write(
    `${words} words (${draft.length} characters): median ${middle} ms, 95 % under ${slow} ms; first marks ${first.toFixed(0)} ms after the start of the process\n`,
  )
}

async function connect({ stdin, stdout }: ChildProcess): Promise<ProtocolConnection> {
  if (stdin === null || stdout === null) throw new Error('Expected pipes.')
  const connection = createProtocolConnection(
    new StreamMessageReader(stdout),
    new StreamMessageWriter(stdin),
  )
  connection.listen()
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
    initializationOptions: { delay_ms: 0 },
  })
  void connection.sendNotification(InitializedNotification.type, {})
  return connection
}

function publication(connection: ProtocolConnection, version: number): Promise<void> {
  return new Promise((resolve) => {
    const listening = connection.onNotification(PublishDiagnosticsNotification.type, (sent) => {
      if (sent.version !== version) return
      listening.dispose()
      resolve()
    })
  })
}

function firstWords(count: number): string {
  let source = text
  while (source.split(/\s+/).length < count) source += `\n\n${text}`
  const word = /\S+\s*/g
  for (let left = count; left > 0; left--) word.exec(source)
  return source.slice(0, word.lastIndex)
}
