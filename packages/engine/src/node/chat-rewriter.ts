import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import type { Rewriter } from '../providers/rewriter.ts'
import { rewriteMessages } from './rewrite-messages.ts'

/** Options of a rewriter. */
export interface ChatRewriterOptions {
  /** Base URL, to which `/chat/completions` is appended; https, or http on this machine. */
  readonly url: string
  readonly model: string
  /** Sent as a bearer token; never part of a message or an error. */
  readonly apiKey?: string
  /** Milliseconds for one answer, including retries; 60,000 by default. */
  readonly timeoutMs?: number
  /** Retries after 429, 5xx or a broken connection; 2 by default. */
  readonly retries?: number
  /** Milliseconds before the first retry, doubled with each further one; 500 by default. */
  readonly backoffMs?: number
  /** Largest answer in bytes; 2 MiB by default. */
  readonly maxBytes?: number
  /** Aborts the request. */
  readonly signal?: AbortSignal
}

/** Why a rewriter did not answer, for hosts with their own messages. */
export type RewriterProblem =
  | 'address'
  | 'connection'
  | 'status'
  | 'stopped'
  | 'timeout'
  | 'too_large'
  | 'unreadable'

/** Why there is no rewrite; the message contains neither the key nor the draft. */
export class RewriterError extends Error {
  override readonly name = 'RewriterError'
  readonly problem: RewriterProblem
  /** The HTTP status of the answer; null unless it is the problem. */
  readonly status: number | null
  constructor(problem: RewriterProblem, message: string, status: number | null = null) {
    super(message)
    this.problem = problem
    this.status = status
  }
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})
const answerSchema = z.object({ revised: z.string().min(1) })

const LONGEST_WAIT_MS = 20_000

/** Creates a rewriter for an endpoint with the chat completions protocol of OpenAI. */
export function createChatRewriter(options: ChatRewriterOptions): Rewriter {
  const endpoint = endpointOf(options.url)
  const { timeoutMs = 60_000, retries = 2, maxBytes = 2 * 1024 * 1024 } = options
  return {
    rewrite: async (rewrite) => {
      const limit = AbortSignal.timeout(timeoutMs)
      const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
      const body = JSON.stringify({
        model: options.model,
        messages: rewriteMessages(rewrite),
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' },
      })
      try {
        for (let tries = 0; ; tries++) {
          const reply = await ask(endpoint, options, body, maxBytes, signal)
          if (reply.kind === 'answer') return readAnswer(reply.text)
          if (!reply.isTransient || tries >= retries) {
            const { problem, message, status = null } = reply
            const said = tries === 0 ? message : `${message}, ${tries + 1} tries`
            throw new RewriterError(problem, said, status)
          }
          const { backoffMs = 500 } = options
          const wait = Math.min(reply.waitMs ?? backoffMs * 2 ** tries, LONGEST_WAIT_MS)
          await delay(wait, undefined, { signal })
        }
      } catch (error) {
        if (limit.aborted) {
          throw new RewriterError('timeout', `no answer within ${timeoutMs / 1000} s`)
        }
        if (signal.aborted) throw new RewriterError('stopped', 'stopped')
        throw error
      }
    },
  }
}

type Reply =
  | { readonly kind: 'answer'; readonly text: string }
  | {
      readonly kind: 'problem'
      readonly problem: RewriterProblem
      readonly message: string
      readonly status?: number
      /** Whether a retry may succeed. */
      readonly isTransient: boolean
      readonly waitMs?: number
    }

async function ask(
  endpoint: URL,
  { apiKey }: ChatRewriterOptions,
  body: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Reply> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }
  try {
    // Redirects are not followed: a draft is sent only to the named address.
    const redirect = 'manual'
    const answer = await fetch(endpoint, { method: 'POST', headers, body, redirect, signal })
    const { status } = answer
    const text = await readText(answer, maxBytes)
    if (text === null) {
      const message = 'the answer is too large'
      return { kind: 'problem', problem: 'too_large', message, isTransient: false }
    }
    if (status === 200) return { kind: 'answer', text }
    const isTransient = status === 429 || status >= 500
    const seconds = Number(answer.headers.get('retry-after') ?? 0)
    const asksToWait = answer.headers.has('retry-after') && Number.isFinite(seconds) && seconds >= 0
    return {
      kind: 'problem',
      problem: 'status',
      message: `the endpoint answered ${status}`,
      status,
      isTransient,
      ...(asksToWait ? { waitMs: seconds * 1000 } : {}),
    }
  } catch (error) {
    if (signal.aborted) throw error
    const cause = error instanceof Error ? error.cause : undefined
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    return {
      kind: 'problem',
      problem: 'connection',
      message: `no connection${code === '' ? '' : ` (${code})`}`,
      isTransient: true,
    }
  }
}

/** The text of an answer; null where it has more bytes than allowed, of which no more are read. */
async function readText(answer: Response, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return null
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

function readAnswer(text: string): string {
  const completion = completionSchema.safeParse(parse(text))
  if (!completion.success) {
    throw new RewriterError('unreadable', 'the answer is not a chat completion')
  }
  const [choice] = completion.data.choices
  const answer = answerSchema.safeParse(parse(choice?.message.content ?? ''))
  if (!answer.success) {
    throw new RewriterError('unreadable', 'the answer holds no {"revised": …} object')
  }
  return answer.data.revised
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function endpointOf(url: string): URL {
  const problem = `Unexpected address \`${withoutSecrets(url)}\` of a rewriter, expected https, or http on this machine, without a password.`
  if (!URL.canParse(url)) throw new RewriterError('address', problem)
  const endpoint = new URL(url)
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(endpoint.hostname)
  const isSafe = endpoint.protocol === 'https:' || (endpoint.protocol === 'http:' && isLocal)
  if (!isSafe || endpoint.username !== '' || endpoint.password !== '') {
    throw new RewriterError('address', problem)
  }
  endpoint.pathname = `${endpoint.pathname.replace(/\/+$/, '')}/chat/completions`
  return endpoint
}

function withoutSecrets(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//…@').replace(/\?.*$/s, '')
}
