import type {
  AnalyzeBatchAnswer,
  AnalyzeBatchBody,
  AnalyzeBody,
  AnalyzeStyleBody,
  AssetResult,
  AudioResult,
  BalanceAnswer,
  HealthAnswer,
  ImageResult,
  StyleResult,
  TextResult,
  VideoResult,
} from './generated-types.ts'
import { callWithRetries } from './retry.ts'
import type { Clock } from './wait.ts'

/** What `analyze` answers, by the `type` of the body. */
export interface ResultByType {
  readonly text: TextResult
  readonly image: ImageResult
  readonly audio: AudioResult
  readonly video: VideoResult
  readonly asset: AssetResult
}

/** Where the service is, and how to call it. */
export interface ClientOptions {
  /** Address of the service, as in `https://trust.example`; a path before `/v1` is kept. */
  readonly address: string | URL
  /** The API key; keep it on servers, never in a page. */
  readonly key?: string | undefined
  /** Repetitions of a call that failed and may succeed later; 3 by default, 0 for none. */
  readonly retries?: number | undefined
  /** Longest pause in milliseconds that an answer may ask for before a repetition; 60,000 by default. */
  readonly longestPause?: number | undefined
  /** Milliseconds to wait for each answer; by default 30,000 for text, and 60,000 for media. */
  readonly timeout?: number | undefined
  /** Sends requests in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call, its pauses included; the call rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds to wait for each answer of this call. */
  readonly timeout?: number | undefined
}

/** Settings of a call that is charged. */
export interface BilledCallOptions extends CallOptions {
  /**
   * Name of this call, 1 to 255 visible ASCII characters: within 24 hours it is charged once, however
   * often it is sent. A new one is made for each call; give your own to repeat it in another process.
   */
  readonly idempotencyKey?: string | undefined
}

/** The operations of the service. Each rejects with a `ContentTrustError`. */
export interface ContentTrustClient {
  /** Scores a text, an image, a recording, a video or an asset. */
  analyze<Body extends AnalyzeBody>(
    body: Body,
    options?: BilledCallOptions,
  ): Promise<ResultByType[Body['type']]>
  /** Scores up to 25 texts; `results[i]` answers `items[i]`. */
  analyzeBatch(body: AnalyzeBatchBody, options?: BilledCallOptions): Promise<AnalyzeBatchAnswer>
  /** Measures the style of a text. */
  analyzeStyle(body: AnalyzeStyleBody, options?: BilledCallOptions): Promise<StyleResult>
  /** The credit that is left, and recent usage. */
  balance(options?: CallOptions): Promise<BalanceAnswer>
  /** Whether the service runs, and its version; needs no key. */
  health(options?: CallOptions): Promise<HealthAnswer>
}

const TEXT_MS = 30_000
const MEDIA_MS = 60_000

interface Request {
  readonly path: string
  readonly body?: unknown
  readonly options: BilledCallOptions
  readonly timeout?: number | undefined
}

const clock: Clock = { now: () => Date.now(), random: () => Math.random() }

/** A client of the service at an address; throws a `TypeError` if the address or the key cannot be one. */
export function createClient(options: ClientOptions): ContentTrustClient {
  const { retries = 3, longestPause = 60_000 } = options
  const key = options.key === undefined ? undefined : visible(options.key)
  const base = new URL(options.address)
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init))

  // Answers are not checked here: the service is tested against the document that these types come from.
  const call = async <Answer>({ path, body, options: own, timeout }: Request): Promise<Answer> => {
    const answer = await callWithRetries(
      {
        url: new URL(path, base),
        method: body === undefined ? 'GET' : 'POST',
        headers: headersOf(key, body, own.idempotencyKey),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        timeout: own.timeout ?? options.timeout ?? timeout ?? TEXT_MS,
        signal: own.signal,
      },
      { retries, longestPause },
      send,
      clock,
    )
    return answer as Answer
  }

  return {
    analyze: (body, own = {}) =>
      call({
        path: 'v1/analyze',
        body,
        options: own,
        timeout: body.type === 'text' ? TEXT_MS : MEDIA_MS,
      }),
    analyzeBatch: (body, own = {}) => call({ path: 'v1/analyze-batch', body, options: own }),
    analyzeStyle: (body, own = {}) => call({ path: 'v1/analyze-style', body, options: own }),
    balance: (own = {}) => call({ path: 'v1/balance', options: own }),
    health: (own = {}) => call({ path: 'health', options: own }),
  }
}

function headersOf(
  key: string | undefined,
  body: unknown,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey === undefined ? newKey() : visible(idempotencyKey),
        }),
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The text of a header; the error of `fetch` about a wrong one would repeat it. */
function visible(text: string): string {
  if (/^[\x21-\x7e]{1,255}$/.test(text)) return text
  throw new TypeError('A key has characters that are not visible ASCII; expected 1 to 255 of them.')
}
