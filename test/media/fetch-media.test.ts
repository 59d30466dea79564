import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fetchMedia } from '../../apps/server/src/media/fetch-media.ts'
import type { MediaKind } from '../../apps/server/src/media/media-types.ts'
import { fakeNetwork } from './support/fake-network.ts'
import {
  depsOf,
  keepOrigins,
  outcome,
  publicAddress,
  uniformImageError,
} from './support/fetching.ts'
import { serve } from './support/origin.ts'
import { samples, strangers } from './support/samples.ts'

interface Answer {
  readonly type?: string
  readonly body: Uint8Array
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly status?: number
}

const mebibyte = 1_048_576
const filled = (bytes: Uint8Array, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

const answers: Record<string, Answer> = {
  '/png': { type: 'image/png', body: samples.png },
  '/jpeg': { type: 'image/jpg', body: samples.jpeg },
  '/webp': { type: 'application/octet-stream', body: samples.webp },
  '/mp3': { type: 'audio/mpeg', body: samples.mp3 },
  '/wav': { type: 'audio/x-wav', body: samples.wav },
  '/m4a': { type: 'audio/mp4', body: samples.mp4 },
  '/ogg': { type: 'application/ogg', body: samples.ogg },
  '/webm': { type: 'video/webm', body: samples.webm },
  '/mp4': { type: 'video/mp4', body: samples.mp4 },
  '/mov': { type: 'video/quicktime', body: samples.quicktime },
  '/page': { type: 'text/html', body: strangers.html },
  '/page-as-png': { type: 'image/png', body: strangers.html },
  '/png-as-jpeg': { type: 'image/jpeg', body: samples.png },
  '/svg': { type: 'image/svg+xml', body: strangers.svg },
  '/gif': { type: 'image/gif', body: strangers.gif },
  '/empty': { type: 'image/png', body: strangers.empty },
  '/missing': { type: 'image/png', body: samples.png, status: 404 },
  '/part': { type: 'image/png', body: samples.png, status: 206 },
  '/broken': { type: 'image/png', body: samples.png, status: 500 },
  '/limit': { type: 'image/png', body: filled(samples.png, 5 * mebibyte) },
  '/beyond': { type: 'image/png', body: filled(samples.png, 5 * mebibyte + 1) },
  '/gzip': {
    type: 'image/png',
    body: gzipSync(filled(samples.png, 40 * mebibyte)),
    headers: { 'content-encoding': 'gzip' },
  },
  '/gzip-unsaid': { type: 'image/png', body: gzipSync(samples.png) },
  '/identity': {
    type: 'image/png',
    body: samples.png,
    headers: { 'content-encoding': 'identity' },
  },
  '/two-encodings': {
    type: 'image/png',
    body: samples.png,
    headers: { 'content-encoding': 'identity, br' },
  },
  '/huge-header': { type: 'image/png', body: samples.png, headers: { 'x-a': 'a'.repeat(20_000) } },
  '/no-place': { body: samples.png, status: 302 },
}

const asked: { url: string | undefined; headers: NodeJS.Dict<string | string[]> }[] = []
const origin = keepOrigins()(
  serve((request, response) => {
    asked.push({ url: request.url, headers: request.headers })
    const answer = answers[request.url?.split('?')[0] ?? '']
    const type = answer?.type === undefined ? {} : { 'content-type': answer.type }
    response.writeHead(answer?.status ?? 200, { ...type, ...answer?.headers })
    response.end(answer?.body)
  }),
)

async function network() {
  const { port } = await origin
  return fakeNetwork({
    names: { 'media.example': [[publicAddress]] },
    ports: { [publicAddress]: port },
  })
}

const fetchPath = async (path: string, kind: MediaKind = 'image') =>
  outcome(`https://media.example${path}`, depsOf(await network()), kind)

it.each([
  ['image', '/png', 'image/png'],
  ['image', '/jpeg', 'image/jpeg'],
  ['image', '/webp', 'image/webp'],
  ['image', '/identity', 'image/png'],
  ['audio', '/mp3', 'audio/mpeg'],
  ['audio', '/wav', 'audio/wav'],
  ['audio', '/m4a', 'audio/mp4'],
  ['audio', '/ogg', 'audio/ogg'],
  ['audio', '/webm', 'audio/webm'],
  ['video', '/mp4', 'video/mp4'],
  ['video', '/webm', 'video/webm'],
  ['video', '/mov', 'video/quicktime'],
] satisfies [MediaKind, string, string][])(
  'R-SRC-05 R-SRC-06 R-SRC-07 %s at %s is fetched as %s',
  async (kind, path, mediaType) => {
    const size = answers[path]?.body.length
    expect((await fetchPath(path, kind)).shown).toBe(`${mediaType} ${size}`)
  },
)

it.each([
  ['/page', 'type'],
  ['/page-as-png', 'type'],
  ['/png-as-jpeg', 'type'],
  ['/svg', 'type'],
  ['/gif', 'type'],
  ['/empty', 'type'],
  ['/mp4', 'type'],
  ['/gzip', 'type'],
  ['/gzip-unsaid', 'type'],
  ['/two-encodings', 'type'],
  ['/missing', 'status'],
  ['/part', 'status'],
  ['/broken', 'status'],
  ['/beyond', 'size'],
  ['/huge-header', 'connection'],
  ['/no-place', 'redirect'],
])(
  'R-SRC-05 what %s answers is refused in the one text (%s) (decisions 9 and 10)',
  async (path, reason) => {
    expect(await fetchPath(path)).toEqual({ shown: uniformImageError, reason })
  },
)

it('R-SRC-05 an image of exactly 5 MB is taken (decision 9)', async () => {
  expect((await fetchPath('/limit')).shown).toBe(`image/png ${5 * mebibyte}`)
})

it('R-SRC-06 R-SRC-07 no kind takes the formats of another (decision 9)', async () => {
  expect((await fetchPath('/png', 'audio')).reason).toBe('type')
  expect((await fetchPath('/mp3', 'video')).reason).toBe('type')
  expect((await fetchPath('/mov', 'audio')).reason).toBe('type')
})

it('asks for the path and query alone, and says nothing of the caller (decision 10)', async () => {
  await fetchPath('/png?size=1#fragment')
  expect(asked.at(-1)).toEqual({
    url: '/png?size=1',
    headers: {
      host: 'media.example',
      connection: expect.any(String),
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'content-trust',
    },
  })
})

it('a caller who has gone ends the fetch with an abort, not with an error to bill (decision 10)', async () => {
  const gone = new AbortController()
  const deps = depsOf(await network())
  const running = fetchMedia(
    { kind: 'image', url: new URL('https://media.example/png'), signal: gone.signal },
    deps,
  )
  gone.abort(new Error('the caller has gone'))
  await expect(running).rejects.toThrow('the caller has gone')
})

it('R-SRC-08 asks for nothing by a URL whose form is refused', async () => {
  const local = await network()
  for (const url of ['http://media.example/png', 'https://a:b@media.example/png', 'file:///png']) {
    expect((await outcome(url, depsOf(local))).shown).toMatch(/^bad_request: /)
  }
  expect([local.asked, local.dialled]).toEqual([[], []])
})
