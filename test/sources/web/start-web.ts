import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { selfSigned } from '../../media/support/certificate.ts'
import { busySite, homeSite, parkedSite, scriptSite, softSite } from './other-sites.ts'
import { recordSite } from './records.ts'
import type { Answering } from './served.ts'
import { townSite } from './town-site.ts'

/** The sites of the small web, in the order of their ports. */
export const siteNames = [
  'town',
  'soft',
  'home',
  'parked',
  'scripts',
  'records',
  'busy',
  'secure',
] as const
export type SiteName = (typeof siteNames)[number]

/** Sites on this machine that play a small web. */
export interface SmallWeb {
  /** The address of a page of a site. */
  at(site: SiteName, path: string): string
  /** The requests so far, such as `GET town /river/weir`, in their order. */
  readonly requests: readonly string[]
  /** The most requests that one site answered at a time. */
  busiest(): number
  close(): Promise<void>
}

const host = '127.0.0.1'

/** Counts what is asked and how many are answered at a time. */
function counting() {
  const requests: string[] = []
  let running = 0
  let most = 0
  const counted = (name: SiteName, answer: Answering): Answering => {
    return (request, response) => {
      requests.push(`${request.method} ${name} ${request.url}`)
      running += 1
      most = Math.max(most, running)
      response.on('close', () => {
        running -= 1
      })
      answer(request, response)
    }
  }
  return { requests, busiest: () => most, counted }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts all sites, on ports in a row from this one, or on any that are free. */
export async function startWeb(firstPort: number | null = null): Promise<SmallWeb> {
  const { busiest, counted, requests } = counting()
  const answers: Record<SiteName, Answering> = {
    town: townSite(),
    soft: softSite,
    home: homeSite,
    parked: parkedSite,
    scripts: scriptSite,
    records: recordSite,
    busy: busySite(),
    secure: townSite(),
  }
  const origins = new Map<SiteName, string>()
  const servers: Server[] = []
  for (const [index, name] of siteNames.entries()) {
    const answer = counted(name, answers[name])
    const isSecure = name === 'secure'
    const server = isSecure
      ? createSecureServer(selfSigned(['town.example']), answer)
      : createServer(answer)
    if (isSecure) server.on('tlsClientError', () => undefined)
    const port = await listen(server, firstPort === null ? 0 : firstPort + index)
    origins.set(name, `${isSecure ? 'https' : 'http'}://${host}:${port}`)
    servers.push(server)
  }
  return {
    at: (site, path) => `${origins.get(site)}${path}`,
    requests,
    busiest,
    async close() {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => server.close() && once(server, 'close')))
    },
  }
}
