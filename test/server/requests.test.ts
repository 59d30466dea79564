import { describe, expect, it } from 'vitest'
import { startService } from './support/start-service.ts'
import { draft, validBodies } from './support/valid-bodies.ts'

/** Sets the field at a path of keys. */
function withField(body: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  const object = typeof body === 'object' && body !== null ? body : {}
  const member: unknown = Reflect.get(object, name)
  if (Array.isArray(object)) {
    return object.map((each, index) =>
      String(index) === name ? withField(each, rest, value) : each,
    )
  }
  return { ...object, [name]: withField(member, rest, value) }
}

const text = (length: number) => 'a'.repeat(length)
const textPaths = [
  ['/v1/analyze', 'content', 100_000],
  ['/v1/analyze-text', 'text', 100_000],
  ['/v1/analyze-style', 'text', 25_000],
] as const

describe('bounds', () => {
  it.each(textPaths)(
    'R-ANA-05, R-ANA-16, R-ANA-17, R-STY-01, R-STY-06 and R-LEG-01 %s takes 20 to its bound',
    async (path, field, most) => {
      const { post, credit } = await startService()
      await credit(1000)
      for (const [length, status] of [
        [0, 400],
        [19, 400],
        [20, 200],
        [most, 200],
        [most + 1, 400],
      ] as const) {
        const body = { ...validBodies[path], [field]: text(length) }
        const answer = await post(path, body)
        expect({ length, status: answer.status }).toEqual({ length, status })
        if (status === 400) {
          expect(answer.body.code).toBe('bad_request')
          expect(answer.body.errors).toEqual([
            {
              pointer: `/${field}`,
              detail:
                length < 20
                  ? 'expected at least 20 characters'
                  : `expected at most ${most.toLocaleString('en')} characters`,
            },
          ])
        }
      }
    },
  )

  it('R-DEMO-09 and R-DEMO-01 a demo text has 20 to 4,000 characters', async () => {
    const { post } = await startService()
    for (const [length, status] of [
      [19, 400],
      [20, 200],
      [4000, 200],
      [4001, 400],
    ] as const) {
      expect((await post('/demo/analyze', { text: text(length) })).status).toBe(status)
    }
  })

  it('characters are code points as sent: emoji count one, CRLF two, blanks count (decision 1)', async () => {
    const { post } = await startService()
    const status = async (content: string) =>
      (await post('/v1/analyze', { type: 'text', content })).status
    expect(await status('😀'.repeat(19))).toBe(400)
    expect(await status('😀'.repeat(20))).toBe(200)
    expect(await status(`${'a'.repeat(18)}\r\n`)).toBe(200)
    expect(await status(' '.repeat(20))).toBe(200)
    expect(await status('e\u0301'.repeat(10))).toBe(200)
  })

  it('R-CTX-06, R-CTX-07, R-CTX-08, R-CTX-09 and R-ANA-09 fields of the context and transcripts have bounds (decision 13)', async () => {
    const { post } = await startService()
    const bounds = [
      [['context', 'domain'], 100],
      [['context', 'custom_policy'], 2000],
      [['context', 'transcript'], 10_000],
      [['transcript'], 10_000],
    ] as const
    for (const [path, most] of bounds) {
      for (const [length, status] of [
        [0, 200],
        [most, 200],
        [most + 1, 400],
      ] as const) {
        const body = withField({ type: 'text', content: draft }, path, text(length))
        expect({ path, length, status: (await post('/v1/analyze', body)).status }).toEqual({
          path,
          length,
          status,
        })
      }
    }
  })

  it('R-ACC-02, R-ACC-03, R-ACC-04, R-ACC-05 and R-ACC-06 fields of an access request have bounds (decision 33)', async () => {
    const { post } = await startService({ config: { accessRequestsPerHour: 1000 } })
    const valid = validBodies['/request-access']
    const status = async (field: string, value: unknown) =>
      (await post('/request-access', { ...valid, [field]: value })).status
    for (const [field, most] of [
      ['name', 120],
      ['company', 160],
      ['volume', 160],
      ['use_case', 1200],
    ] as const) {
      expect(await status(field, text(most))).toBe(200)
      expect(await status(field, `  ${text(most)}  `)).toBe(200)
      expect(await status(field, text(most + 1))).toBe(400)
    }
    for (const field of ['name', 'use_case']) expect(await status(field, '   ')).toBe(400)
    const mail = (length: number) => `${text(length - '@mail.example'.length)}@mail.example`
    expect(await status('email', mail(180))).toBe(200)
    expect(await status('email', mail(181))).toBe(400)
    for (const wrong of ['nobody', 'a@b', 'a b@mail.example', '@mail.example', 'a@mail..example']) {
      expect(await status('email', wrong)).toBe(400)
    }
    expect(await status('email', "o'hara+x@mail.example")).toBe(200)
    for (const missing of ['name', 'email', 'use_case'])
      expect(await status(missing, undefined)).toBe(400)
  })
})

describe('types of fields', () => {
  const wrongValues = [null, 7, true, 'canary', [], {}]
  const common = [
    [['context'], ['object']],
    [['context', 'format'], []],
    [['context', 'intended_use'], []],
    [['context', 'domain'], ['string']],
    [['context', 'custom_policy'], ['string']],
    [['context', 'transcript'], ['string']],
    [['store_content'], ['boolean']],
    [['privacy_mode'], ['boolean']],
  ] as const
  const own: Readonly<
    Record<string, readonly (readonly [readonly string[], readonly string[]])[]>
  > = {
    '/v1/analyze': [
      [['type'], []],
      [['content'], []],
      [['auto_revise'], ['boolean']],
      [['transcript'], ['string']],
    ],
    '/v1/analyze-text': [
      [['text'], []],
      [['auto_revise'], ['boolean']],
    ],
    '/v1/analyze-style': [
      [['text'], []],
      [['execution_mode'], []],
      [['include_text_in_spans'], ['boolean']],
    ],
    '/v1/analyze-batch': [
      [['items'], []],
      [['items', '0'], []],
      [['items', '0', 'id'], ['string']],
      [['items', '0', 'text'], []],
      [['mode'], []],
    ],
    '/v1/analyze-image': [[['image_url'], []]],
    '/v1/analyze-audio': [[['audio_url'], []]],
  }

  it.each(Object.keys(own))(
    'R-CTX-01, R-CTX-02, R-CTX-04, R-CTX-09, R-ANA-01, R-ANA-04, R-ANA-11, R-ANA-12, R-ANA-13, R-STY-02, R-STY-03, R-STY-04, R-BAT-01 and R-ERR-10 %s refuses other types, null and unknown words (decision 5)',
    async (path) => {
      const { post, credit } = await startService()
      await credit(1000)
      const valid = validBodies[path]
      for (const [field, types] of [...common, ...(own[path] ?? [])]) {
        for (const value of wrongValues) {
          const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
          if (types.some((each) => each === type)) continue
          const { status, body, text: raw } = await post(path, withField(valid, field, value))
          expect({ field, value, status }).toEqual({ field, value, status: 400 })
          expect(['bad_request', 'unsupported_mode']).toContain(body.code)
          expect(raw).not.toContain('canary')
        }
      }
    },
  )

  it('R-CTX-02, R-CTX-03, R-CTX-04 and R-CTX-05 every format and use is read, and none is needed', async () => {
    const { post } = await startService()
    for (const format of ['article', 'social_post', 'product_review', 'caption', 'other']) {
      const body = { type: 'text', content: draft, context: { format } }
      expect((await post('/v1/analyze', body)).status).toBe(200)
    }
    for (const intended_use of [
      'publish',
      'train',
      'cite',
      'moderate',
      'security_filter',
      'other',
    ]) {
      const body = { type: 'text', content: draft, context: { intended_use } }
      expect((await post('/v1/analyze', body)).status).toBe(200)
    }
    expect((await post('/v1/analyze', { type: 'text', content: draft, context: {} })).status).toBe(
      200,
    )
  })

  it('R-VER-06 fields that are not known change nothing, the model least of all (decision 6)', async () => {
    const { post } = await startService()
    const plain = (await post('/v1/analyze', { type: 'text', content: draft })).body
    const extra = { model: 'x', stream: true, account_id: 'acct_x', billing: { price_cents: 0 } }
    const { status, body } = await post('/v1/analyze', { type: 'text', content: draft, ...extra })
    expect(status).toBe(200)
    expect(body.model_version).toBe('v0.1')
    expect({ ...body, analysis_id: '', billing: 0 }).toEqual({
      ...plain,
      analysis_id: '',
      billing: 0,
    })
    expect(body.billing.price_cents).toBe(0.5)
  })
})

describe('modes', () => {
  it('R-ANA-03 and R-ANA-19 other types are refused', async () => {
    const { post } = await startService()
    for (const type of ['Text', 'hologram', '', 'texts']) {
      expect((await post('/v1/analyze', { type, content: draft })).status).toBe(400)
    }
    const video = await post('/v1/analyze', {
      type: 'video',
      content: 'https://media.example/a.mp4',
    })
    expect(video).toMatchObject({ status: 400, body: { code: 'unsupported_mode' } })
  })

  it('R-ANA-07 the blocks of an asset are checked before anything is charged (decision 15)', async () => {
    const { post, balance } = await startService()
    const send = (content: unknown) => post('/v1/analyze', { type: 'asset', content })
    const block = { type: 'text', text: 'One paragraph.' }
    for (const content of [
      [],
      Array.from({ length: 21 }, () => block),
      'text',
      [{ type: 'video' }],
    ]) {
      expect(await send(content)).toMatchObject({ status: 400, body: { code: 'bad_request' } })
    }
    const wrong = await send([block, { type: 'text', text: 7 }])
    expect(wrong.body.errors).toEqual([{ pointer: '/content/1/text', detail: 'expected a string' }])
    expect(await balance()).toBe(150)
    expect((await send([block])).status).toBe(200)
    const most = await send(Array.from({ length: 20 }, () => block))
    expect(most.body.blocks).toHaveLength(20)
  })
})
