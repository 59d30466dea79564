import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { Client } from './client.ts'
import { type HostileKind, hostileKinds, hostileNames } from './hostile-kinds.ts'

/**
 * A thread that attacks until it is terminated, so that what it costs does not delay the neighbour's
 * measurement. It says that it has begun, and then what was answered each time it is asked.
 */
const { name, address, key } = z
  .object({ name: z.enum(hostileNames), address: z.string(), key: z.string() })
  .parse(workerData)
const kind: HostileKind = hostileKinds[name]
const next = kind.requests(key)
const statuses = new Map<number, number>()
let turn = 0

parentPort?.on('message', () => parentPort?.postMessage(Object.fromEntries(statuses)))
for (let index = 0; index < kind.connections; index++) {
  if (kind.isSlow === true) hold()
  else void keepSending()
}
parentPort?.postMessage('begun')

async function keepSending(): Promise<void> {
  const client = new Client(address)
  for (;;) {
    const { status } = await client.send(next(turn++))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    // Nobody who attacks honours Retry-After; a refused connection is tried again all the same.
    if (status === 0) await pause(20)
  }
}

/** A client that sends a part, ends its side, and never reads nor closes; lost ones come back. */
function hold(): void {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => {})
  socket.on('connect', () => {
    socket.pause()
    socket.write(next(turn++))
    socket.end()
  })
  socket.on('close', () => setTimeout(hold, 1_000))
}
