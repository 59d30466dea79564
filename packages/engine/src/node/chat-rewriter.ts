import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import * as z from 'zod'
import type { Rewriter } from '../providers/rewriter.ts'
import { rewriteMessages } from './rewrite-messages.ts'

/** Where and how drafts are rewritten. */
export interface ChatRewriterOptions {
  /** Address that `/chat/completions` is added to; https, or http on this machine. */
  readonly url: string
  readonly model: string
  /** Sent as a bearer token and never put into a message. */
  readonly apiKey?: string
  /** For one answer, all tries together; 60 seconds unless stated. */
  readonly timeoutMs?: number
  /** Further tries after 429, 5xx or a broken connection; 2 unless stated. */
  readonly retries?: number
  /** Wait before the second try; it doubles with each further one. 500 ms unless stated. */
  readonly backoffMs?: number
  /** Largest answer in bytes; 2 MB unless stated. */
  readonly maxBytes?: number
  /** Stops waiting. */
  readonly signal?: AbortSignal
}

/** What kept a rewriter from answering, for a host that says it in words of its own. */
export type RewriterProblem =
  | 'address'
  | 'connection'
  | 'status'
  | 'stopped'
  | 'timeout'
  | 'too_large'
  | 'unreadable'

/** Why there is no rewrite; the message holds neither the key nor the draft. */
export class RewriterError extends Error {
  override readonly name = 'RewriterError'
  readonly problem: RewriterProblem
  /** What the endpoint answered; null unless that is the problem. */
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

/** Makes a rewriter of an endpoint that speaks the chat completions protocol of OpenAI. */
export function createChatRewriter(options: ChatRewriterOptions): Rewriter {
  const endpoint = endpointOf(options.url)
  const { timeoutMs = 60_000, retries = 2, maxBytes = 2 * 1024 * 1024 } = options
  return {
    rewrite: async (rewrite) => {
      const limit = AbortSignal.timeout(timeoutMs)
      const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
      const dispatcher = new Agent({ maxResponseSize: maxBytes, connectTimeout: timeoutMs })
      const body = JSON.stringify({
        model: options.model,
        messages: rewriteMessages(rewrite),
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' },
      })
      try {
        for (let tries = 0; ; tries++) {
          const reply = await ask(endpoint, options, body, dispatcher, signal)
          if (reply.kind === 'answer') return readAnswer(reply.text)
          if (!reply.isPassing || tries >= retries) {
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
      } finally {
        await dispatcher.destroy()
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
      /** Whether another try may go well. */
      readonly isPassing: boolean
      readonly waitMs?: number
    }

async function ask(
  endpoint: URL,
  { apiKey }: ChatRewriterOptions,
  body: string,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<Reply> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  }
  try {
    // Redirects are not followed: a draft goes to the named address and to no other.
    const answer = await request(endpoint, { method: 'POST', headers, body, dispatcher, signal })
    const { statusCode } = answer
    const text = await answer.body.text()
    if (statusCode === 200) return { kind: 'answer', text }
    const isPassing = statusCode === 429 || statusCode >= 500
    const seconds = Number(answer.headers['retry-after'])
    return {
      kind: 'problem',
      problem: 'status',
      message: `the endpoint answered ${statusCode}`,
      status: statusCode,
      isPassing,
      ...(Number.isFinite(seconds) && seconds >= 0 ? { waitMs: seconds * 1000 } : {}),
    }
  } catch (error) {
    if (signal.aborted) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
      const message = 'the answer is too large'
      return { kind: 'problem', problem: 'too_large', message, isPassing: false }
    }
    return {
      kind: 'problem',
      problem: 'connection',
      message: `no connection${code === '' ? '' : ` (${code})`}`,
      isPassing: true,
    }
  }
}

function readAnswer(text: string): string {
  const completion = completionSchema.safeParse(parse(text))
  if (!completion.success) {
    throw new RewriterError('unreadable', 'the answer is no chat completion')
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
