import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
}

/** A folder that is served as GitHub Pages serves one. */
export interface ServedFolder {
  /** Without a slash at its end. */
  readonly address: string
  readonly close: () => Promise<void>
}

/** Serves the files of a folder on a free port of this machine: `x/` is `x/index.html`, and what is missing `404.html`. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = normalize(decodeURIComponent(pathname)).replace(/[\\/]$/, '/index.html')
    const send = (status: number, path: string) =>
      readFile(join(folder, path)).then((body) => {
        const type = types[extname(path)] ?? 'application/octet-stream'
        response.writeHead(status, { 'content-type': type }).end(body)
      })
    send(200, name)
      .catch(() => send(404, '404.html'))
      .catch(() => response.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
