import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runTextTask } from '../../apps/server/src/scoring/run-task.ts'
import type { MediaScorers } from '../../apps/server/src/scoring/scoring.ts'
import { type Service, startService } from './support/start-service.ts'

const canary = 'zqcanary'
const marked = (name: string) => `${canary}${name}`
const text = (name: string) =>
  `${marked(name)} experts say this very unique platform will change everything for everyone.`

/** A PNG that carries a mark, as a data URI. */
function imageWith(mark: string): string {
  const start = Buffer.from(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0',
    'latin1',
  )
  return `data:image/png;base64,${Buffer.concat([start, Buffer.from(mark)]).toString('base64')}`
}

const routed = runTextTask({ kind: 'text', source: text('x'), context: {}, revises: false })
const mediaScorers: MediaScorers = {
  image: async () => ({
    ...routed,
    evidence: [],
    modality: 'image',
    synthetic_image_risk: 0.2,
    synthetic_risk: 0.2,
  }),
}

/** A call of each kind with a mark in every field that a caller fills. */
async function callEverything({ post, send, key }: Service, rest: object): Promise<void> {
  const context = { domain: marked('domain'), custom_policy: `reject ${marked('policy')} claims` }
  const headers = {
    'idempotency-key': marked('idem'),
    'user-agent': marked('agent'),
    cookie: marked('cookie'),
  }
  const all = { context: { ...context, transcript: marked('transcript') }, ...rest }
  await post(
    '/v1/analyze',
    { type: 'text', content: text('a'), auto_revise: true, ...all, [marked('field')]: 1 },
    headers,
  )
  await post('/v1/analyze-text', { text: text('b'), ...all })
  await post('/v1/analyze-style', { text: text('c'), include_text_in_spans: true, ...all })
  await post('/v1/analyze-batch', { items: [{ id: marked('id'), text: text('d') }], ...all })
  await post('/v1/analyze', {
    type: 'image',
    content: `https://media.example/${marked('path')}?q=${marked('query')}`,
  })
  await post('/v1/analyze', { type: 'image', content: imageWith(marked('bytes')), ...all })
  await post('/v1/analyze-audio', { audio_url: `https://media.example/${marked('audio')}` })
  await post('/demo/analyze', { text: text('e'), ...all })
  await post('/v1/analyze', `{"${marked('broken')}`)
  await post('/v1/analyze', { type: marked('type') })
  await send({ url: `/${marked('path')}?key=${key}` })
  await send({
    url: `/v1/balance?key=${marked('param')}`,
    headers: { authorization: `Bearer ${marked('bearer')}` },
  })
}

async function filesOf(folder: string): Promise<string> {
  const names = await readdir(folder)
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))).join('\n')
}

it('R-PRIV-01, R-PRIV-02, R-PRIV-03, R-PRIV-04 and R-DEMO-06 nothing that was sent is in database, log or temporary files', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'content-trust-temporary-'))
  onTestFinished(() => rm(temporary, { recursive: true }))
  vi.stubEnv('TMPDIR', temporary)
  const service = await startService({ mediaScorers })
  await callEverything(service, {})
  const logged = service.lines.join('\n')
  expect(logged.split('\n').length).toBeGreaterThan(10)
  expect(logged).not.toContain(canary)
  expect(logged).not.toContain(service.key)
  const stored = await filesOf(service.folder)
  expect(stored.length).toBeGreaterThan(10_000)
  expect(stored).not.toContain(canary)
  expect(stored).not.toContain(service.key)
  // Beside the folder of the service, nothing was written where temporary files go.
  expect(await readdir(temporary)).toEqual([basename(service.folder)])
  vi.unstubAllEnvs()
})

it('R-PRIV-06, R-PRIV-07 and R-PRIV-08 text is stored on request, media never (decision 11)', async () => {
  const kept = await startService({ mediaScorers })
  await callEverything(kept, { store_content: true })
  expect(kept.lines.join('\n')).not.toContain(canary)
  const stored = await filesOf(kept.folder)
  for (const name of ['a', 'b', 'c', 'd']) expect(stored).toContain(text(name))
  for (const name of ['e', 'path', 'audio', 'query'])
    expect(stored).not.toContain(marked(`${name} `))
  expect(stored).not.toContain(marked('path'))

  const taken = await startService({ mediaScorers })
  await callEverything(taken, { store_content: true, privacy_mode: true })
  expect(await filesOf(taken.folder)).not.toContain(canary)
  const alone = await startService({ mediaScorers })
  await callEverything(alone, { privacy_mode: false })
  expect(await filesOf(alone.folder)).not.toContain(canary)
})

it('R-PRIV-04 a line of the log has no field but those on the list', async () => {
  const service = await startService({ mediaScorers })
  await callEverything(service, {})
  const names = new Set(service.lines.flatMap((line) => Object.keys(JSON.parse(line))))
  expect(service.lines.some((line) => line.includes('"status":200'))).toBe(true)
  expect([...names].sort()).toEqual([
    'account_id',
    'code',
    'key_id',
    'latency_ms',
    'level',
    'method',
    'request_id',
    'route',
    'status',
    'time',
  ])
})
