import { readFileSync } from 'node:fs'
import { ContentTrustError, createClient, type ProblemCode } from '@content-trust/client'
import { problemCodeSchema } from '@content-trust/engine/schema'
import { expect, it } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import { ScoringError } from '../../apps/server/src/scoring/scoring.ts'
import { startService } from './support/start-service.ts'

const content = 'Experts say this very unique platform will change everything.'

async function connect() {
  let refusals = 0
  const service = await startService({
    scoring: {
      scoreText: async (task) => {
        if (refusals > 0) {
          refusals--
          throw new ScoringError('overloaded')
        }
        await new Promise((resolve) => setTimeout(resolve, 30))
        return runTextTask(task)
      },
    },
  })
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const { key } = service
  const overload = () => {
    refusals = 1
  }
  return { service, address, key, overload, client: createClient({ address, key }) }
}

async function failureOf(call: Promise<unknown>): Promise<ContentTrustError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ContentTrustError) return error
  throw new Error(`Expected a ContentTrustError, found ${String(error)}.`)
}

it('the client calls each operation, pays once whatever happens on the way, and knows the codes', async () => {
  const { service, address, key, overload, client } = await connect()
  const text = await client.analyze({ type: 'text', content, context: { intended_use: 'cite' } })
  expect([text.modality, text.slop_risk, text.billing.price_cents]).toEqual([
    'text',
    expect.any(Number),
    0.5,
  ])
  const asset = await client.analyze({ type: 'asset', content: [{ type: 'text', text: content }] })
  expect(asset.blocks[0]?.modality).toBe('text')
  const batch = await client.analyzeBatch({ items: [{ id: 'a', text: content }] })
  expect(batch.results[0]).toMatchObject({ id: 'a', status: 'ok' })
  const style = await client.analyzeStyle({ text: content, execution_mode: 'fast' })
  expect(style.stats.words).toBe(9)
  expect((await client.health()).service).toBe('content-trust')
  const { balance_cents } = await client.balance()
  expect(balance_cents).toBe(await service.balance())

  // The first answer is lost on the way: the repetition gets the stored one.
  let isLost = false
  const losing: typeof fetch = async (...call) => {
    const answer = await fetch(...call)
    if (isLost) return answer
    isLost = true
    await answer.text()
    throw new TypeError('fetch failed')
  }
  const unlucky = createClient({ address, key, fetch: losing })
  expect((await unlucky.analyze({ type: 'text', content })).billing.price_cents).toBe(0.5)
  expect(isLost).toBe(true)
  expect(await service.balance()).toBe(balance_cents - 0.5)

  // Two processes send the same call: one of them waits for the other.
  const idempotencyKey = 'order-7'
  const both = await Promise.all(
    [0, 1].map(() => client.analyze({ type: 'text', content }, { idempotencyKey })),
  )
  expect(both[0]?.analysis_id).toBe(both[1]?.analysis_id)
  expect(await service.balance()).toBe(balance_cents - 1)

  overload()
  expect((await client.analyze({ type: 'text', content })).risk_level).toBe('low')
  expect(await service.balance()).toBe(balance_cents - 1.5)

  const short = await failureOf(client.analyze({ type: 'text', content: 'short' }))
  expect(short).toMatchObject({ code: 'bad_request', status: 400 })
  expect(short.problem?.errors?.[0]?.pointer).toBe('/content')
  expect(short.requestId).toMatch(/^req_/)
  const blocks = Array.from({ length: 4 }, () => ({
    type: 'text' as const,
    text: 'a'.repeat(100_000),
  }))
  const dear = await failureOf(client.analyze({ type: 'asset', content: blocks }))
  expect([dear.code, dear.problem?.required_cents]).toEqual(['insufficient_credit', 200])
  const stranger = createClient({ address, key: 'ctk_stranger' })
  const refused = await failureOf(stranger.balance())
  expect(refused.code).toBe('unauthorized')
  expect(JSON.stringify(refused) + refused.stack).not.toContain('ctk_stranger')
  expect(await service.balance()).toBe(balance_cents - 1.5)
})

// `npm run generate:check` compares them with what the generator writes.
it('the types of the client name what a request may hold', () => {
  const committed = readFileSync('packages/client/src/generated-types.ts', 'utf8')
  const [, form = ''] = /^ {8}AnalyzeTextRequest: \{(.*?)^ {8}\};/ms.exec(committed) ?? []
  const names = [...form.matchAll(/^ {12}(\w+)(\??):/gm)].map(([, name, mark]) => `${name}${mark}`)
  expect(names).toEqual([
    'context?',
    'store_content?',
    'privacy_mode?',
    'auto_revise?',
    'transcript?',
    'type',
    'content',
  ])
  expect(committed).not.toMatch(
    /^ {12}(?:store_content|auto_revise|format|intended_use|include_text_in_spans):/m,
  )
  // Each code is one of the union, and the other way round.
  const codes: Readonly<Record<ProblemCode, true>> = {
    bad_request: true,
    unsupported_mode: true,
    media_fetch_failed: true,
    unauthorized: true,
    insufficient_credit: true,
    forbidden_origin: true,
    account_suspended: true,
    not_found: true,
    method_not_allowed: true,
    request_timeout: true,
    idempotency_conflict: true,
    idempotency_in_progress: true,
    payload_too_large: true,
    unsupported_media_type: true,
    rate_limited: true,
    internal_error: true,
    provider_unavailable: true,
    extractor_unavailable: true,
    records_unavailable: true,
    overloaded: true,
  }
  expect(Object.keys(codes).sort()).toEqual([...problemCodeSchema.options].sort())
})
