import { readFile } from 'node:fs/promises'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { expect, it } from 'vitest'
import { sniffContainer } from '../../packages/engine/src/node/media/container/sniff-container.ts'
import { readId3 } from '../../packages/engine/src/node/media/tags/read-id3.ts'
import { readTags } from '../../packages/engine/src/node/media/tags/read-tags.ts'
import { markedMp3, markedRecording } from './support/marked-media.ts'

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url))
const names = ['declared.mp3', 'voice.mp3', 'voice.ogg', 'voice.opus', 'voice.flac', 'voice.webm']

async function textsOf(bytes: Uint8Array) {
  const container = sniffContainer(bytes)
  if (container === null) throw new Error('This is no recording.')
  return only(await readTags(bytes, container))
}

/** What the library for containers reads, which is trusted with whole files. */
async function textsOfLibrary(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  return only(await input.getMetadataTags())
}

function only(tags: object) {
  const raw: unknown = Reflect.get(tags, 'raw')
  const texts = Object.entries(typeof raw === 'object' && raw !== null ? raw : {}).filter(
    ([, text]) => typeof text === 'string' || Array.isArray(text),
  )
  const common = ['comment', 'title', 'description', 'artist'].map((name) => [
    name,
    Reflect.get(tags, name),
  ])
  return { raw: Object.fromEntries(texts), common: Object.fromEntries(common) }
}

it.each(names)('the tags of %s are those that the library reads', async (name) => {
  const bytes = await fixture(name)
  const texts = await textsOf(bytes)
  expect(texts).toEqual(await textsOfLibrary(bytes))
  expect(Object.keys(texts.raw).length).toBeGreaterThan(0)
})

it('so are those of a WAV list and of an ID3 tag with a title', async () => {
  for (const bytes of [markedRecording('A mark'), await markedMp3('A mark')]) {
    const texts = await textsOf(bytes)
    expect(texts).toEqual(await textsOfLibrary(bytes))
    expect(JSON.stringify(texts)).toContain('A mark')
  }
})

/** An ID3 tag with frames that are written out. */
function tag(version: number, flags: number, ...frames: readonly Buffer[]): Buffer {
  const body = Buffer.concat(frames)
  const size = [21, 14, 7, 0].map((bits) => (body.length >> bits) & 0x7f)
  return Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, flags, ...size]), body])
}

function frame(name: string, data: Buffer, flags = 0): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  if (name.length === 3) return Buffer.concat([Buffer.from(name), size.subarray(1), data])
  return Buffer.concat([Buffer.from(name), size, Buffer.from([0, flags]), data])
}

const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const coded = (code: number, ...parts: readonly (Buffer | string)[]) =>
  Buffer.concat([Buffer.from([code]), ...parts.map((part) => Buffer.from(part))])

it.each<[string, Buffer, object]>([
  ['UTF-16', tag(3, 0, frame('TIT2', coded(1, wide('Ä tïtle')))), { title: 'Ä tïtle' }],
  ['big-endian UTF-16', tag(4, 0, frame('TIT2', coded(2, '\0H\0i'))), { title: 'Hi' }],
  ['Latin-1', tag(3, 0, frame('TPE1', Buffer.from([0, 0xe9]))), { artist: 'é' }],
  ['names of three letters', tag(2, 0, frame('TT2', coded(0, 'Old'))), { title: 'Old' }],
  ['comments', tag(3, 0, frame('COMM', coded(0, 'eng', 'about\0words'))), { comment: 'words' }],
  [
    'zeros between its bytes',
    tag(4, 0, frame('TIT2', Buffer.from([0, 0x41, 0xff, 0, 0x42]), 0x02)),
    { title: 'AÿB' },
  ],
  ['a compressed frame', tag(3, 0, frame('TIT2', coded(0, 'x'), 0x80)), { title: undefined }],
  [
    'a frame beyond its end',
    tag(3, 0, frame('TIT2', coded(0, 'xyz')).subarray(0, 12)),
    { title: undefined },
  ],
])('reads an ID3 tag with %s', (_name, bytes, expected) => {
  const { title, artist, comment } = readId3(bytes)
  expect({ title, artist, comment }).toMatchObject(expected)
})

it('reads the tag of 1996 at the end of a file that has no newer one', () => {
  const old = Buffer.alloc(128)
  old.write('TAG')
  old.write('Title', 3)
  old.write('Artist', 33)
  old.write('Words', 97)
  const { title, artist, comment } = readId3(Buffer.concat([Buffer.alloc(500), old]))
  expect([title, artist, comment]).toEqual(['Title', 'Artist', 'Words'])
})
