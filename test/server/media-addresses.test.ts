import { expect, it } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { openFetching } from '../../apps/server/src/media/open-fetching.ts'
import { runImageTask } from '../../apps/server/src/scoring/run-media-task.ts'
import { type FakeNetwork, fakeNetwork } from '../media/support/fake-network.ts'
import { keepOrigins, otherAddress, publicAddress } from '../media/support/fetching.ts'
import { certificate, serve } from '../media/support/origin.ts'
import { photo } from '../support/images.ts'
import { startService } from './support/start-service.ts'

const origin = keepOrigins()(
  serve((request, response) => {
    const isThere = request.url === '/a.jpeg'
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/jpeg' })
    response.end(isThere ? photo : '')
  }),
)

/** A service with these settings, before a network in which two addresses answer. */
async function start(environment: Readonly<Record<string, string>>) {
  const { port } = await origin
  const network = fakeNetwork({
    names: { 'own.example': [[otherAddress]], '*': [[publicAddress]] },
    ports: { [publicAddress]: port, [otherAddress]: port },
  })
  const policy = { ...readConfig(environment).media, failureStepMs: 1 }
  const mediaFetch = { ...openFetching(network, policy), certificates: certificate.cert }
  const service = await startService({ mediaFetch, mediaScorers: { image: runImageTask } })
  const score = (url: string, key = service.key) =>
    service.post('/v1/analyze', { type: 'image', content: url }, { authorization: `Bearer ${key}` })
  return { ...service, network, score }
}

const dialledBy = ({ dialled }: FakeNetwork) => dialled.length

it('MEDIA_PORTS says which ports a media address may have (decision 10)', async () => {
  const { score, network } = await start({ MEDIA_PORTS: '443, 8443' })
  expect((await score('https://media.example:8443/a.jpeg')).status).toBe(200)
  expect((await score('https://media.example/a.jpeg')).status).toBe(200)
  const before = dialledBy(network)
  const refused = await score('https://media.example:8444/a.jpeg')
  expect(refused).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  expect(refused.body.detail).toContain('expected port 443 or 8443')
  expect(dialledBy(network)).toBe(before)
})

it('MEDIA_PORTS without 443 takes it away (decision 10)', async () => {
  const { score } = await start({ MEDIA_PORTS: '8443' })
  const { status, body } = await score('https://media.example/a.jpeg')
  expect([status, body.code]).toEqual([400, 'bad_request'])
})

it('nothing in MEDIA_DENIED_NETWORKS is ever dialled, by name or by address (decision 10)', async () => {
  const { score, network, balance } = await start({
    MEDIA_DENIED_NETWORKS: `${otherAddress}/32, 2001:db8::/32`,
  })
  for (const host of ['own.example', otherAddress, `[::ffff:${otherAddress}]`]) {
    const answer = await score(`https://${host}/a.jpeg`)
    expect(answer).toMatchObject({ status: 400, body: { code: 'media_fetch_failed' } })
  }
  expect(dialledBy(network)).toBe(0)
  expect(await balance()).toBe(150)
  expect((await score('https://media.example/a.jpeg')).status).toBe(200)
})

it('fetches of an account that fail are limited by the hour, and those of others are not', async () => {
  const { score, network, account, balance, store } = await start({ MEDIA_FAILURES_PER_HOUR: '3' })
  for (let count = 0; count < 3; count++) {
    expect((await score('https://media.example/a.jpeg')).status).toBe(200)
    const failed = await score(`https://media.example/missing-${count}.jpeg`)
    expect(failed).toMatchObject({ status: 400, body: { code: 'media_fetch_failed' } })
  }
  const before = dialledBy(network)
  const refused = await score('https://media.example/missing-3.jpeg')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(refused.body.detail).toContain('at most 3 an hour')
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(1_000)
  expect(seconds).toBeLessThanOrEqual(1_200)
  expect(dialledBy(network)).toBe(before)
  expect(await balance()).toBe(144)
  expect(await store.verify()).toEqual([])
  const { key } = await account('second@mail.example')
  expect((await score('https://media.example/a.jpeg', key)).status).toBe(200)
})

it('many fetches at once are no way round the limit, in an asset neither', async () => {
  const { score, network, post } = await start({ MEDIA_FAILURES_PER_HOUR: '4' })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, count) => score(`https://media.example/${count}`)),
  )
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(8)
  expect(dialledBy(network)).toBe(4)
  const block = { type: 'image', source: { kind: 'url', url: 'https://media.example/a.jpeg' } }
  const asset = await post('/v1/analyze', { type: 'asset', content: [block] })
  expect(asset.status).toBe(429)
  expect(dialledBy(network)).toBe(4)
})
