import { createServer } from 'node:net'

/** Below the range from which systems take the ports of outgoing connections. */
const lowest = 12_000
const span = 18_000

/**
 * Ports that nobody listens on, for processes that are killed and started again on the same one:
 * between two lives no outgoing connection may take it.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const found: number[] = []
  for (let port = lowest + Math.floor(Math.random() * span); found.length < count; port++) {
    if (await isFree(port)) found.push(port)
  }
  return found
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
