import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Names the port that a request is meant for. */
export const originHeader = 'x-contract-origin'

export interface Switchboard {
  readonly address: string
  stop(): Promise<void>
}

/** The single upstream of the proxy, which forwards each request to its service. */
export async function startSwitchboard(): Promise<Switchboard> {
  const server = createServer((incoming, outgoing) => {
    const { [originHeader]: port, ...headers } = incoming.headers
    const target = { hostname: '127.0.0.1', port: String(port), path: incoming.url }
    const options = { ...target, method: incoming.method, headers, agent: false }
    const onward = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
