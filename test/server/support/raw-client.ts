import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Service, type ServiceOptions, startService } from './start-service.ts'

/** The service on a port of its own, for clients that write bytes instead of requests. */
export interface ListeningService {
  readonly service: Service
  readonly address: string
  /** Connects a client that never closes by itself; it reads nothing until it is asked to. */
  dial(from?: string): Promise<Socket>
  /** The server's ends of the connections, in the order in which they came. */
  readonly accepted: readonly Socket[]
  /** How many connections the server has open. */
  open(): Promise<number>
}

/** Starts the service with a socket. */
export async function listen(options: ServiceOptions = {}): Promise<ListeningService> {
  const service = await startService(options)
  const { server } = service.app
  const accepted: Socket[] = []
  server.on('connection', (socket) => accepted.push(socket))
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(new URL(address).port)
  return {
    service,
    address,
    accepted,
    dial: async (from) => {
      const socket = connect({
        port,
        host: '127.0.0.1',
        allowHalfOpen: true,
        ...(from === undefined ? {} : { localAddress: from }),
      })
      // A server that refuses may reset what is still being sent.
      socket.on('error', () => {})
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      return socket
    },
    open: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  }
}

/** All that is said until the server has said its last. */
export function readAll(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    socket.on('data', (chunk) => {
      said += String(chunk)
    })
    const done = () => resolve(said)
    socket.once('end', done)
    socket.once('close', done)
  })
}
