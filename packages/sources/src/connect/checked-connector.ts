import type { Socket } from 'node:net'
import { buildConnector } from 'undici'
import { literalAddress } from './addresses.ts'
import { ConnectFailure } from './connect-failure.ts'
import type { Dialer } from './dialer.ts'

type Callback = Parameters<buildConnector.connector>[1]

/** What a connector needs to know. */
export interface ConnectorOptions {
  readonly dialer: Dialer
  /** Whether this IP address may be connected to. */
  readonly isAllowed: (address: string) => boolean
  /** Milliseconds for DNS, socket and handshake together. */
  readonly connectMs: number
  /** Certificate authorities instead of the built-in ones, for tests. */
  readonly certificates?: string | undefined
  /** Gives up whatever is being connected. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Connects only to allowed addresses, and rejects with a `ConnectFailure` otherwise. An address is checked
 * in the URL, in every DNS answer, and once more at the connected socket. A name is resolved once, and only
 * checked addresses are dialled, so DNS rebinding leads nowhere.
 */
export function checkedConnector(options: ConnectorOptions): buildConnector.connector {
  const { certificates, connectMs, dialer, isAllowed, signal } = options
  // `connectMs` covers the handshake too; no TLS session is reused.
  const secure = buildConnector({
    allowH2: false,
    maxCachedSessions: 0,
    timeout: 0,
    ...(certificates === undefined ? {} : { ca: certificates }),
  })

  async function addressesOf(hostname: string, until: AbortSignal): Promise<readonly string[]> {
    const literal = literalAddress(hostname)
    const addresses = literal ? [literal] : await dialer.resolve(hostname, until)
    if (addresses.length === 0) throw new ConnectFailure('name')
    // One private address among public ones is an attack rather than a mistake: all are refused.
    if (!addresses.every(isAllowed)) throw new ConnectFailure('address')
    return addresses
  }

  async function openSocket(hostname: string, port: number, until: AbortSignal): Promise<Socket> {
    const socket = await dialer.dial(await addressesOf(hostname, until), port, until)
    if (socket.remoteAddress !== undefined && isAllowed(socket.remoteAddress)) return socket
    socket.destroy()
    throw new ConnectFailure('address')
  }

  return (target, callback) => {
    const isSecure = target.protocol === 'https:'
    const connecting = new AbortController()
    const timer = setTimeout(() => connecting.abort(), connectMs)
    const until = AbortSignal.any([connecting.signal, ...(signal === undefined ? [] : [signal])])
    const fail = (error: Error) => {
      clearTimeout(timer)
      callback(connecting.signal.aborted ? new ConnectFailure('timeout') : error, null)
    }
    const finish: Callback = (error, socket) => {
      if (error !== null) return fail(error)
      clearTimeout(timer)
      callback(null, socket)
    }
    openSocket(target.hostname, Number(target.port || (isSecure ? 443 : 80)), until)
      .then((socket) =>
        isSecure ? secure({ ...target, httpSocket: socket }, finish) : finish(null, socket),
      )
      .catch(fail)
  }
}
