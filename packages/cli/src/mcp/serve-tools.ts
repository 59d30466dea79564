import { Readable, Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type Tool,
} from '@modelcontextprotocol/server'
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio'
import * as z from 'zod'
import { exitCodes, type Host } from '../host.ts'
import { version } from '../version.ts'
import { type LocalTool, localTools } from './tools.ts'

const MAX_ERRORS = 20

/** Serves the tools to the agent that started this process, until it closes standard input. */
export async function serveTools(host: Host): Promise<number> {
  const running = new Set<Promise<CallToolResult>>()
  const call = (tool: LocalTool, sent: unknown) => {
    const answering = answer(host, tool, sent).finally(() => running.delete(answering))
    running.add(answering)
    return answering
  }
  const input = Readable.from(untilAnswered(host.stdin, running))
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      host.stdout.write(String(chunk)).then(() => done(), done)
    },
  })
  const closed = new Promise<void>((resolve) => input.once('close', resolve))
  const handle = serveStdio(() => createServer(call), {
    transport: new StdioServerTransport(input, output),
    // Standard output belongs to the protocol; what it cannot read is for a person to see.
    onerror: (error) => void host.stderr.write(`error: ${error.message}\n`),
  })
  await closed
  await handle.close()
  return exitCodes.passed
}

function createServer(call: (tool: LocalTool, sent: unknown) => Promise<CallToolResult>): Server {
  const server = new Server(
    { name: 'content-trust', title: 'Content Trust', version },
    { capabilities: { tools: {} } },
  )
  const described = localTools.map((tool) => ({ tool, description: describe(tool) }))
  server.setRequestHandler('tools/list', () => ({
    tools: described.map(({ description }) => description),
  }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const known = described.find(({ tool }) => tool.name === params.name)
    if (known === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Unknown tool.')
    }
    const result = await call(known.tool, params.arguments ?? {})
    return server.projectCallToolResult(result, known.description.outputSchema)
  })
  return server
}

function describe({ name, title, description, input, output }: LocalTool): Tool {
  return {
    name,
    title,
    description,
    inputSchema: objectSchema(input.toJSONSchema({ io: 'input' })),
    outputSchema: objectSchema(output.toJSONSchema({ io: 'output' })),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
  }
}

function objectSchema({ $schema: _, ...schema }: Readonly<Record<string, unknown>>): {
  readonly [name: string]: unknown
  readonly type: 'object'
} {
  return { ...schema, type: 'object' }
}

/** What the caller can mend is a result that is an error, as at the service. */
async function answer(host: Host, tool: LocalTool, sent: unknown): Promise<CallToolResult> {
  try {
    const result = tool.answer(sent, await host.loadEngine())
    return {
      content: [{ type: 'text', text: JSON.stringify(result) }],
      structuredContent: { ...result },
    }
  } catch (error) {
    const text = JSON.stringify(problemOf(error))
    return { content: [{ type: 'text', text }], isError: true }
  }
}

function problemOf(error: unknown): object {
  if (!(error instanceof z.ZodError)) {
    const detail = error instanceof Error ? error.message : String(error)
    return { code: 'internal_error', detail }
  }
  const errors = error.issues.slice(0, MAX_ERRORS).map(({ path, message }) => ({
    pointer: path.map((part) => `/${String(part)}`).join(''),
    detail: message,
  }))
  return { code: 'bad_request', detail: `${errors[0]?.pointer}: ${errors[0]?.detail}`, errors }
}

/** Ends when the input has ended and every call is answered, so that a pipe gets its answers. */
async function* untilAnswered(
  chunks: AsyncIterable<Uint8Array>,
  running: ReadonlySet<Promise<unknown>>,
): AsyncIterable<Uint8Array> {
  yield* chunks
  await settle()
  while (running.size > 0) {
    await Promise.allSettled(running)
    await settle()
  }
}

/** Lets what has arrived be read, and what was answered be written. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await setImmediate()
}
