import { connect, createServer, type Socket } from 'node:net'

/** When the proxy cuts a connection: as the client asks to commit, or when the server has done so. */
export type Cut = 'before-commit' | 'after-commit'

/** Stands between a client and PostgreSQL, and cuts where it is told, once for each order. */
export interface FaultProxy {
  readonly url: string
  cutNext(cut: Cut): void
  close(): Promise<void>
}

/** The end of a transaction as the query layer writes it. */
const commit = Buffer.from('commit\0')

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let order: Cut | null = null
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let isCutting = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        if (!isCutting) upstream.destroy()
      })
    }
    client.on('data', (data) => {
      const cut = data.includes(commit) ? order : null
      if (cut === null) return void upstream.write(data)
      order = null
      if (cut === 'before-commit') return void client.destroy()
      isCutting = true
      upstream.write(data)
    })
    upstream.on('data', (data) => {
      if (!isCutting) return void client.write(data)
      // The server has answered, so it has committed; the client never hears of it.
      client.destroy()
      upstream.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const url = new URL(target)
  url.port = String(address.port)
  return {
    url: url.href,
    cutNext: (cut) => {
      order = cut
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
