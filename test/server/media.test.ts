import { describe, expect, it } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import type { MediaScorers } from '../../apps/server/src/scoring/scoring.ts'
import { startService } from './support/start-service.ts'
import { draft } from './support/valid-bodies.ts'

/** The smallest valid PNG. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const wav = Buffer.concat([
  Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt \x10\x00\x00\x00\x01\x00\x01\x00', 'latin1'),
  Buffer.from('\x44\xac\x00\x00\x88\x58\x01\x00\x02\x00\x10\x00data\x00\x00\x00\x00', 'latin1'),
]).toString('base64')

const routed = runTextTask({ kind: 'text', source: draft, context: {}, revises: false })

/** Scorers that answer what they are told to. */
const mediaScorers: MediaScorers = {
  image: async () => ({
    ...routed,
    modality: 'image',
    synthetic_image_risk: 0.2,
    synthetic_risk: 0.2,
  }),
  audio: async ({ transcript }) => ({
    ...routed,
    modality: 'audio',
    transcript,
    synthetic_audio_risk: 0.3,
    workflow_risk: 0.4,
    synthetic_risk: 0.3,
  }),
}

const dataUri = `data:image/png;base64,${png}`
const source = { kind: 'base64', media_type: 'image/png', data: png }
const address = (length: number) =>
  `https://media.example/${'a'.repeat(length - 'https://media.example/'.length)}`

describe('without a scorer', () => {
  it('R-ERR-15 and R-BILL-16 image and audio are 503 for the time being, and cost nothing', async () => {
    const { post, balance, store } = await startService()
    for (const body of [
      { type: 'image', content: dataUri },
      { type: 'image', content: 'https://media.example/a.png' },
      { type: 'audio', content: 'https://media.example/a.mp3' },
    ]) {
      const answer = await post('/v1/analyze', body)
      expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
    }
    expect(await balance()).toBe(150)
    expect(await store.verify()).toEqual([])
  })

  it('video is for accounts of the beta; without an extractor it is 503 (decision 16)', async () => {
    const { post, store, accountId, balance } = await startService()
    const body = { type: 'video', content: 'https://media.example/a.mp4' }
    const legacy = { video_url: body.content }
    for (const answer of [
      await post('/v1/analyze', body),
      await post('/v1/analyze-video', legacy),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'unsupported_mode' } })
    }
    await store.accounts.setVideoBeta(accountId, true)
    for (const answer of [
      await post('/v1/analyze', body),
      await post('/v1/analyze-video', legacy),
    ]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'extractor_unavailable' } })
    }
    expect(await balance()).toBe(150)
  })

  it('R-DEMO-02 and R-DEMO-03 the demos of media check their address before they are 503', async () => {
    const { post } = await startService()
    for (const kind of ['image', 'audio']) {
      const send = (url: unknown) => post(`/demo/analyze-${kind}`, { [`${kind}_url`]: url })
      expect((await send('https://media.example/a')).status).toBe(503)
      for (const wrong of ['http://media.example/a', undefined, 7])
        expect((await send(wrong)).status).toBe(400)
    }
  })
})

describe('what a request may hold', () => {
  it('R-ANA-06, R-ANA-20, R-SRC-08 and R-SRC-09 an address is https and has at most 2,000 characters', async () => {
    const { post } = await startService({ mediaScorers })
    const code = async (content: unknown) => {
      return (await post('/v1/analyze', { type: 'image', content })).body.code
    }
    expect(await code(address(2000))).toBe('media_fetch_failed')
    expect(await code(address(2001))).toBe('bad_request')
    for (const wrong of [
      'http://media.example/a.png',
      'ftp://media.example/a.png',
      'https:media.example/a.png',
      'https://',
      'media.example/a.png',
      'javascript:alert(1)',
      '',
    ]) {
      expect(await code(wrong)).toBe('bad_request')
    }
  })

  it('R-SRC-01, R-SRC-02, R-SRC-03 and R-SRC-04 a source has one of two forms', async () => {
    const { post } = await startService({ mediaScorers })
    const status = async (each: unknown, type = 'image') =>
      (await post('/v1/analyze', { type, source: each })).status
    expect(await status(source)).toBe(200)
    expect(await status({ kind: 'url', url: address(2000) })).toBe(400)
    for (const wrong of [
      null,
      'text',
      {},
      { kind: 'file', path: 'a' },
      { ...source, media_type: 'image/gif' },
      { ...source, media_type: 'image/jpeg' },
      { ...source, data: '' },
      { ...source, data: 'not base64!' },
      { ...source, data: 7 },
      { kind: 'url' },
      { kind: 'url', url: 'http://media.example/a.png' },
      { kind: 'url', url: address(2001) },
    ]) {
      const answer = await post('/v1/analyze', { type: 'image', source: wrong })
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    }
    expect(await status(source, 'audio')).toBe(400)
    expect(await status(source, 'video')).toBe(400)
  })

  it('R-ANA-08 content may be missing beside a source, which wins (decision 8)', async () => {
    const { post } = await startService({ mediaScorers })
    expect((await post('/v1/analyze', { type: 'image', source })).status).toBe(200)
    const both = { type: 'image', source, content: 'https://media.example/a.png' }
    expect((await post('/v1/analyze', both)).status).toBe(200)
    const neither = await post('/v1/analyze', { type: 'image' })
    expect(neither).toMatchObject({ status: 400, body: { errors: [{ pointer: '/content' }] } })
  })

  it('a video is never sent inline (decision 8)', async () => {
    const { post, store, accountId } = await startService()
    await store.accounts.setVideoBeta(accountId, true)
    const answer = await post('/v1/analyze', {
      type: 'video',
      content: 'data:video/mp4;base64,AAAA',
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } })
  })

  it('the bytes must be what the data URI says (decision 9)', async () => {
    const { post } = await startService({ mediaScorers })
    const status = async (type: string, content: string) =>
      (await post('/v1/analyze', { type, content })).status
    expect(await status('image', dataUri)).toBe(200)
    expect(await status('audio', `data:audio/wav;base64,${wav}`)).toBe(200)
    expect(await status('audio', `data:audio/x-wav;base64,${wav}`)).toBe(200)
    expect(await status('image', `data:image/jpeg;base64,${png}`)).toBe(400)
    expect(await status('image', `data:image/svg+xml;base64,${png}`)).toBe(400)
    expect(await status('image', `data:audio/wav;base64,${wav}`)).toBe(400)
    expect(await status('image', `data:image/png,${png}`)).toBe(400)
  })

  it('R-SRC-05 and R-SRC-06 an image has at most 5 MB, a recording 4 MB (decision 9)', async () => {
    const { post } = await startService({ mediaScorers })
    const padded = (start: string, size: number) => {
      const bytes = Buffer.alloc(size)
      Buffer.from(start, 'base64').copy(bytes)
      return bytes.toString('base64')
    }
    const image = async (size: number) =>
      (
        await post('/v1/analyze', {
          type: 'image',
          content: `data:image/png;base64,${padded(png, size)}`,
        })
      ).status
    const audio = async (size: number) =>
      (
        await post('/v1/analyze', {
          type: 'audio',
          content: `data:audio/wav;base64,${padded(wav, size)}`,
        })
      ).status
    expect(await image(5_242_880)).toBe(200)
    expect(await image(5_242_881)).toBe(400)
    expect(await audio(4_194_304)).toBe(200)
    expect(await audio(4_194_305)).toBe(400)
  })
})

describe('with a scorer', () => {
  it('R-BILL-09, R-MED-01, R-MED-02 and R-MED-03 an image costs two cents', async () => {
    const { post } = await startService({ mediaScorers })
    const { status, body } = await post('/v1/analyze', { type: 'image', content: dataUri })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      modality: 'image',
      synthetic_image_risk: 0.2,
      synthetic_risk: 0.2,
      analysis_id: expect.stringMatching(/^an_/),
      billing: {
        bucket: 'image_v0',
        units_analyzed: 1,
        price_cents: 2,
        remaining_balance_cents: 148,
      },
    })
  })

  it('R-ANA-10, R-MED-04, R-MED-05 and R-BILL-10 the transcript of the context wins (decision 12)', async () => {
    const { post } = await startService({ mediaScorers })
    const content = `data:audio/wav;base64,${wav}`
    const transcript = async (rest: object) =>
      (await post('/v1/analyze', { type: 'audio', content, ...rest })).body.transcript
    expect(await transcript({})).toBe('')
    expect(await transcript({ transcript: 'top' })).toBe('top')
    expect(await transcript({ transcript: 'top', context: { transcript: 'inner' } })).toBe('inner')
    const { billing } = (await post('/v1/analyze', { type: 'audio', content })).body
    expect(billing).toMatchObject({ bucket: 'audio_v0', price_cents: 1 })
    const text = await post('/v1/analyze', { type: 'text', content: draft, transcript: 'top' })
    expect(text.body.transcript).toBeUndefined()
  })

  it('R-REV-09 and R-ANA-12 auto_revise is noted and changes no price (decision 7)', async () => {
    const { post } = await startService({ mediaScorers })
    const body = { type: 'image', content: dataUri, auto_revise: true }
    const { body: answer } = await post('/v1/analyze', body)
    expect(answer.limitations.join(' ')).toContain('auto_revise')
    expect(answer.billing.price_cents).toBe(2)
  })

  it('an address that cannot be fetched is 400, free, and tells nothing of the network (decision 10)', async () => {
    const { post, balance } = await startService({ mediaScorers })
    const details = new Set<string>()
    for (const url of [
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://169.254.169.254/latest',
      'https://media.example/a',
    ]) {
      const answer = await post('/v1/analyze', { type: 'image', content: url })
      expect(answer).toMatchObject({ status: 400, body: { code: 'media_fetch_failed' } })
      details.add(answer.body.detail)
    }
    expect(details.size).toBe(1)
    expect(await balance()).toBe(150)
  })
})

describe('legacy forms', () => {
  it('R-LEG-01, R-LEG-06 and R-LEG-02 text gives the same result and price, revision included (decision 7)', async () => {
    const { post } = await startService()
    for (const rest of [{}, { auto_revise: true }, { context: { intended_use: 'train' } }]) {
      const unified = (await post('/v1/analyze', { type: 'text', content: draft, ...rest })).body
      const legacy = (await post('/v1/analyze-text', { text: draft, ...rest })).body
      const same = ({ analysis_id: _, billing, ...result }: typeof unified) => ({
        ...result,
        price: billing.price_cents,
        bucket: billing.bucket,
      })
      expect(same(legacy)).toEqual(same(unified))
    }
  })

  it.each(['image', 'audio', 'video'])(
    'R-LEG-03, R-LEG-04, R-LEG-05 and R-LEG-07 analyze-%s takes an https address',
    async (kind) => {
      const { post, store, accountId } = await startService()
      await store.accounts.setVideoBeta(accountId, true)
      const send = (url: unknown) => post(`/v1/analyze-${kind}`, { [`${kind}_url`]: url })
      expect((await send('https://media.example/a')).status).toBe(503)
      for (const wrong of ['http://media.example/a', dataUri, address(2001), 7, null, undefined]) {
        expect((await send(wrong)).status).toBe(400)
      }
      expect(
        (
          await post(`/v1/analyze-${kind}`, {
            [`${kind}_url`]: 'https://media.example/a',
            privacy_mode: 1,
          })
        ).status,
      ).toBe(400)
    },
  )

  it('R-VER-02 audio and video say since when they are deprecated, and what replaces them (decision 32)', async () => {
    const { post } = await startService()
    for (const kind of ['audio', 'video']) {
      const { headers } = await post(`/v1/analyze-${kind}`, {})
      expect(headers['deprecation']).toMatch(/^@\d{10}$/)
      expect(String(headers['link']).split(', ')).toContain(
        '</v1/analyze>; rel="successor-version"',
      )
      expect(headers['sunset']).toBeUndefined()
    }
    expect((await post('/v1/analyze-image', {})).headers['deprecation']).toBeUndefined()
  })
})
