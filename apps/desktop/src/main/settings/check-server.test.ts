import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createPlainServer, type RequestListener, type Server } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkServer } from './check-server.ts'

async function listen(server: Server | ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const answerAs =
  (service: string): RequestListener =>
  (request, response) => {
    const isRight = request.headers.authorization === 'Bearer right'
    const status = request.url === '/health' || isRight ? 200 : 401
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ status: 'ok', service, version: '1.0.0' }))
  }

it('distinguishes a valid key, a wrong one, no key, and another service', async () => {
  const own = `http://${await listen(createPlainServer(answerAs('content-trust')))}`
  expect(await checkServer(own, 'right')).toMatchObject({ status: 'ready' })
  expect(await checkServer(own, 'wrong')).toMatchObject({ status: 'wrong_key' })
  expect(await checkServer(own, null)).toMatchObject({ status: 'needs_key' })
  const other = `http://${await listen(createPlainServer(answerAs('tea')))}`
  expect(await checkServer(other, 'right')).toMatchObject({ status: 'other_service' })
})

it('sends the saved key, and only to a server that has identified itself', async () => {
  const asked: unknown[] = []
  const own = await listen(
    createPlainServer((request, response) => {
      asked.push([request.url, request.headers.authorization])
      answerAs('content-trust')(request, response)
    }),
  )
  await checkServer(`http://${own}/some/path`, null)
  await checkServer(`http://${own}`, 'right')
  expect(asked).toEqual([
    ['/health', undefined],
    ['/health', undefined],
    ['/v1/balance', 'Bearer right'],
  ])
})

it('reports that there is no answer', async () => {
  expect(await checkServer('http://127.0.0.1:9', null)).toMatchObject({ status: 'no_answer' })
})

it('never follows a redirect with the key', async () => {
  const asked: (string | undefined)[] = []
  const thief = await listen(
    createPlainServer((request, response) => {
      asked.push(request.headers.authorization)
      response.end('{}')
    }),
  )
  const own = await listen(
    createPlainServer((request, response) => {
      if (request.url === '/health') answerAs('content-trust')(request, response)
      else response.writeHead(302, { location: `http://${thief}/v1/balance` }).end()
    }),
  )
  expect(await checkServer(`http://${own}`, 'right')).toMatchObject({ status: 'no_answer' })
  expect(asked).toEqual([])
})

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

it.skipIf(!hasOpenssl)('names a certificate that the system does not trust', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-certificate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ]
  spawnSync('openssl', [...made, '-keyout', key, '-out', cert])
  const files = { key: readFileSync(key), cert: readFileSync(cert) }
  const own = await listen(createServer(files, answerAs('content-trust')))
  expect(await checkServer(`https://${own}`, 'right')).toMatchObject({ status: 'bad_certificate' })
})
