import { type Network, systemNetwork } from '../../../apps/server/src/media/network.ts'

export interface FakeNetwork extends Network {
  /** Names that were resolved, in order. */
  readonly asked: string[]
  /** Addresses that were dialled, in order. */
  readonly dialled: string[]
}

interface Plan {
  /** Answers of the name servers: one list for each time that the name, or `*`, is asked for. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>
  /** The local port that plays the server at an address. */
  readonly ports: Readonly<Record<string, number>>
  /** What a connected socket says of its peer, where it is not the dialled address. */
  readonly peers?: Readonly<Record<string, string>>
}

function refused(): Error {
  return Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
}

/** Maps public addresses to servers of the test; nothing else can be reached. */
export function fakeNetwork({ names, ports, peers = {} }: Plan): FakeNetwork {
  const asked: string[] = []
  const dialled: string[] = []
  const system = systemNetwork()
  return {
    asked,
    dialled,
    now: system.now,
    wait: system.wait,
    async resolve(hostname) {
      const answers = names[hostname] ?? names['*'] ?? []
      const times = asked.filter((name) => name === hostname).length
      asked.push(hostname)
      return answers[Math.min(times, answers.length - 1)] ?? []
    },
    async dial(addresses, port, signal) {
      const address = addresses[0] ?? ''
      dialled.push(`${address} ${port}`)
      const local = ports[address]
      if (local === undefined) throw refused()
      const socket = await system.dial(['127.0.0.1'], local, signal)
      Object.defineProperty(socket, 'remoteAddress', { value: peers[address] ?? address })
      return socket
    },
  }
}
