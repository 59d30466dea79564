import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { stopListening } from './stop-listening.ts'

const host = '127.0.0.1'

async function listen(answer: RequestListener) {
  const server = createServer(answer)
  server.listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Expected a port.')
  return { server, port: address.port }
}

/** Sends a request at once; what comes back before the connection ends. */
function ask(port: number): Promise<string> {
  const socket = connect(port, host)
  socket.write('GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n')
  return text(socket)
}

it('connections that the system took before the end are all answered (decision 36)', async () => {
  const { server, port } = await listen((_request, response) => response.end('done'))
  const closed = once(server, 'close')
  const answers = Array.from({ length: 20 }, () => ask(port))
  await stopListening(server, 5_000)
  for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK')
  await closed
  await expect(ask(port)).rejects.toThrow('ECONNREFUSED')
})

it('a client that reconnects again and again does not delay the stop (decision 36)', async () => {
  const { server, port } = await listen((_request, response) => response.end('done'))
  let isOver = false
  const crowd = Array.from({ length: 4 }, async () => {
    while (!isOver) await ask(port).catch(() => {})
  })
  await stopListening(server, 50)
  isOver = true
  expect(server.listening).toBe(false)
  await Promise.all(crowd)
})
