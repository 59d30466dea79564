import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { createServer as createTcpServer, type Server } from 'node:net'
import { type Certificate, selfSigned } from './certificate.ts'

export const certificate: Certificate = selfSigned(['media.example', 'other.example'])

export interface Origin {
  readonly port: number
  close(): Promise<void>
}

async function listen(server: Server): Promise<Origin> {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A web server on this machine that answers over TLS. */
export function serve(listener: RequestListener): Promise<Origin> {
  const server = createServer(certificate, listener)
  server.on('tlsClientError', () => undefined)
  return listen(server)
}

/** A server that accepts connections and says nothing. */
export function serveSilence(): Promise<Origin> {
  return listen(createTcpServer())
}
