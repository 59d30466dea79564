import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, inject, it, onTestFinished } from 'vitest'
import { originHeader } from './support/switchboard.ts'

it.each([
  ['a field is missing', 200, 'application/json', { status: 'ok' }],
  ['the status is not declared', 418, 'application/json', { status: 'ok' }],
  ['an error is no problem document', 500, 'application/json', { message: 'sorry' }],
  ['a problem lacks its code', 500, 'application/problem+json', { type: 'a', title: 'b' }],
])(
  'the proxy that the tests run through stops an answer when %s',
  async (_, status, type, body) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const answer = await fetch(`${inject('prismAddress')}/health`, {
      headers: { [originHeader]: String(address.port) },
    })
    const said = `${answer.headers.get('sl-violations')} ${await answer.text()}`
    expect(said).toMatch(/errors#VIOLATIONS|Unable to match the returned status code/)
  },
)
