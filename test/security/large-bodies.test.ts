import { expect, it } from 'vitest'
import { routes } from '../../apps/server/src/routes.ts'
import { type Service, startService } from '../server/support/start-service.ts'
import { draft, validBodies } from '../server/support/valid-bodies.ts'

const mebibyte = 1_048_576
const posts = routes.filter(({ method }) => method === 'POST')

/** A body with one more field, which is ignored where it may be there at all. */
const withField = (body: unknown, json: string) =>
  `${JSON.stringify(body).slice(0, -1)},"x":${json}}`
const emptyLists = (count: number) => `[${Array.from({ length: count }, () => '[]').join()}]`

const callTool = (name: string, sent: string) =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${sent}}}`

const sendTool = (service: Service, message: string) =>
  service.post('/mcp', message, {
    host: 'localhost',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2025-11-25',
  })

it('API4 a body of millions of values is 400 before it is parsed, on every route, and free', async () => {
  const service = await startService()
  for (const { path, maxBytes } of posts) {
    const count = Math.floor(Math.min(maxBytes, 8 * mebibyte) / 3) - 200
    const body = withField(validBodies[path], emptyLists(count))
    const answer = await service.post(path, body)
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.body).toMatchObject({
      code: 'bad_request',
      detail: expect.stringContaining('more than 10,000 values'),
    })
  }
  expect(await service.balance()).toBe(150)
})

it('API4 32 such bodies at once take no time that others would notice', async () => {
  const service = await startService()
  const body = withField(validBodies['/v1/analyze'], emptyLists(2_700_000))
  const start = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => service.post('/v1/analyze', body)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  // They took 40 seconds and more on an idle machine.
  expect(performance.now() - start).toBeLessThan(20_000)
})

it('API4 the remote tools refuse it too, in words of their protocol', async () => {
  const service = await startService()
  const body = withField(validBodies['/v1/analyze'], emptyLists(2_700_000))
  const answer = await sendTool(service, callTool('analyze', body))
  expect(answer.status).toBe(400)
  expect(answer.body.error).toEqual({
    code: -32_700,
    message: 'Parse error',
    data: { detail: expect.stringContaining('more than 10,000 values') },
  })
  expect(await service.balance()).toBe(150)
})

it('API4 more than 2 MiB are read where media are inline, and nowhere else', async () => {
  const service = await startService()
  const text = JSON.stringify({ type: 'text', content: draft })
  const padded = `${text}${' '.repeat(2 * mebibyte - text.length)}`
  expect((await service.post('/v1/analyze', padded)).status).toBe(200)
  const large = await service.post('/v1/analyze', `${padded} `)
  expect([large.status, large.body.code]).toEqual([413, 'payload_too_large'])
  expect(large.body.detail).toMatch(/has 2,097,153 bytes besides inline media/)
  const tool = await sendTool(service, callTool('analyze', `${padded} `))
  expect([tool.status, tool.body.code]).toEqual([413, 'payload_too_large'])

  const image = { type: 'image', content: `data:image/png;base64,${'AAAA'.repeat(1_700_000)}` }
  const answer = await service.post('/v1/analyze', image)
  expect(answer.body.detail).toBe('Unexpected data, expected bytes of the declared media type.')
})

it('U+0000 is 400 wherever it is sent, so that no database has to refuse it', async () => {
  const service = await startService()
  for (const { path, access } of posts) {
    if (access === 'demo') continue
    const body = JSON.stringify(validBodies[path]).replace(/"([^"]*)"}(?=\]?}?$)/, '"$1\\u0000"}')
    expect(body).toContain('\\u0000')
    const answer = await service.post(path, body)
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.body.detail).toBe('The body contains U+0000; expected text without it.')
  }
  for (const url of ['/account/api/calls?before_id=%00', '/problems/%00', '/mcp?key=a%00']) {
    const answer = await service.send({ url })
    expect([url, answer.status]).toEqual([url, 400])
    expect(answer.body.detail).toBe('The address contains U+0000; expected text without it.')
  }
})
