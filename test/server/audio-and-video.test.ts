import { readFile } from 'node:fs/promises'
import { readVideo } from '@content-trust/engine/node/media'
import { audioResultSchema, videoResultSchema } from '@content-trust/engine/schema'
import { analyzeVideo } from '@content-trust/engine/video'
import { afterEach, expect, it, vi } from 'vitest'
import { runAudioTask, runVideoTask } from '../../apps/server/src/scoring/run-media-task.ts'
import type { MediaScorers } from '../../apps/server/src/scoring/scoring.ts'
import { fakeFrames } from '../media/support/fake-frames.ts'
import { fakeNetwork } from '../media/support/fake-network.ts'
import { depsOf, keepOrigins, publicAddress } from '../media/support/fetching.ts'
import { serve } from '../media/support/origin.ts'
import { startService } from './support/start-service.ts'

const fixture = (name: string) => readFile(new URL(`../media/fixtures/${name}`, import.meta.url))
const voice = await fixture('voice.mp3')
const video = await fixture('video.webm')
const served = new Map([
  ['/voice.mp3', { type: 'audio/mpeg', bytes: voice }],
  ['/video.webm', { type: 'video/webm', bytes: video }],
])

const origin = keepOrigins()(
  serve((request, response) => {
    const found = served.get(request.url ?? '')
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': found?.type ?? '' })
    response.end(found?.bytes)
  }),
)

const mediaScorers: MediaScorers = {
  audio: runAudioTask,
  video: async ({ bytes, context }) =>
    analyzeVideo(await readVideo(bytes, fakeFrames), { context }),
}

async function start(scorers = mediaScorers) {
  const { port } = await origin
  const network = fakeNetwork({
    names: { '*': [[publicAddress]] },
    ports: { [publicAddress]: port },
  })
  const service = await startService({ mediaScorers: scorers, mediaFetch: depsOf(network) })
  const demo = (kind: string, payload: object) =>
    service.send({
      method: 'POST',
      url: `/demo/analyze-${kind}`,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })
  return { ...service, demo }
}

const inline = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`

afterEach(() => {
  vi.unstubAllEnvs()
})

it('R-MED-01, R-MED-04, R-MED-05, R-SRC-06, R-LEG-04 and R-LEG-06 every way to send audio gives one result', async () => {
  const { post, demo } = await start()
  const url = 'https://media.example/voice.mp3'
  const answers = [
    await post('/v1/analyze', { type: 'audio', content: url }),
    await post('/v1/analyze', { type: 'audio', content: inline(voice, 'audio/mpeg') }),
    await post('/v1/analyze', { type: 'audio', source: { kind: 'url', url } }),
    await post('/v1/analyze-audio', { audio_url: url }),
    await demo('audio', { audio_url: url }),
  ]
  const results = answers.map(({ status, body }) => {
    expect(status).toBe(200)
    const { analysis_id: _id, billing: _billing, ...result } = body
    return audioResultSchema.strict().parse(result)
  })
  for (const result of results) {
    expect(result).toEqual(results[0])
    expect(result.synthetic_risk).toBe(result.synthetic_audio_risk)
    expect(result.transcript).toBe('')
  }
  expect(answers.map(({ body }) => body.billing?.price_cents)).toEqual([1, 1, 1, 1, 0])
})

it('R-ANA-09 and R-ANA-10 a transcript is returned, scored as text, and counts in the workflow risk (decision 12)', async () => {
  const { post } = await start()
  const transcript =
    'In today’s fast-paced digital landscape, it is important to note that our cutting-edge, game-changing solution seamlessly empowers teams to unlock their full potential. Delve into a rich tapestry of possibilities and elevate your journey to the next level.'
  const content = inline(voice, 'audio/mpeg')
  const bare = (await post('/v1/analyze', { type: 'audio', content })).body
  const answers = [
    await post('/v1/analyze', { type: 'audio', content, transcript }),
    await post('/v1/analyze', { type: 'audio', content, context: { transcript } }),
  ]
  for (const { body } of answers) {
    expect(body.transcript).toBe(transcript)
    expect(body.synthetic_audio_risk).toBe(bare.synthetic_audio_risk)
    expect(body.workflow_risk).toBeGreaterThan(body.synthetic_audio_risk)
    const placed: { span: string; start: number; end: number }[] = body.evidence.filter(
      ({ start }: { start?: number }) => start !== undefined,
    )
    expect(placed.length).toBeGreaterThan(0)
    for (const { span, start, end } of placed) expect(transcript.slice(start, end)).toBe(span)
  }
})

it('R-MED-06, R-MED-07, R-SRC-07, R-LEG-05 and R-LEG-06 every way to send a video gives one result (decision 16)', async () => {
  const { post, store, accountId } = await start()
  await store.accounts.setVideoBeta(accountId, true)
  const url = 'https://media.example/video.webm'
  const answers = [
    await post('/v1/analyze', { type: 'video', content: url }),
    await post('/v1/analyze', { type: 'video', source: { kind: 'url', url } }),
    await post('/v1/analyze-video', { video_url: url }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    const { analysis_id: _id, billing, ...result } = body
    expect(billing.price_cents).toBe(5)
    const parsed = videoResultSchema.strict().parse(result)
    expect(parsed.synthetic_risk).toBe(parsed.synthetic_video_risk)
    expect(result).toEqual({ ...answers[0]?.body, analysis_id: undefined, billing: undefined })
  }
})

it('a machine without a frame decoder answers 503 and charges nothing (decision 16)', async () => {
  const { post, store, accountId, balance } = await start({ video: runVideoTask })
  await store.accounts.setVideoBeta(accountId, true)
  vi.stubEnv('PATH', '')
  const before = await balance()
  const url = 'https://media.example/video.webm'
  for (const answer of [
    await post('/v1/analyze', { type: 'video', content: url }),
    await post('/v1/analyze-video', { video_url: url }),
  ]) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'extractor_unavailable' } })
  }
  expect(await balance()).toBe(before)
})

it('R-ERR-15 AAC on a machine that cannot decode it answers 503 and charges nothing', async () => {
  const { post, balance } = await start()
  vi.stubEnv('PATH', '')
  const before = await balance()
  const content = inline(await fixture('voice.m4a'), 'audio/mp4')
  const answer = await post('/v1/analyze', { type: 'audio', content })
  expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
  expect(answer.body.detail).toContain('Install ffmpeg')
  expect(await balance()).toBe(before)
})

it('R-BILL-09 audio that is cut to its header or of another type is 400 and free (decision 9)', async () => {
  const { post, balance } = await start()
  const before = await balance()
  for (const content of [
    inline(voice, 'audio/wav'),
    inline(voice.subarray(0, 60), 'audio/mpeg'),
    inline(Buffer.from('RIFF\x10\0\0\0WAVEdata\0\0\0\0', 'latin1'), 'audio/wav'),
  ]) {
    const answer = await post('/v1/analyze', { type: 'audio', content })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  }
  expect(await balance()).toBe(before)
})
