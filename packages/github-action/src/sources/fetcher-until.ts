import type { Failure, Fetcher } from '@content-trust/sources/fetch'

/**
 * A fetcher that ends with the signal: what is under way then took too long, and nothing else is asked for. Whatever
 * was answered before is kept.
 */
export function fetcherUntil(fetcher: Fetcher, signal: AbortSignal): Fetcher {
  return {
    async fetch(address, purpose) {
      if (signal.aborted) return failed(address, 'offline')
      const ended = Promise.withResolvers<Failure>()
      const end = () => ended.resolve(failed(address, 'timeout'))
      signal.addEventListener('abort', end, { once: true })
      try {
        return await Promise.race([fetcher.fetch(address, purpose), ended.promise])
      } finally {
        signal.removeEventListener('abort', end)
      }
    },
    close: () => fetcher.close(),
  }
}

function failed(address: string, reason: Failure['reason']): Failure {
  return { kind: 'failure', reason, address, redirects: [] }
}
