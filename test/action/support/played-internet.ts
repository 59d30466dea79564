import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openWeb } from '../../sources/network/support/open-web.ts'
import { siteNames } from '../../sources/web/start-web.ts'

/** The small web under public addresses, as the action finds it. */
export interface PlayedInternet {
  /** The address of a page of the town, under a public name. */
  readonly at: (path: string) => string
  /** The address of the town on this machine, which the action may not ask. */
  readonly local: () => string
  /** The address of a registry of npm, with `{id}` in it. */
  readonly npm: string
  /** What a run needs to find it; with `false` the network is away. */
  readonly run: (isThere?: boolean) => {
    readonly preload: string
    readonly env: Record<string, string>
  }
  /** Requests since the last call. */
  readonly requests: () => string[]
  /** Adds a host that serves one page at every address, for one test; answers its address. */
  readonly serve: (page: string) => Promise<string>
}

const preload = join(import.meta.dirname, 'play-internet.ts')

/** Starts the small web for the tests of one file. */
export function openInternet(): PlayedInternet {
  const { at, web } = openWeb()
  const more: Record<string, { readonly address: string; readonly port: number | null }> = {
    'intranet.home.arpa': { address: '10.0.0.5', port: null },
  }
  let seen = 0
  return {
    at: (path) => `http://town.home.arpa${path}`,
    local: () => at('town', '/'),
    npm: 'http://records.home.arpa/npm/{id}',
    run: (isThere = true) => {
      const sites = siteNames.map((name, index) => {
        const { port } = new URL(at(name, '/'))
        return [`${name}.home.arpa`, { address: `93.184.216.${index + 1}`, port: Number(port) }]
      })
      const hosts = isThere ? { ...Object.fromEntries(sites), ...more } : {}
      return { preload, env: { PLAYED_INTERNET: JSON.stringify(hosts) } }
    },
    requests: () => {
      const fresh = web().requests.slice(seen)
      seen = web().requests.length
      return fresh
    },
    serve: async (page) => {
      const server = createServer((request, response) => {
        const isPage = request.url === '/page'
        response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        response.end(isPage ? page : 'Not here.')
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      onTestFinished(() => void server.close())
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('no port')
      more['other.home.arpa'] = { address: '93.184.216.100', port: address.port }
      return 'http://other.home.arpa/page'
    },
  }
}
