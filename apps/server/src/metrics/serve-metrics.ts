import { once } from 'node:events'
import { createServer } from 'node:http'

/** Serves `/metrics` on a separate address, which a proxy in front of the API does not expose. */
export async function serveMetrics(
  { host, port }: { readonly host: string; readonly port: number },
  render: () => string,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const server = createServer(
    { requestTimeout: 5_000, headersTimeout: 5_000 },
    (request, reply) => {
      const isKnown = request.url === '/metrics'
      const isRead = request.method === 'GET'
      reply.setHeader('x-content-type-options', 'nosniff')
      if (isKnown && isRead) {
        reply.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
        reply.end(render())
      } else {
        reply.statusCode = isKnown ? 405 : 404
        if (isKnown) reply.setHeader('allow', 'GET')
        reply.end()
      }
      // A request body is not read.
      request.resume()
    },
  )
  server.listen(port, host)
  await once(server, 'listening')
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}/metrics`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
