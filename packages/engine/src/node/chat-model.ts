import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'
import { endpointOf } from './chat-endpoint.ts'
import { RewriterError, type RewriterProblem } from './rewriter-error.ts'

/** Where a language model is, and how long it may take. */
export interface ChatModelOptions {
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

/** A message of the chat completions protocol. */
export interface ChatMessage {
  readonly role: 'system' | 'user'
  readonly content: string
}

/** What an answer has to be. */
export interface ExpectedAnswer<Answer> {
  readonly schema: z.ZodType<Answer>
  /** For errors: the object in a few characters, such as `{"revised": …}`. */
  readonly shape: string
}

/** A language model that answers with JSON objects. What it answers is only known to keep to a schema. */
export interface ChatModel {
  /** Throws a `RewriterError` where there is no answer, or none that keeps to the schema. */
  answer<Answer>(
    messages: readonly ChatMessage[],
    expected: ExpectedAnswer<Answer>,
  ): Promise<Answer>
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

const LONGEST_WAIT_MS = 20_000

/** Reaches a model at an endpoint with the chat completions protocol of OpenAI. */
export function createChatModel(options: ChatModelOptions): ChatModel {
  const endpoint = endpointOf(options.url)
  const { timeoutMs = 60_000, retries = 2, maxBytes = 2 * 1024 * 1024 } = options
  return {
    answer: async (messages, expected) => {
      const limit = AbortSignal.timeout(timeoutMs)
      const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
      const body = JSON.stringify({
        model: options.model,
        messages,
        temperature: 0,
        stream: false,
        response_format: { type: 'json_object' },
      })
      try {
        for (let tries = 0; ; tries++) {
          const reply = await ask(endpoint, options, body, maxBytes, signal)
          if (reply.kind === 'answer') return readAnswer(reply.text, expected)
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
  { apiKey }: ChatModelOptions,
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
    // Redirects are not followed: what is asked goes to the named address alone.
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

function readAnswer<Answer>(text: string, { schema, shape }: ExpectedAnswer<Answer>): Answer {
  const completion = completionSchema.safeParse(parse(text))
  if (!completion.success) {
    throw new RewriterError('unreadable', 'the answer is not a chat completion')
  }
  const [choice] = completion.data.choices
  const answer = schema.safeParse(parse(choice?.message.content ?? ''))
  if (answer.success) return answer.data
  throw new RewriterError('unreadable', `the answer holds no ${shape} object`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
