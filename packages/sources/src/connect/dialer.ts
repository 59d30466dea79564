import { lookup, Resolver } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'

/** Names and sockets of a network; tests pass their own. */
export interface Dialer {
  /** All addresses of a name; empty when it has no address. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>
  /** A socket that is connected to one of these addresses. */
  dial(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket>
}

async function askNameServers(
  hostname: string,
  signal: AbortSignal,
  nameServers: readonly string[],
): Promise<readonly string[]> {
  signal.throwIfAborted()
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (nameServers.length > 0) resolver.setServers(nameServers)
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const answers = [resolver.resolve4(hostname), resolver.resolve6(hostname)]
    const settled = await Promise.allSettled(answers)
    return settled.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** The system's resolver cannot be cancelled: whoever has waited long enough leaves it alone. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_settle, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

async function askSystem(hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  signal.throwIfAborted()
  const answers = await Promise.race([lookup(hostname, { all: true }), aborted(signal)])
  return answers.map(({ address }) => address)
}

/** Tries the addresses as Node does for a name, without resolving the name again. */
function dial(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((settle, reject) => {
    const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const socket = connect({
      host: 'checked.invalid',
      port,
      signal,
      autoSelectFamily: true,
      lookup: (_hostname, _options, answer) => answer(null, checked),
    })
    // The listener stays: a connected socket also fails when the signal aborts it.
    socket.on('error', reject)
    socket.once('connect', () => settle(socket))
  })
}

/**
 * Queries the name servers directly, those of this machine unless others are given: no hosts file, no
 * search domains, and none of the few threads that a hostile name server could block through the
 * system's resolver.
 */
export function nameServerDialer(nameServers: readonly string[] = []): Dialer {
  return { resolve: (hostname, signal) => askNameServers(hostname, signal, nameServers), dial }
}

/** Resolves names as other programs of this machine do, with its hosts file and its search domains. */
export const systemDialer: Dialer = { resolve: askSystem, dial }
