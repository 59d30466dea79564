import { Resolver } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** DNS, sockets and time of a fetch; tests pass their own. */
export interface Network {
  /** All addresses of a name; empty when it has no address. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>
  /** A socket that is connected to one of these addresses. */
  dial(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket>
  /** Milliseconds of a monotonic clock. */
  now(): number
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>
}

/**
 * Queries the name servers directly: no hosts file, no search domains, and none of the few threads that
 * a hostile name server could block through the system's resolver.
 */
async function resolve(
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

/** The network of this machine, with its own name servers unless others are given. */
export function systemNetwork(nameServers: readonly string[] = []): Network {
  return {
    resolve: (hostname, signal) => resolve(hostname, signal, nameServers),
    dial,
    now: () => performance.now(),
    wait: (milliseconds, signal) => wait(milliseconds, undefined, signal && { signal }),
  }
}
