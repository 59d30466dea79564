import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openTelemetry } from '../../apps/server/src/telemetry/open-telemetry.ts'
import { startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

const [trace, span] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
const traceparent = `00-${trace}-${span}-01`

/** A collector that takes spans, or refuses them with this status. */
async function startCollector(status = 200) {
  const received: { path: string | undefined; body: string }[] = []
  const server = createServer(async (request, reply) => {
    received.push({ path: request.url, body: await text(request) })
    reply.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { endpoint: `http://127.0.0.1:${port}/`, received }
}

it('a call names the trace of its caller in the log, and nothing that is not valid', async () => {
  const { get, post, lines } = await startService()
  await get('/health', { traceparent })
  await post('/v1/analyze', validBodies['/v1/analyze'], { traceparent })
  await get('/nowhere', { traceparent })
  await get('/health', { traceparent: `00-${trace}-canary-01` })
  await get('/health')
  expect(
    lines.map((line) => JSON.parse(line)).map((line) => [line.trace_id, line.parent_id]),
  ).toEqual([
    [trace, span],
    [trace, span],
    [trace, span],
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(lines.join()).not.toContain('canary')
})

it('with a collector each call is a span of its trace, without its text, key or path', async () => {
  const { endpoint, received } = await startCollector()
  const tracer = await openTelemetry({ endpoint, share: 1 }, () => {})
  const { get, post, send, key, lines } = await startService({ tracer })
  await post('/v1/analyze', { type: 'text', content: draft }, { traceparent })
  await get('/v1/nothing?key=canary')
  await send({ method: 'POST', url: `/mcp?key=${key}`, headers: { host: 'localhost' } })
  await tracer.close()
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces'])
  const sent = received[0]?.body ?? ''
  const { resourceSpans } = JSON.parse(sent)
  const { resource, scopeSpans } = resourceSpans[0]
  expect(JSON.stringify(resource.attributes)).toContain('@content-trust/server')
  const [call, nothing, tool] = scopeSpans[0].spans
  expect(call).toMatchObject({ traceId: trace, parentSpanId: span, name: 'POST /v1/analyze' })
  expect([nothing.name, tool.name]).toEqual(['GET none', 'POST /mcp'])
  expect(nothing.traceId).toMatch(/^[\da-f]{32}$/)
  const values = JSON.stringify(call.attributes)
  for (const value of ['"POST"', '"/v1/analyze"', '200']) expect(values).toContain(value)
  expect(JSON.stringify(nothing.attributes)).toContain('not_found')
  for (const secret of [draft, key, 'canary']) expect(sent).not.toContain(secret)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    trace_id: trace,
    parent_id: span,
    span_id: call.spanId,
  })
})

it('a share of 0 sends nothing, whatever a caller asks for', async () => {
  const { endpoint, received } = await startCollector()
  const tracer = await openTelemetry({ endpoint, share: 0 }, () => {})
  const { get } = await startService({ tracer })
  await get('/health', { traceparent })
  await get('/health')
  await tracer.close()
  expect(received).toEqual([])
})

it('a collector that refuses fails no call, and is reported without a word of it', async () => {
  const { endpoint } = await startCollector(400)
  const reports: unknown[][] = []
  const tracer = await openTelemetry({ endpoint, share: 1 }, (...said) => void reports.push(said))
  const { get } = await startService({ tracer })
  expect((await get('/health')).status).toBe(200)
  await tracer.close()
  expect(reports.length).toBeGreaterThan(0)
  expect(new Set(reports.flat())).toEqual(new Set())
})
