import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import {
  CodeActionRequest,
  ErrorCodes,
  ExitNotification,
  HoverRequest,
  SetTraceNotification,
  ShutdownRequest,
} from 'vscode-languageserver-protocol/node'
import { makeFolder } from '../cli/support/folder.ts'
import { connect, fullClient, initialize, launcher, startServer } from './support/connect.ts'

const draft = 'Experts say this very unique platform will change everything for everyone.\n'
const uri = 'untitled:Untitled-1'
const hover = { textDocument: { uri }, position: { line: 0, character: 0 } }

it('a session opens, answers, shuts down and ends with 0', async () => {
  const server = startServer(['--stdio'])
  const { connection } = server
  await expect(connection.sendRequest(HoverRequest.type, hover)).rejects.toMatchObject({
    code: ErrorCodes.ServerNotInitialized,
  })
  await expect(connection.sendRequest('no/such')).rejects.toMatchObject({
    code: ErrorCodes.ServerNotInitialized,
  })
  // What comes before `initialize` is dropped.
  server.open(uri, draft)
  const { capabilities, serverInfo } = await initialize(server, { capabilities: fullClient })
  expect(serverInfo?.name).toBe('content-trust')
  expect(capabilities).toMatchObject({
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: 2 },
    hoverProvider: true,
    codeActionProvider: {
      codeActionKinds: [
        'quickfix',
        'quickfix.contentTrust.ignoreHere',
        'quickfix.contentTrust.ignoreRule',
        'quickfix.contentTrust.accept',
        'source.fixAll.contentTrust',
      ],
    },
    executeCommandProvider: { commands: ['contentTrust.checkWorkspace'] },
  })
  expect(capabilities.diagnosticProvider).toBeUndefined()
  expect(await connection.sendRequest(HoverRequest.type, hover)).toBeNull()
  await expect(initialize(server, {})).rejects.toMatchObject({ code: ErrorCodes.InvalidRequest })
  await expect(connection.sendRequest('no/such')).rejects.toMatchObject({
    code: ErrorCodes.MethodNotFound,
  })
  await expect(
    connection.sendRequest('workspace/executeCommand', { command: 'rm' }),
  ).rejects.toMatchObject({ code: ErrorCodes.InvalidParams })
  void connection.sendNotification('no/such/notification', { a: 1 })
  void connection.sendNotification('$/setTrace', { value: 'off' })
  expect(await connection.sendRequest(ShutdownRequest.type)).toBeNull()
  await expect(connection.sendRequest(HoverRequest.type, hover)).rejects.toMatchObject({
    code: ErrorCodes.InvalidRequest,
  })
  void connection.sendNotification(ExitNotification.type)
  expect(await server.exited).toBe(0)
  expect(server.errors()).not.toContain('client:')
})

it('exit without shutdown, and a client that leaves, end it with 1', async () => {
  const told = await connect()
  const left = await connect()
  void told.connection.sendNotification(ExitNotification.type)
  await left.connection.sendRequest(HoverRequest.type, hover)
  left.child.stdin?.end()
  expect(await Promise.all([told.exited, left.exited])).toEqual([1, 1])
})

it('the death of the editor ends it', async () => {
  const editor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const server = await connect({ ...(editor.pid === undefined ? {} : { processId: editor.pid }) })
  editor.kill('SIGKILL')
  expect(await server.exited).toBe(1)
})

it('what is not a message, no JSON or no request is survived', async () => {
  const server = await connect({ capabilities: fullClient })
  const write = (text: string) => server.child.stdin?.write(text)
  const message = (body: string) => `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  write(message('{"jsonrpc":"2.0","id":'))
  write(message('[]'))
  write(message('"text"'))
  write(message('{"jsonrpc":"2.0","method":"textDocument/didOpen"}'))
  write(message('{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":7}}'))
  write(message('{"jsonrpc":"2.0","method":"textDocument/didChange","params":[1,2]}'))
  write(message('{"jsonrpc":"2.0","id":9001,"method":"textDocument/hover","params":{}}'))
  write(message('{"jsonrpc":"2.0","id":9002,"method":"textDocument/codeAction","params":null}'))
  server.open(uri, draft)
  const sent = await server.publication((each) => each.uri === uri)
  expect(sent.diagnostics.length).toBeGreaterThan(0)
  expect(await server.connection.sendRequest(HoverRequest.type, hover)).not.toBeNull()
  expect(
    await server.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: 'untitled:nobody-opened-it' },
      range: { start: hover.position, end: hover.position },
      context: { diagnostics: [] },
    }),
  ).toEqual([])
  expect(await server.close()).toBe(0)
  expect(server.errors()).not.toContain('client:')
})

it('a header without a length is survived', async () => {
  const server = await connect()
  server.child.stdin?.write('Content-Type: text/plain\r\n\r\n')
  server.open(uri, draft)
  // What comes in one piece with the bad header is read when the next piece comes.
  const nudge = setInterval(() => {
    void server.connection.sendNotification(SetTraceNotification.type, { value: 'off' })
  }, 100)
  expect((await server.publication((each) => each.uri === uri)).diagnostics).not.toEqual([])
  clearInterval(nudge)
  expect(await server.close()).toBe(0)
})

it('a config that prints does not reach the protocol', async () => {
  const folder = await makeFolder({
    'content-trust.config.mjs':
      "console.log('loud'); console.error('louder'); export default { fail_on: 'none' }\n",
    'post.md': draft,
  })
  const server = await connect({ folder })
  server.open(pathToFileURL(`${folder}/post.md`).href, draft)
  expect((await server.publication(() => true)).diagnostics).not.toEqual([])
  expect(await server.close()).toBe(0)
  expect(server.errors()).toContain('loud\n')
  expect(server.errors()).not.toContain('client:')
})

it('its help names the guide', async () => {
  const child = spawn(process.execPath, [launcher, 'lsp', '--help'])
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += String(chunk)
  })
  await once(child, 'close')
  expect(out).toContain('docs/language-server.md')
})
