import { Resolver } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The machine's side of a fetch: names, sockets and time. Tests pass their own. */
export interface Network {
  /** All addresses of a name; empty when there are none. */
  resolve(hostname: string, signal: AbortSignal): Promise<readonly string[]>
  /** A connected socket to one of these addresses. */
  dial(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket>
  /** Milliseconds of a clock that never jumps. */
  now(): number
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>
}

/**
 * Asks the name servers themselves: no hosts file, no search domains, none of the few threads that
 * the system's resolver would block for as long as a hostile name server likes.
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

/** Tries the addresses as Node does for a name, and never asks for the name again. */
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
    // It stays: a connected socket that is ended by the signal fails too, with nobody else to hear it.
    socket.on('error', reject)
    socket.once('connect', () => settle(socket))
  })
}

/** The network of this machine, with its own name servers unless others are named. */
export function systemNetwork(nameServers: readonly string[] = []): Network {
  return {
    resolve: (hostname, signal) => resolve(hostname, signal, nameServers),
    dial,
    now: () => performance.now(),
    wait: (milliseconds, signal) => wait(milliseconds, undefined, signal && { signal }),
  }
}
