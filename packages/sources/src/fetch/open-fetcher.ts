import { Agent } from 'undici'
import { isPublicAddress } from '../connect/addresses.ts'
import { checkedConnector } from '../connect/checked-connector.ts'
import { type Dialer, systemDialer } from '../connect/dialer.ts'
import type { CacheEntry } from './cache/cache-entry.ts'
import { type CacheSettings, openPageCache, type PageCache } from './cache/page-cache.ts'
import { type ChainEnd, followRedirects, type Route } from './follow-redirects.ts'
import { HostTurns } from './host-turns.ts'
import { defaultFetchLimits, type FetchLimits } from './limits.ts'
import type { Answer, Failure, FetchOutcome } from './outcome.ts'
import { RobotsRules } from './robots-rules.ts'
import { webAddress } from './web-address.ts'

/** How addresses are fetched. */
export interface FetchSettings {
  /** Also asks addresses that are not public, such as those of this machine. */
  readonly allowPrivate: boolean
  /** Opens no connection: all answers come from the cache, however old. */
  readonly offline: boolean
  /** Null keeps nothing. */
  readonly cache: CacheSettings | null
  readonly limits?: Partial<FetchLimits>
  /** Cancels whatever is under way; fetches then reject with its reason. */
  readonly signal?: AbortSignal
  /** Names and sockets, those of this machine when absent. */
  readonly dialer?: Dialer
  /** Certificate authorities instead of the built-in ones, for tests. */
  readonly certificates?: string
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** A page for readers, which `robots.txt` may keep to itself, or a record of an interface for programs. */
export type FetchPurpose = 'page' | 'record'

/** Fetches addresses; whoever asks for one that is under way shares its answer. */
export interface Fetcher {
  fetch(address: string, purpose?: FetchPurpose): Promise<FetchOutcome>
  /** Closes connections, and brings the cache down to its size. */
  close(): Promise<void>
}

const accepted = {
  page: 'text/html, application/pdf, text/plain, application/json;q=0.8, */*;q=0.5',
  record: 'application/json, application/xml;q=0.8, */*;q=0.5',
} as const satisfies Record<FetchPurpose, string>

const largestHeader = 65_536

/** Whether an answer is worth keeping: not one that may be another one tomorrow for no reason of the page. */
const isLasting = (status: number) => status < 500 && ![401, 403, 408, 425, 429].includes(status)

function toAnswer({ address, redirects, reply }: ChainEnd, fetchedAt: number): Answer {
  const { body, isChallenge, isTruncated, status, type } = reply
  const answer = { address, redirects, status, type, isChallenge, body, isTruncated, fetchedAt }
  return { kind: 'answer', ...answer }
}

function fromCache(entry: CacheEntry): Answer {
  const { asked, etag, lastModified, ...answer } = entry
  return { kind: 'answer', ...answer }
}

/** Opens what fetches addresses; throws where the cache folder cannot be written. */
export async function openFetcher(settings: FetchSettings): Promise<Fetcher> {
  const { dialer = systemDialer, now = Date.now, signal = new AbortController().signal } = settings
  const limits = { ...defaultFetchLimits, ...settings.limits }
  const cache: PageCache | null = settings.cache && (await openPageCache(settings.cache))
  const turns = new HostTurns({ perHost: limits.connectionsPerHost, total: limits.connections })
  const dispatcher = new Agent({
    connect: checkedConnector({
      dialer,
      isAllowed: (address) => settings.allowPrivate || isPublicAddress(address, []),
      connectMs: limits.connectMs,
      certificates: settings.certificates,
      signal,
    }),
    connections: limits.connectionsPerHost,
    allowH2: false,
    maxHeaderSize: largestHeader,
    headersTimeout: limits.totalMs,
    bodyTimeout: limits.totalMs,
  })
  const robots = new RobotsRules((address) => fetchOnce(address, 'record'))
  const underWay = new Map<string, Promise<FetchOutcome>>()

  async function ask(url: URL, purpose: FetchPurpose, kept: CacheEntry | null) {
    const route: Route = {
      dispatcher,
      turns,
      limits,
      signal,
      accept: accepted[purpose],
      known: kept,
      refusal: async (address) => (purpose === 'page' ? await robots.refusal(address) : null),
      now,
    }
    const end = await followRedirects(url, route)
    if (end.kind === 'failure') return end
    if (end.reply.status === 304 && kept !== null) {
      const renewed = { ...kept, redirects: end.redirects, fetchedAt: now() }
      await cache?.write(renewed)
      return fromCache(renewed)
    }
    const answer = toAnswer(end, now())
    const { etag, lastModified } = end.reply
    if (isLasting(answer.status)) {
      const { kind, ...rest } = answer
      await cache?.write({ ...rest, asked: url.href, etag, lastModified })
    }
    return answer
  }

  async function fetchOnce(url: URL, purpose: FetchPurpose): Promise<FetchOutcome> {
    signal.throwIfAborted()
    const kept = (await cache?.read(url.href)) ?? null
    const isFresh = kept !== null && now() - kept.fetchedAt <= (settings.cache?.mostAgeMs ?? 0)
    if (kept !== null && (isFresh || settings.offline)) return fromCache(kept)
    return settings.offline ? failed(url.href, 'offline') : await ask(url, purpose, kept)
  }

  return {
    async fetch(address, purpose = 'page') {
      const url = webAddress(address)
      if (url === null) return failed(address, 'unsupported')
      const shared = underWay.get(url.href)
      if (shared !== undefined) return await shared
      const outcome = fetchOnce(url, purpose).finally(() => underWay.delete(url.href))
      underWay.set(url.href, outcome)
      return await outcome
    },
    async close() {
      await dispatcher.destroy()
      await cache?.prune()
    },
  }
}

function failed(address: string, reason: Failure['reason']): Failure {
  return { kind: 'failure', reason, address, redirects: [] }
}
