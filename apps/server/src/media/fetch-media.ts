import type { FetchDeps } from './fetch-deps.ts'
import { fetchHop, type Hop } from './fetch-hop.ts'
import { type Media, toMedia } from './media.ts'
import { MediaError } from './media-error.ts'
import { inMegabytes, maxBytes } from './media-policy.ts'
import { formatNames, type MediaKind, mediaTypeOf, servedTypeAgrees } from './media-types.ts'
import { readMediaUrl } from './media-url.ts'
import { failureOf, OriginFailure } from './origin-failure.ts'
import { sniffType } from './sniff-type.ts'

export interface MediaRequest {
  readonly kind: MediaKind
  readonly url: URL
  /** Aborts the fetch when its caller has disconnected; it then rejects with an abort error. */
  readonly signal?: AbortSignal
}

/** The one message for all failures, so that it reveals nothing about a network. */
function fetchFailed(kind: MediaKind, deps: FetchDeps, reason: OriginFailure['reason']) {
  const seconds = deps.policy.totalMs / 1_000
  return new MediaError(
    'media_fetch_failed',
    `The media could not be fetched, expected a public address that answers within ${seconds} ` +
      `seconds with ${formatNames[kind]} of at most ${inMegabytes(maxBytes[kind])}.`,
    reason,
  )
}

/** The URL of a redirect, checked like the first. */
function follow(from: URL, location: string, ports: readonly number[]): URL {
  const next = URL.parse(location, from.href)
  if (next === null) throw new OriginFailure('redirect')
  try {
    return readMediaUrl(next.href, ports)
  } catch (error) {
    if (error instanceof MediaError) throw new OriginFailure('redirect')
    throw error
  }
}

async function fetchBytes(
  request: MediaRequest,
  deps: FetchDeps,
  signal: AbortSignal,
): Promise<Extract<Hop, { to: 'bytes' }>> {
  let url: URL = request.url
  for (let left = deps.policy.redirects; left >= 0; left -= 1) {
    const hop = await fetchHop(url, request.kind, deps, signal)
    if (hop.to === 'bytes') return hop
    url = follow(url, hop.location, deps.policy.ports)
  }
  throw new OriginFailure('redirect')
}

async function fetchChecked(request: MediaRequest, deps: FetchDeps, signal: AbortSignal) {
  const { bytes, type } = await fetchBytes(request, deps, signal)
  const container = sniffType(bytes)
  const mediaType = container && mediaTypeOf(request.kind, container)
  if (container === undefined || mediaType === undefined || !servedTypeAgrees(type, container)) {
    throw new OriginFailure('type')
  }
  return toMedia(request.kind, mediaType, bytes)
}

/** Fetches media from a public https address; every failure has one message, and a delay in fixed steps. */
export async function fetchMedia(request: MediaRequest, deps: FetchDeps): Promise<Media> {
  const { network, policy } = deps
  // Checked again, wherever the URL comes from: no fetch goes where a request could not send it.
  readMediaUrl(request.url.href, policy.ports)
  const started = network.now()
  const deadline = AbortSignal.timeout(policy.totalMs)
  const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
  try {
    return await fetchChecked(request, deps, signal)
  } catch (error) {
    request.signal?.throwIfAborted()
    const reason = deadline.aborted ? 'timeout' : failureOf(error)
    if (reason === undefined) throw error
    const passed = network.now() - started
    const steps = Math.max(1, Math.ceil(passed / policy.failureStepMs))
    await network.wait(steps * policy.failureStepMs - passed, request.signal)
    throw fetchFailed(request.kind, deps, reason)
  }
}
