import { ContentTrustError, isProblem } from './error.ts'
import { type Clock, readRetryAfter } from './wait.ts'

/** One request, ready to be sent as often as needed. */
export interface PreparedCall {
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Milliseconds to wait for the whole answer. */
  readonly timeout: number
  readonly signal: AbortSignal | undefined
}

/** What comes back from one try: the answer, or why there is none. */
export type Tried = { readonly answer: unknown } | { readonly error: ContentTrustError }

/** Sends a call once; rejects only with the reason of the caller's own signal. */
export async function tryOnce(
  call: PreparedCall,
  send: typeof fetch,
  clock: Clock,
): Promise<Tried> {
  const { signal, timeout } = call
  signal?.throwIfAborted()
  const limit = new AbortController()
  const onAbort = () => limit.abort()
  const timer = setTimeout(onAbort, timeout)
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await exchange(call, limit.signal, send, clock)
  } catch (cause) {
    signal?.throwIfAborted()
    return { error: limit.signal.aborted ? timedOut(call, cause) : noAnswer(call, cause) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

async function exchange(
  { url, method, headers, body }: PreparedCall,
  signal: AbortSignal,
  send: typeof fetch,
  clock: Clock,
): Promise<Tried> {
  const response = await send(url, {
    method,
    headers,
    signal,
    // A redirect could take the key to another server.
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const answer = parse(text)
  if (response.ok && answer !== undefined) return { answer }
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), clock)
  const facts = {
    status: response.status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
  if (isProblem(answer)) {
    const { code, detail } = answer
    return { error: new ContentTrustError({ ...facts, code, detail, problem: answer }) }
  }
  const detail = `${url.origin} answered with status ${response.status} and no result of Content Trust. Check the address of the service, and what stands before it.`
  return { error: new ContentTrustError({ ...facts, code: 'unexpected_answer', detail }) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function timedOut({ timeout }: PreparedCall, cause: unknown): ContentTrustError {
  const detail = `There was no answer within ${timeout / 1000} seconds. The call may still be charged; repeat it with the same idempotency key.`
  return new ContentTrustError({ code: 'timed_out', detail, cause })
}

function noAnswer({ url }: PreparedCall, cause: unknown): ContentTrustError {
  const detail = `${url.origin} did not answer. Check the address and the connection.`
  return new ContentTrustError({ code: 'no_answer', detail, cause })
}
