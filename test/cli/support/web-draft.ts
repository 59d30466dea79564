import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'

/** Serves one page at every address for one test, and answers where. */
export async function serveOne(page: string): Promise<string> {
  const server = createServer((request, response) => {
    const isRobots = request.url === '/robots.txt'
    const status = isRobots || request.url !== '/page' ? 404 : 200
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    response.end(status === 200 ? page : 'Not here.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/page`
}
