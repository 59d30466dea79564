import { analyzeResultSchema, balanceSchema, batchResultSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { type Service, startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const CURRENT = '2026-07-28'
const older = ['2025-11-25', '2025-06-18', '2025-03-26']

interface Message {
  readonly headers: Record<string, string>
  readonly body: object
}

/** One request of the current protocol. */
function modern(method: string, params: Record<string, unknown> = {}): Message {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': CURRENT,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const headers: Record<string, string> = {
    ...json,
    'mcp-protocol-version': CURRENT,
    'mcp-method': method,
    ...(typeof params['name'] === 'string' ? { 'mcp-name': params['name'] } : {}),
  }
  return { headers, body: { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } } }
}

/** One request of an older protocol. */
function legacy(
  method: string,
  params: Record<string, unknown> = {},
  version = '2025-11-25',
): Message {
  return {
    headers: { ...json, 'mcp-protocol-version': version },
    body: { jsonrpc: '2.0', id: 1, method, params },
  }
}

/** Sends one and reads the answer, which older protocols wrap in an event. */
async function ask(service: Service, { headers, body }: Message, url = '/mcp') {
  const answer = await service.post(url, body, headers)
  const data = /^data: (.*)$/m.exec(answer.text)?.[1] ?? answer.text
  return { ...answer, message: data === '' ? undefined : JSON.parse(data) }
}

const call = (name: string, args: object, dialect: typeof modern | typeof legacy = modern) =>
  dialect('tools/call', { name, arguments: args })

describe('the protocol', () => {
  it('R-MCP-01 and R-MCP-02 the three tools are listed in the current protocol and in older ones (decision 41)', async () => {
    const service = await startService()
    const lists = [
      await ask(service, modern('tools/list')),
      ...(await Promise.all(
        older.map((version) => ask(service, legacy('tools/list', {}, version))),
      )),
    ]
    for (const { status, message } of lists) {
      expect(status).toBe(200)
      expect(message.result.tools.map(({ name }: { name: string }) => name)).toEqual([
        'analyze',
        'analyze_batch',
        'balance',
      ])
    }
    for (const version of older) {
      const params = {
        protocolVersion: version,
        capabilities: {},
        clientInfo: { name: 't', version: '1' },
      }
      const { message } = await ask(service, legacy('initialize', params, version))
      expect(message.result).toMatchObject({
        protocolVersion: version,
        serverInfo: { name: 'content-trust' },
      })
    }
    const discovered = await ask(service, modern('server/discover'))
    expect(discovered.message.result.supportedVersions).toContain(CURRENT)
  })

  it('R-MCP-01 every method but POST is 405 with Allow: POST (decision 41)', async () => {
    const { send } = await startService()
    for (const method of ['GET', 'DELETE', 'OPTIONS', 'PUT', 'PATCH', 'HEAD'] as const) {
      const answer = await send({ method, url: '/mcp' })
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST'])
    }
  })

  it('R-MCP-07 malformed calls are errors of the protocol (decision 41)', async () => {
    const service = await startService()
    const broken = await service.post('/mcp', '{', json)
    expect(broken).toMatchObject({ status: 400, body: { error: { code: -32700 } } })
    const unknown = await ask(service, call('nothing', {}))
    expect(unknown.message.error.code).toBe(-32602)
    const method = await ask(service, modern('nothing/at-all'))
    expect(method.message.error.code).toBe(-32601)
    expect((await service.post('/mcp', '{}', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('a notification is taken in; a subscription is acknowledged and over, since no tool changes (decision 41)', async () => {
    const service = await startService()
    const { headers } = legacy('notifications/initialized')
    const note = { jsonrpc: '2.0', method: 'notifications/initialized' }
    expect(await service.post('/mcp', note, headers)).toMatchObject({ status: 202, text: '' })
    const filter = { notifications: { toolsListChanged: true } }
    const { status, text } = await ask(service, modern('subscriptions/listen', filter))
    expect(status).toBe(200)
    expect(text).toContain('notifications/subscriptions/acknowledged')
    expect(text).toContain('"resultType":"complete"')
  })

  it('tools are described by the schemas of their routes (decision 41)', async () => {
    const service = await startService()
    const { message } = await ask(service, modern('tools/list'))
    const [analyze, batch, balance] = message.result.tools
    for (const tool of [analyze, batch, balance]) {
      expect(tool.inputSchema.type).toBe('object')
      expect(tool.inputSchema.oneOf).toBeUndefined()
      expect(tool.outputSchema.type).toBe('object')
    }
    expect(analyze.inputSchema.properties.type.enum).toEqual([
      'text',
      'image',
      'asset',
      'audio',
      'video',
    ])
    expect(analyze.inputSchema.required).toEqual(['type'])
    expect(analyze.inputSchema.properties).toHaveProperty('idempotency_key')
    expect(batch.inputSchema.required).toEqual(['items'])
    expect(balance.inputSchema.properties).toEqual({})
    expect(analyze.annotations).toMatchObject({
      readOnlyHint: false,
      destructiveHint: false,
      openWorldHint: true,
    })
    expect(balance.annotations.readOnlyHint).toBe(true)
  })
})

describe('who may call', () => {
  it('R-MCP-03, R-MCP-04 and R-MCP-05 a key in header or address, the header first (decision 42)', async () => {
    const { send, key, lines } = await startService()
    const { headers, body } = modern('tools/list')
    const status = async (url: string, authorization?: string) => {
      const sent = { ...headers, ...(authorization === undefined ? {} : { authorization }) }
      return (await send({ method: 'POST', url, payload: JSON.stringify(body), headers: sent }))
        .status
    }
    expect(await status('/mcp', `Bearer ${key}`)).toBe(200)
    expect(await status(`/mcp?key=${key}`)).toBe(200)
    expect(await status('/mcp?key=wrong', `Bearer ${key}`)).toBe(200)
    expect(await status(`/mcp?key=${key}`, 'Bearer wrong')).toBe(401)
    expect(await status(`/mcp?key=${key}&key=${key}`)).toBe(401)
    expect(await status('/mcp?key=')).toBe(401)
    const refused = await send({ method: 'POST', url: '/mcp', payload: '{', headers })
    expect(refused).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    expect(refused.headers['www-authenticate']).toMatch(/^Bearer /)
    expect(lines.join('')).not.toContain(key)
  })

  it('pages of other sites and foreign host names are 403 (decision 42)', async () => {
    const { post } = await startService({
      config: { allowedOrigins: ['https://agent.example'], allowedHosts: ['trust.example'] },
    })
    const { headers, body } = modern('tools/list')
    const status = async (extra: Record<string, string>) =>
      (await post('/mcp', body, { ...headers, ...extra })).status
    expect(await status({ origin: 'https://agent.example' })).toBe(200)
    expect(await status({ origin: 'http://localhost:6274' })).toBe(200)
    for (const origin of [
      'https://evil.example',
      'null',
      '',
      'https://localhost.evil.example',
      'https://evil-localhost',
      'https://evil-agent.example',
      'https://www.agent.example',
      'https://agent.example.evil.example',
      'https://agent.example:8443',
      'http://agent.example',
    ]) {
      expect([origin, await status({ origin })]).toEqual([origin, 403])
    }
    expect(await status({ host: 'trust.example:8080' })).toBe(200)
    expect(await status({ host: '127.0.0.1:8080' })).toBe(200)
    for (const host of [
      'rebound.example',
      'evil-trust.example',
      'www.trust.example',
      'trust.example.rebound.example',
      'localhost.rebound.example',
      'evil-localhost:8080',
    ]) {
      expect([host, await status({ host })]).toEqual([host, 403])
    }
    const { post: open } = await startService({ config: { isLoopback: false } })
    expect((await open('/mcp', body, { ...headers, host: 'any.example' })).status).toBe(200)
    expect((await open('/mcp', body, { ...headers, origin: 'http://localhost' })).status).toBe(403)
  })
})

describe('calls', () => {
  it.each([
    ['current', modern],
    ['older', legacy],
  ])('R-MCP-06 in the %s protocol they cost and answer what HTTP does', async (_name, dialect) => {
    const service = await startService()
    const text = await ask(service, call('analyze', { type: 'text', content: draft }, dialect))
    const { structuredContent, content, isError } = text.message.result
    expect(isError).not.toBe(true)
    expect(analyzeResultSchema.parse(structuredContent)).toEqual(structuredContent)
    expect(JSON.parse(content[0].text)).toEqual(structuredContent)
    expect(structuredContent.billing).toMatchObject({
      price_cents: 0.5,
      remaining_balance_cents: 149.5,
    })
    const over = (await service.post('/v1/analyze', { type: 'text', content: draft })).body
    const free = ({ analysis_id: _, billing: __, ...rest }: typeof over) => rest
    expect(free(structuredContent)).toEqual(free(over))
    const batch = await ask(
      service,
      call('analyze_batch', { items: [{ id: 'a', text: draft }] }, dialect),
    )
    expect(batchResultSchema.safeParse(batch.message.result.structuredContent).success).toBe(true)
    const balance = await ask(service, call('balance', {}, dialect))
    const told = balanceSchema.parse(balance.message.result.structuredContent)
    expect(told.balance_cents).toBe(148.5)
    expect(await service.balance()).toBe(148.5)
  })

  it('a call with a key of its own is replayed, apart from HTTP (decisions 38 and 41)', async () => {
    const service = await startService()
    const args = { type: 'text', content: draft, idempotency_key: 'a' }
    const first = (await ask(service, call('analyze', args))).message.result
    const again = (await ask(service, call('analyze', args))).message.result
    expect(again.structuredContent).toEqual(first.structuredContent)
    expect(again._meta).toMatchObject({ 'content-trust/idempotency-replayed': true })
    expect(await service.balance()).toBe(149.5)
    const changed = await ask(service, call('analyze', { ...args, content: `${draft} More.` }))
    expect(changed.message.result.isError).toBe(true)
    await service.post('/v1/analyze', { type: 'text', content: draft }, { 'idempotency-key': 'a' })
    expect(await service.balance()).toBe(149)
  })

  it('an error that the caller can fix is a tool result with isError, and the problem as text (decision 41)', async () => {
    const service = await startService()
    const codes = async (name: string, args: object) => {
      const { status, message } = await ask(service, call(name, args))
      expect([status, message.result.isError]).toEqual([200, true])
      return JSON.parse(message.result.content[0].text).code
    }
    expect(await codes('analyze', {})).toBe('bad_request')
    expect(await codes('analyze', { type: 'text', content: 'short' })).toBe('bad_request')
    expect(await codes('analyze', { type: 'text', content: draft, idempotency_key: 7 })).toBe(
      'bad_request',
    )
    expect(await codes('analyze', { type: 'video', content: 'https://media.example/a' })).toBe(
      'unsupported_mode',
    )
    expect(await codes('analyze', { type: 'image', content: 'https://media.example/a' })).toBe(
      'provider_unavailable',
    )
    const large = { type: 'text', content: 'a'.repeat(100_000), auto_revise: true }
    await ask(service, call('analyze', large))
    expect(await codes('analyze', large)).toBe('insufficient_credit')
  })
})
