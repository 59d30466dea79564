import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as the endpoint saw it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly model: string
    readonly messages: readonly { readonly role: string; readonly content: string }[]
  }
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void

/** Starts an endpoint on this machine that gives the answers in turn, the last one for ever. */
export async function startChatStub(
  ...answers: readonly Answer[]
): Promise<{ readonly url: string; readonly seen: SeenRequest[] }> {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      const entry = { method, path: url, headers, body }
      const answer = answers[Math.min(seen.length, answers.length - 1)]
      seen.push(entry)
      answer?.(response, entry)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('Expected a port.')
  return { url: `http://127.0.0.1:${address.port}/v1`, seen }
}

/** A chat completion as an endpoint sends it, with this message. */
export function completion(content: string): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    )
  }
}

/** A completion whose message is the answer that the instruction asks for. */
export function revised(text: string): Answer {
  return completion(JSON.stringify({ revised: text }))
}

/** A bare status, with headers if wanted. */
export function status(code: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => {
    response.writeHead(code, headers)
    response.end('{"error":{"message":"no"}}')
  }
}

/** Raw bytes with status 200. */
export function raw(body: string): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body)
  }
}

/** No answer at all. */
export const silence: Answer = () => {}

/** A connection that breaks. */
export const hangUp: Answer = (response) => response.destroy()
