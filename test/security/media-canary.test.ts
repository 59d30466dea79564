import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readVideo, scoreAudio } from '@content-trust/engine/node/media'
import { analyzeVideo } from '@content-trust/engine/video'
import { afterEach, expect, it, vi } from 'vitest'
import { createMediaPool } from '../../apps/server/src/scoring/media-pool.ts'
import { fakeFrames } from '../media/support/fake-frames.ts'
import { fakeNetwork } from '../media/support/fake-network.ts'
import { depsOf, keepOrigins, publicAddress } from '../media/support/fetching.ts'
import {
  markedImage,
  markedMp3,
  markedRecording,
  markedVideo,
} from '../media/support/marked-media.ts'
import { serve } from '../media/support/origin.ts'
import { dataFolder, startProcess } from '../server/support/start-process.ts'
import { type Service, startService } from '../server/support/start-service.ts'

const canary = 'zqcanary'
const marked = (name: string) => `${canary}${name}`
const inline = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`

const image = await markedImage(marked('image'))
const recording = markedRecording(marked('recording'))
const mp3 = await markedMp3(marked('tag'))
const video = await markedVideo(marked('video'))

const text = { type: 'text', text: `${marked('asset')} experts say this is very unique.` }
const imageBlock = (bytes: Buffer) => ({
  type: 'image',
  source: { kind: 'base64', media_type: 'image/jpeg', data: bytes.toString('base64') },
})

/** Media in the body itself: each kind once valid and once damaged. */
const inBody: Readonly<Record<string, readonly [status: number, body: object]>> = {
  image: [200, { type: 'image', content: inline(image, 'image/jpeg') }],
  'broken image': [400, { type: 'image', content: inline(image.subarray(0, 9_000), 'image/jpeg') }],
  'image of another type': [400, { type: 'image', content: inline(image, 'image/png') }],
  audio: [200, { type: 'audio', content: inline(recording, 'audio/wav') }],
  mp3: [200, { type: 'audio', content: inline(mp3, 'audio/mpeg'), transcript: marked('spoken') }],
  'broken audio': [
    400,
    {
      type: 'audio',
      content: inline(Buffer.concat([recording.subarray(0, 12), mp3]), 'audio/wav'),
    },
  ],
  asset: [200, { type: 'asset', content: [text, imageBlock(image)] }],
  'broken asset': [400, { type: 'asset', content: [text, imageBlock(image.subarray(0, 9_000))] }],
}

/** The contents of all files in a folder, as one text. */
async function contentsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const contents = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'))
  return (await Promise.all(contents)).join('\n')
}

/** The mark as it is, as base64 at each of its three places, and as UTF-16. */
const disguises = [
  canary,
  Buffer.from(canary, 'utf16le').toString('latin1'),
  ...[0, 1, 2].map((shift) =>
    Buffer.from('x'.repeat(shift) + canary)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  ),
]
const marksIn = (words: string) => disguises.filter((disguise) => words.includes(disguise))

afterEach(() => {
  vi.unstubAllEnvs()
})

it('finds the mark in what is sent, however it is written', () => {
  expect(marksIn(image.toString('latin1'))).toContain(canary)
  expect(marksIn(recording.toString('latin1'))).toContain(canary)
  expect(marksIn(mp3.toString('latin1'))).toContain(canary)
  expect(marksIn(video.toString('latin1'))).toContain(canary)
  for (const shift of [0, 1, 2]) {
    expect(marksIn(Buffer.from(`${'y'.repeat(shift)}${canary}zz`).toString('base64'))).not.toEqual(
      [],
    )
  }
})

it('R-PRIV-01, R-PRIV-02 and R-PRIV-04 nothing of real media is in records, log, output, metrics, temporary files or errors of the service', async () => {
  const [folder, temporary] = [await dataFolder(), await dataFolder()]
  const running = await startProcess(folder, {
    TMPDIR: temporary,
    METRICS_PORT: '0',
    LOG_LEVEL: 'debug',
    SCORING_DEADLINE_MS: '60000',
  })
  let printed = ''
  running.process.stdout?.on('data', (chunk) => {
    printed += String(chunk)
  })
  const context = { domain: marked('domain'), custom_policy: `Reject ${marked('policy')} claims.` }
  for (const [name, [status, body]] of Object.entries(inBody)) {
    const answer = await fetch(`${running.address}/v1/analyze`, {
      method: 'POST',
      body: JSON.stringify({ context, store_content: name !== 'asset', ...body }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${running.key}`,
        'idempotency-key': marked(name.replaceAll(' ', '-')),
      },
    })
    const said = await answer.text()
    expect([name, answer.status, status === 200 ? '' : said]).toEqual([
      name,
      status,
      status === 200 ? '' : expect.not.stringContaining(canary),
    ])
  }
  const metrics = await fetch(/Metrics on (\S+)/.exec(running.said)?.[1] ?? '')
  const told = await metrics.text()
  const kept = [await contentsOf(folder), await contentsOf(temporary)]
  running.process.kill('SIGTERM')
  await once(running.process, 'exit')
  kept.push(await contentsOf(folder), await contentsOf(temporary))
  expect(kept.join('').length).toBeGreaterThan(50_000)
  expect(running.logged().split('\n').length).toBeGreaterThan(Object.keys(inBody).length)
  for (const words of [...kept, told, printed, running.logged()]) expect(marksIn(words)).toEqual([])
})

const origin = keepOrigins()(
  serve(({ url = '' }, response) => {
    const found = [...served].find(([path]) => url.startsWith(`/${marked(path)}`))?.[1]
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': found?.type ?? 'text/html',
      'content-disposition': `attachment; filename="${marked('name')}"`,
    })
    response.end(found?.bytes ?? marked('page'))
  }),
)
const served = new Map([
  ['photo', { type: 'image/jpeg', bytes: image }],
  ['torn', { type: 'image/jpeg', bytes: image.subarray(0, 9_000) }],
  ['call', { type: 'audio/mpeg', bytes: mp3 }],
  ['video', { type: 'video/quicktime', bytes: video }],
])
const addressOf = (path: string) =>
  `https://media.example/${marked(path)}?token=${marked('token')}#${marked('part')}`

/** Sends a URL of each kind of media, and checks the status of each answer. */
async function fetchEverything({ post, send }: Service, rest: object): Promise<void> {
  const analyze = (body: object) => post('/v1/analyze', { ...rest, ...body })
  const block = (path: string) => ({
    type: 'image',
    source: { kind: 'url', url: addressOf(path) },
  })
  const answers = [
    [200, await analyze({ type: 'image', content: addressOf('photo') })],
    [400, await analyze({ type: 'image', content: addressOf('torn') })],
    [400, await analyze({ type: 'image', content: addressOf('gone') })],
    [400, await analyze({ type: 'audio', content: addressOf('photo') })],
    [200, await post('/v1/analyze-audio', { audio_url: addressOf('call'), ...rest })],
    [200, await analyze({ type: 'video', content: addressOf('video') })],
    [400, await analyze({ type: 'video', content: addressOf('call') })],
    [200, await analyze({ type: 'asset', content: [block('photo'), block('photo')] })],
    [400, await analyze({ type: 'asset', content: [block('photo'), block('gone')] })],
    [
      200,
      await send({
        method: 'POST',
        url: '/demo/analyze-image',
        payload: JSON.stringify({ image_url: addressOf('photo') }),
        headers: { 'content-type': 'application/json' },
      }),
    ],
  ] as const
  expect(answers.map(([, { status }]) => status)).toEqual(answers.map(([status]) => status))
  for (const [status, answer] of answers)
    if (status !== 200) expect(marksIn(answer.text)).toEqual([])
}

it.each([
  ['by default', {}],
  ['with store_content', { store_content: true }],
])(
  'R-PRIV-03 and R-PRIV-08 of fetched media no address, tag or byte is kept, %s',
  async (_name, rest) => {
    const temporary = await dataFolder()
    vi.stubEnv('TMPDIR', temporary)
    const pool = createMediaPool({ threads: 1, deadlineMs: 60_000, maxWaiting: 4 })
    try {
      const { port } = await origin
      const service = await startService({
        mediaScorers: {
          ...pool.scorers,
          video: async ({ bytes, context }) =>
            analyzeVideo(await readVideo(bytes, fakeFrames), { context }),
        },
        mediaFetch: depsOf(
          fakeNetwork({ names: { '*': [[publicAddress]] }, ports: { [publicAddress]: port } }),
        ),
      })
      await service.store.accounts.setVideoBeta(service.accountId, true)
      await fetchEverything(service, rest)
      expect(service.lines.length).toBeGreaterThan(9)
      expect(marksIn(service.lines.join('\n'))).toEqual([])
      const stored = await contentsOf(service.folder)
      expect(stored.length).toBeGreaterThan(10_000)
      expect(marksIn(stored)).toEqual([])
      expect(tmpdir()).toBe(temporary)
      expect(await readdir(temporary)).toEqual([basename(service.folder)])
    } finally {
      await pool.close()
    }
  },
)

it('R-PRIV-01 words that a recogniser heard are in the answer and nowhere else', async () => {
  const heard = {
    text: `We ${marked('heard')} unlock seamless synergies for everyone.`,
    units: 20,
    logProbability: -1,
    isWhole: true,
  }
  const service = await startService({
    mediaScorers: {
      audio: ({ bytes, context }) =>
        scoreAudio(bytes, { context, recogniser: { recognise: async () => heard } }),
    },
  })
  const answer = await service.post(
    '/v1/analyze',
    { type: 'audio', content: inline(recording, 'audio/wav'), store_content: true },
    { 'idempotency-key': 'heard' },
  )
  expect(answer.body).toMatchObject({ transcript: heard.text, transcript_source: 'recogniser' })
  expect(marksIn(service.lines.join('\n'))).toEqual([])
  expect(marksIn(await contentsOf(service.folder))).toEqual([])
})
