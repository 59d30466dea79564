import { billedAssetResultSchema, imageResultSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { runImageTask } from '../../apps/server/src/scoring/run-media-task.ts'
import { ScoringError } from '../../apps/server/src/scoring/scoring.ts'
import { fakeNetwork } from '../media/support/fake-network.ts'
import { depsOf, keepOrigins, publicAddress } from '../media/support/fetching.ts'
import { serve } from '../media/support/origin.ts'
import { calm } from '../support/calm-prose.ts'
import { noiseImage } from '../support/images.ts'
import { type ServiceOptions, startService } from './support/start-service.ts'

const plain =
  'The bridge opened on 4 May 1877 and is 60 metres high. Anna Berg measured it again in 2019.'
const slop =
  'In the fast-paced world of today, our groundbreaking, game-changing platform seamlessly unlocks unparalleled synergies, empowering teams to leverage cutting-edge solutions and elevate their journey to new heights.'

const declared = await noiseImage()
  .jpeg()
  .withXmp(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/></rdf:RDF></x:xmpmeta>',
  )
  .toBuffer()

const data = declared.toString('base64')
const text = (words: string) => ({ type: 'text', text: words })
const image = { type: 'image', source: { kind: 'base64', media_type: 'image/jpeg', data } }
const byAddress = (name: string) => ({
  type: 'image',
  source: { kind: 'url', url: `https://media.example/${name}` },
})

const origin = keepOrigins()(
  serve(({ url }, response) => {
    response.writeHead(url === '/a.jpg' ? 200 : 404, { 'content-type': 'image/jpeg' })
    response.end(url === '/a.jpg' ? declared : '')
  }),
)

async function start(options: ServiceOptions = {}) {
  const { port } = await origin
  const network = fakeNetwork({
    names: { '*': [[publicAddress]] },
    ports: { [publicAddress]: port },
  })
  const service = await startService({
    mediaScorers: { image: runImageTask },
    mediaFetch: depsOf(network),
    ...options,
  })
  const ask = (content: unknown, rest: object = {}, headers = {}) =>
    service.post('/v1/analyze', { type: 'asset', content, ...rest }, headers)
  return { ...service, ask, network }
}

describe('an asset', () => {
  it('R-ANA-07 each block gets its own result, and the highest risk routes (decision 15)', async () => {
    const { ask, post } = await start()
    const { status, body } = await ask([text(plain), text(slop), image])
    expect(status).toBe(200)
    const result = billedAssetResultSchema.strict().parse(body)
    expect(result.blocks.map(({ modality }) => modality)).toEqual(['text', 'text', 'image'])
    expect(result).toMatchObject({
      modality: 'asset',
      decided_by: 2,
      risk_level: 'high',
      recommended_action: 'human_review',
      primary_reason: 'source_quality',
      confidence: 'high',
      synthetic_risk: 0.95,
      content_trust_score: Math.min(...result.blocks.map((block) => block.content_trust_score)),
    })
    expect(result.evidence.every(({ block }) => block === 2)).toBe(true)
    expect(result.limitations[0]).toContain('Each block was scored by itself')
    // Each block has the result that it would have alone.
    const {
      analysis_id: _id,
      billing: _alone,
      ...alone
    } = (await post('/v1/analyze', { type: 'text', content: slop })).body
    const { billing: _share, ...block } = result.blocks[1] ?? {}
    expect(block).toEqual(alone)
    const { billing: _also, ...scored } = result.blocks[2] ?? {}
    expect(imageResultSchema.strict().parse(scored).synthetic_image_risk).toBe(0.95)
  })

  it('places the evidence of the block that decides in its text', async () => {
    const { ask } = await start()
    const { body } = await ask([text(plain), text(slop)])
    expect(body.decided_by).toBe(1)
    const placed: { block: number; start: number; end: number; span: string }[] =
      body.evidence.filter((each: { start?: number }) => each.start !== undefined)
    expect(placed.length).toBeGreaterThan(0)
    for (const { start: from, end, span } of placed) expect(slop.slice(from, end)).toBe(span)
    for (const { block } of body.evidence) expect(block).toBe(1)
  })

  it('a policy makes the block that it names strictest, and with it the asset (decision 13)', async () => {
    const { ask } = await start()
    const policy = { context: { custom_policy: 'Reject slop risk above 0.3.' } }
    const { body } = await ask([image, text(slop), text(plain)], policy)
    expect(body).toMatchObject({ decided_by: 1, recommended_action: 'reject' })
    expect(body.primary_reason).toBe('policy_match')
    expect(body.policy_matches.length).toBeGreaterThan(0)
  })

  it('R-BILL-01 and R-BILL-06 costs what its blocks cost, and says so for each', async () => {
    const { ask, balance } = await start()
    const long = plain.repeat(12)
    const { body } = await ask([text(plain), text(long), image, image])
    expect(body.blocks.map(({ billing }: { billing: unknown }) => billing)).toEqual([
      { units_analyzed: 1, bucket: 'text_1k_units', price_cents: 0.5 },
      { units_analyzed: 2, bucket: 'text_1k_units', price_cents: 1 },
      { units_analyzed: 1, bucket: 'image_v0', price_cents: 2 },
      { units_analyzed: 1, bucket: 'image_v0', price_cents: 2 },
    ])
    expect(body.billing).toEqual({
      units_analyzed: 5,
      bucket: 'asset_v0',
      price_cents: 5.5,
      remaining_balance_cents: 144.5,
    })
    expect(await balance()).toBe(144.5)
  })

  it('R-IDEM-01 is answered again for its key, and charged once', async () => {
    const { ask, balance } = await start()
    const headers = { 'idempotency-key': 'asset-1' }
    const first = await ask([text(plain), image], {}, headers)
    const again = await ask([text(plain), image], {}, headers)
    expect(again.text).toBe(first.text)
    expect(await balance()).toBe(147.5)
    const other = await ask([image, text(plain)], {}, headers)
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
  })

  it('fetches images by URL, and says which one could not be fetched; then nothing is charged', async () => {
    const { ask, balance } = await start()
    expect((await ask([byAddress('a.jpg')])).body.blocks[0].synthetic_image_risk).toBe(0.95)
    expect(await balance()).toBe(148)
    const { status, body } = await ask([text(plain), byAddress('gone.jpg')])
    expect([status, body.code]).toEqual([400, 'media_fetch_failed'])
    expect(body.errors).toEqual([
      { pointer: '/content/1/source', detail: expect.stringContaining('could not be fetched') },
    ])
    expect(await balance()).toBe(148)
  })

  it('R-BILL-09 returns the money when a block cannot be scored', async () => {
    const { ask, balance } = await start({
      mediaScorers: { image: () => Promise.reject(new ScoringError('timeout')) },
    })
    expect(await ask([text(plain), image])).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    expect(await balance()).toBe(150)
  })

  it('R-ERR-15 without a scorer of images answers 503, and a text asset is scored all the same', async () => {
    const { ask, balance } = await start({ mediaScorers: {} })
    expect(await ask([image])).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable' },
    })
    expect((await ask([text(plain)])).status).toBe(200)
    expect(await balance()).toBe(149.5)
  })

  it('refuses what the account cannot pay, before anything is fetched', async () => {
    const { ask, network } = await start()
    await ask(Array.from({ length: 20 }, () => text(plain.repeat(140))))
    const answer = await ask(Array.from({ length: 20 }, () => byAddress('a.jpg')))
    expect(answer).toMatchObject({ status: 402, body: { code: 'insufficient_credit' } })
    expect(network.asked).toEqual([])
  })

  it('is scored by the remote tool as by the route, at the same price', async () => {
    const { post, ask, balance } = await start()
    const content = [text(slop), image]
    const byRoute = (await ask(content)).body
    const { text: said } = await post(
      '/mcp',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'analyze', arguments: { type: 'asset', content } },
      },
      { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
    )
    const { result } = JSON.parse(/^data: (.*)$/m.exec(said)?.[1] ?? said)
    const { analysis_id: _id, billing, ...byTool } = result.structuredContent
    expect(byRoute).toMatchObject(byTool)
    expect(billing.price_cents).toBe(2.5)
    expect(await balance()).toBe(145)
  })

  it('says that it does not revise', async () => {
    const { ask } = await start()
    const { body } = await ask([text(slop)], { auto_revise: true })
    expect(body.blocks[0].revised_text).toBeUndefined()
    expect(body.billing.price_cents).toBe(0.5)
    expect(body.limitations.join(' ')).toContain('auto_revise has no effect on an asset.')
  })

  it('takes an insecure confidence over a secure one where nothing is risky', async () => {
    const { ask } = await start()
    const { body } = await ask([text(calm(6)), text('Short words.')])
    expect(body.risk_level).toBe('low')
    expect(body.confidence).toBe('low')
  })
})

it.each([
  ['an address that is not https', byAddress('a.jpg').source, 'http://media.example/a.jpg'],
  ['an address of an inner network', byAddress('a.jpg').source, 'https://127.0.0.1/a.jpg'],
])('R-SRC-08 %s in a block is 400 with its place', async (_name, source, url) => {
  const { ask, balance } = await start()
  const answer = await ask([text(plain), { type: 'image', source: { ...source, url } }])
  expect(answer.status).toBe(400)
  expect(answer.body.errors[0].pointer).toMatch(/^\/content\/1\/source/)
  expect(await balance()).toBe(150)
})

it('bytes of another type than a block states are 400 with their place (decision 9)', async () => {
  const { ask, balance } = await start()
  const wrong = { ...image, source: { ...image.source, media_type: 'image/png' } }
  const answer = await ask([text(plain), image, wrong])
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(answer.body.errors[0].pointer).toBe('/content/2/source')
  expect(await balance()).toBe(150)
})
