import { expect, it } from 'vitest'
import { type PickedFile, readPickedFile } from './read-file.ts'

const file = (name: string, bytes: Uint8Array | string, type = ''): PickedFile => {
  const held = Buffer.from(bytes)
  return {
    name,
    type,
    size: held.length,
    arrayBuffer: async () => new Uint8Array(held).buffer,
  }
}
const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  Buffer.alloc(40),
])
const wav = Buffer.concat([
  Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0', 'latin1'),
  Buffer.alloc(40),
])

it('tells what a file is from its bytes, whatever it is called', async () => {
  expect(await readPickedFile(file('a.mp3', png, 'audio/mpeg'))).toMatchObject({
    kind: 'image',
    mediaType: 'image/png',
  })
  expect(await readPickedFile(file('a', wav))).toMatchObject({
    kind: 'audio',
    mediaType: 'audio/wav',
  })
  expect(await readPickedFile(file('a.md', '# Notes'))).toEqual({ kind: 'text', text: '# Notes' })
})

it.each([
  ['an empty file', file('a.png', ''), '“a.png” is empty.'],
  ['another type', file('a.pdf', '%PDF-1.7'), 'is not a file that the demo knows'],
  ['text that is not UTF-8', file('a.txt', Buffer.from([0xff, 0xfe, 0x41])), 'is not UTF-8 text'],
  [
    'a large image',
    file('a.png', Buffer.concat([png, Buffer.alloc(5_242_880)]), 'image/png'),
    '“a.png” has 5.1 MB. The demo takes images of up to 5 MB.',
  ],
  [
    'a large recording',
    file('a.wav', Buffer.concat([wav, Buffer.alloc(4_200_000)])),
    '“a.wav” has 4.1 MB. The demo takes recordings of up to 4 MB.',
  ],
  [
    'a large file of no type',
    file('a.bin', Buffer.alloc(5_300_000)),
    'images of up to 5 MB and recordings of up to 4 MB',
  ],
])('says what is wrong with %s', async (_what, picked, words) => {
  const read = await readPickedFile(picked)
  expect(read).toMatchObject({ kind: 'refused' })
  expect(read.kind === 'refused' && read.why).toContain(words)
})

it('says so where a file is gone', async () => {
  const gone = { ...file('a.png', png), arrayBuffer: () => Promise.reject(new Error('gone')) }
  expect(await readPickedFile(gone)).toMatchObject({
    why: '“a.png” could not be read. Check that it is still there.',
  })
})
