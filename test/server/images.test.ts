import { imageResultSchema } from '@content-trust/engine/schema'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { runImageTask } from '../../apps/server/src/scoring/run-media-task.ts'
import type { MediaScorers } from '../../apps/server/src/scoring/scoring.ts'
import { fakeNetwork } from '../media/support/fake-network.ts'
import { depsOf, keepOrigins, publicAddress } from '../media/support/fetching.ts'
import { serve } from '../media/support/origin.ts'
import { startService } from './support/start-service.ts'

const image = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

const declares = (sourceType: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${sourceType}"/></rdf:RDF></x:xmpmeta>`

const jpeg = await image(300, 280).jpeg().toBuffer()
const declared = await image(300, 280)
  .jpeg()
  .withXmp(declares('trainedAlgorithmicMedia'))
  .toBuffer()

const origin = keepOrigins()(
  serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' })
    response.end(jpeg)
  }),
)

const mediaScorers: MediaScorers = { image: runImageTask }
const inline = (bytes: Buffer, type = 'jpeg') =>
  `data:image/${type};base64,${bytes.toString('base64')}`

async function startWithOrigin() {
  const { port } = await origin
  const network = fakeNetwork({
    names: { '*': [[publicAddress]] },
    ports: { [publicAddress]: port },
  })
  return await startService({ mediaScorers, mediaFetch: depsOf(network) })
}

it('R-MED-01, R-MED-02, R-MED-03, R-SRC-05, R-LEG-03 and R-LEG-06 every way to send an image gives one result', async () => {
  const { post, send } = await startWithOrigin()
  const url = 'https://media.example/a.jpg'
  const source = { kind: 'base64', media_type: 'image/jpeg', data: jpeg.toString('base64') }
  const answers = [
    await post('/v1/analyze', { type: 'image', content: url }),
    await post('/v1/analyze', { type: 'image', content: inline(jpeg) }),
    await post('/v1/analyze', { type: 'image', source: { kind: 'url', url } }),
    await post('/v1/analyze', { type: 'image', source }),
    await post('/v1/analyze-image', { image_url: url }),
    await send({
      method: 'POST',
      url: '/demo/analyze-image',
      payload: JSON.stringify({ image_url: url }),
      headers: { 'content-type': 'application/json' },
    }),
  ]
  const results = answers.map(({ status, body }) => {
    expect(status).toBe(200)
    const { analysis_id: _id, billing: _billing, ...result } = body
    return imageResultSchema.strict().parse(result)
  })
  for (const result of results) {
    expect(result).toEqual(results[0])
    expect(result.synthetic_risk).toBe(result.synthetic_image_risk)
  }
  const prices = answers.map(({ body }) => body.billing?.price_cents)
  expect(prices).toEqual([2, 2, 2, 2, 2, 0])
})

it('R-MED-01 a declaration of trained media routes as high, by the use (decision 14)', async () => {
  const { post } = await startService({ mediaScorers })
  const action = async (use: string) =>
    (
      await post('/v1/analyze', {
        type: 'image',
        content: inline(declared),
        context: { intended_use: use },
      })
    ).body.recommended_action
  expect(await action('publish')).toBe('human_review')
  expect(await action('train')).toBe('reject')
  const { body } = await post('/v1/analyze', { type: 'image', content: inline(declared) })
  expect(body).toMatchObject({
    risk_level: 'high',
    confidence: 'high',
    primary_reason: 'source_quality',
    evidence: [expect.objectContaining({ type: 'source_quality', severity: 'high' })],
  })
})

it('a custom policy sees the risk and the evidence of an image (decision 13)', async () => {
  const { post } = await startService({ mediaScorers })
  const { body } = await post('/v1/analyze', {
    type: 'image',
    content: inline(declared),
    context: { custom_policy: 'Reject anything with risk above 0.9.' },
  })
  expect(body).toMatchObject({ recommended_action: 'reject', primary_reason: 'policy_match' })
  expect(body.policy_matches).toHaveLength(1)
})

it('R-BILL-09 an image that is cut off, of another type or empty is 400 and free (decision 9)', async () => {
  const { post, balance } = await startService({ mediaScorers })
  const wrong = [inline(jpeg.subarray(0, 2_000)), inline(jpeg, 'png'), 'data:image/jpeg;base64,']
  for (const content of wrong) {
    const answer = await post('/v1/analyze', { type: 'image', content })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  }
  expect(await balance()).toBe(150)
})

it('an image of more than 40 megapixels is 400 and free (decision 9)', async () => {
  const { post, balance } = await startService({ mediaScorers })
  const large = await sharp({
    create: { width: 8_000, height: 5_001, channels: 3, background: '#808080' },
  })
    .png()
    .toBuffer()
  const answer = await post('/v1/analyze', { type: 'image', content: inline(large, 'png') })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(answer.body.detail).toContain('40 megapixels')
  expect(await balance()).toBe(150)
})
