import { setTimeout as wait } from 'node:timers/promises'
import { type Dialer, nameServerDialer } from '@content-trust/sources/connect'

/** DNS, sockets and time of a fetch; tests pass their own. */
export interface Network extends Dialer {
  /** Milliseconds of a monotonic clock. */
  now(): number
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>
}

/** The network of this machine, with its own name servers unless others are given. */
export function systemNetwork(nameServers: readonly string[] = []): Network {
  return {
    ...nameServerDialer(nameServers),
    now: () => performance.now(),
    wait: (milliseconds, signal) => wait(milliseconds, undefined, signal && { signal }),
  }
}
