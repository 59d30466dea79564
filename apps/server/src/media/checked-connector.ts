import type { Socket } from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress, literalAddress } from './addresses.ts'
import type { FetchDeps } from './fetch-deps.ts'
import { OriginFailure } from './origin-failure.ts'

type Callback = Parameters<buildConnector.connector>[1]

/**
 * Connects only to public addresses. An address is checked in the URL, in every DNS answer, and once
 * more at the connected socket. A name is resolved once, and only checked addresses are dialled, so
 * DNS rebinding leads nowhere.
 */
export function checkedConnector(deps: FetchDeps, signal: AbortSignal): buildConnector.connector {
  const { certificates, network, policy } = deps
  // The time limit below covers DNS, socket and handshake together; no TLS session is reused.
  const secure = buildConnector({
    allowH2: false,
    maxCachedSessions: 0,
    timeout: 0,
    ...(certificates === undefined ? {} : { ca: certificates }),
  })
  const isAllowed = (address: string | undefined) =>
    address !== undefined && isPublicAddress(address, policy.deniedNetworks)

  async function addressesOf(hostname: string, until: AbortSignal): Promise<readonly string[]> {
    const literal = literalAddress(hostname)
    const addresses = literal ? [literal] : await network.resolve(hostname, until)
    // One private address among public ones is an attack rather than a mistake: all are refused.
    if (addresses.length === 0 || !addresses.every(isAllowed)) throw new OriginFailure('address')
    return addresses
  }

  async function openSocket(hostname: string, port: number, until: AbortSignal): Promise<Socket> {
    const socket = await network.dial(await addressesOf(hostname, until), port, until)
    if (isAllowed(socket.remoteAddress)) return socket
    socket.destroy()
    throw new OriginFailure('address')
  }

  return (options, callback) => {
    const connecting = new AbortController()
    const timer = setTimeout(() => connecting.abort(), policy.connectMs)
    const until = AbortSignal.any([signal, connecting.signal])
    const fail = (error: Error) => {
      clearTimeout(timer)
      callback(connecting.signal.aborted ? new OriginFailure('timeout') : error, null)
    }
    const finish: Callback = (error, socket) => {
      if (error !== null) return fail(error)
      clearTimeout(timer)
      callback(null, socket)
    }
    openSocket(options.hostname, Number(options.port || 443), until)
      .then((httpSocket) => secure({ ...options, httpSocket }, finish))
      .catch(fail)
  }
}
