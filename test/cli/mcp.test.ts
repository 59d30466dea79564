import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { analyzeStyle, analyzeText } from '@content-trust/engine'
import { analyzeTextRequestSchema } from '@content-trust/engine/schema'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it, onTestFinished } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const launcher = fileURLToPath(new URL('../../packages/cli/bin/content-trust.js', import.meta.url))
const draft = 'Experts say this very unique platform will change everything for everyone.'
const CURRENT = '2026-07-28'

/** A client that knows only the lines of the protocol, and no library of it. */
function connect() {
  const child = spawn(process.execPath, [launcher, 'mcp'], { stdio: ['pipe', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const waiting = new Map<number, (message: Answer) => void>()
  const lines: string[] = []
  let rest = ''
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += String(chunk)
  })
  child.stdout.on('data', (chunk) => {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) {
      lines.push(line)
      const message: Answer = JSON.parse(line)
      waiting.get(message.id)?.(message)
    }
  })
  // How it ended says more than that it no longer reads.
  child.stdin.on('error', () => {})
  let id = 0
  const write = (line: string) => void child.stdin.write(`${line}\n`)
  return {
    child,
    lines,
    write,
    errors: () => errors,
    ask: (method: string, params: object = {}) => {
      id += 1
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
      write(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      return answer
    },
  }
}

interface Answer {
  readonly id: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers freely and asserts on them
  readonly result?: any
  readonly error?: { readonly code: number }
}

it('an older client lists the tools and calls each; results are those of the engine', async () => {
  const { child, lines, write, errors, ask } = connect()
  const opened = await ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  expect(opened.result).toMatchObject({
    protocolVersion: '2025-06-18',
    serverInfo: { name: 'content-trust' },
  })
  write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))

  const { tools } = (await ask('tools/list')).result
  expect(tools.map(({ name }: { name: string }) => name)).toEqual([
    'analyze',
    'analyze_batch',
    'analyze_style',
  ])
  const { $schema: _, ...published } = analyzeTextRequestSchema.toJSONSchema({ io: 'input' })
  expect(tools[0].inputSchema).toEqual(JSON.parse(JSON.stringify(published)))

  const call = async (name: string, args: object) =>
    (await ask('tools/call', { name, arguments: args })).result
  const context = { intended_use: 'cite' } as const
  const text = await call('analyze', { type: 'text', content: draft, context })
  expect(text.structuredContent).toEqual(
    analyzeText({ source: draft, syntax: 'markdown' }, { context }),
  )
  expect(JSON.parse(text.content[0].text)).toEqual(text.structuredContent)
  const batch = await call('analyze_batch', {
    items: [
      { id: 'a', text: draft },
      { id: 'b', text: draft },
    ],
  })
  expect(batch.structuredContent.results).toEqual(
    ['a', 'b'].map((id) => ({
      id,
      status: 'ok',
      ...analyzeText({ source: draft, syntax: 'markdown' }),
    })),
  )
  const style = await call('analyze_style', { text: draft, execution_mode: 'fast' })
  expect(style.structuredContent).toEqual(
    analyzeStyle({ source: draft, syntax: 'markdown' }, { execution_mode: 'fast' }),
  )
  const ajv = new Ajv2020({ strict: false })
  for (const [index, { structuredContent }] of [text, batch, style].entries()) {
    const validate = ajv.compile(tools[index].outputSchema)
    expect([index, validate(structuredContent), validate.errors]).toEqual([index, true, null])
  }

  const short = await call('analyze', { type: 'text', content: 'x' })
  expect(short.isError).toBe(true)
  expect(JSON.parse(short.content[0].text)).toMatchObject({
    code: 'bad_request',
    errors: [{ pointer: '/content' }],
  })
  expect((await ask('tools/call', { name: 'balance', arguments: {} })).error?.code).toBe(-32602)
  write('no JSON')
  expect((await ask('ping')).result).toEqual({})
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(errors()).toBe('')
  for (const line of lines) expect(JSON.parse(line).jsonrpc).toBe('2.0')
})

it('a client of the current protocol needs no handshake, and a pipe that ends gets its answers', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': CURRENT,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const request = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'analyze', arguments: { type: 'text', content: draft }, _meta: meta },
  }
  const folder = await makeFolder({})
  const { status, out, err } = await run(folder, ['mcp'], { input: `${JSON.stringify(request)}\n` })
  expect({ status, err }).toEqual({ status: 0, err: '' })
  const [answer, ...others] = out.trimEnd().split('\n')
  expect(others).toEqual([])
  expect(JSON.parse(answer ?? '')).toMatchObject({
    id: 1,
    result: { structuredContent: { modality: 'text' } },
  })
})
