import { readFileSync } from 'node:fs'

const fixture = (name: string) =>
  readFileSync(new URL(`../../media/fixtures/${name}`, import.meta.url))
const hex = (digits: string) => Buffer.from(digits, 'hex')
const most = hex('ffffffff')
const SIZE = 100_000

/** Numbers of four bytes. */
function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([words(body.length + 8), Buffer.from(name, 'latin1'), body])
}

function repeat(part: Buffer, size: number): Buffer {
  return Buffer.alloc(size, part)
}

const voice = fixture('voice.webm')
const segment = voice.indexOf(hex('18538067'))
const cluster = voice.indexOf(hex('1f43b675'))
/** A WebM file up to its first cluster, whose segment has no size, as in a live stream. */
const webmStart = Buffer.concat([
  voice.subarray(0, segment + 4),
  hex('01ffffffffffffff'),
  voice.subarray(segment + 12, cluster),
])

/** A file of MPEG-4 with other bytes after the first box of a name. */
function patch(name: string, boxName: string, bytes: Buffer, rename = boxName): Buffer {
  const file = fixture(name)
  const at = file.indexOf(boxName)
  if (at < 0) throw new Error(`${name} has no box ${boxName}`)
  file.write(rename, at, 'latin1')
  file.set(bytes, at + 4)
  return file
}

/** The QuickTime fixture, whose description comes last, with another box in it. */
function described(extra: Buffer): Buffer {
  const file = fixture('variable.mov')
  const at = file.lastIndexOf('moov') - 4
  file.writeUInt32BE(file.readUInt32BE(at) + extra.length, at)
  return Buffer.concat([file, extra])
}

/** Comments of Vorbis, all of one name. */
function comments(size: number): Buffer {
  const comment = Buffer.concat([hex('02000000'), Buffer.from('A=')])
  const count = Math.floor(size / comment.length)
  const number = Buffer.alloc(4)
  number.writeUInt32LE(count)
  return Buffer.concat([hex('00000000'), number, repeat(comment, count * comment.length)])
}

function flac(): Buffer {
  const block = comments(1_000_000)
  const head = Buffer.alloc(4)
  head.writeUIntBE(block.length, 1, 3)
  head[0] = 4
  const info = fixture('voice.flac').subarray(0, 42)
  info[4] = 0
  return Buffer.concat([info, head, block, hex('81000004'), Buffer.alloc(4)])
}

/** An MP3 whose tag says of itself and of all its frames that zeros were put between their bytes. */
function mp3(): Buffer {
  const size = SIZE * 4
  const sevens = [21, 14, 7, 0].map((bits) => (size >> bits) & 0x7f)
  const frame = Buffer.concat([Buffer.from('TXYZ'), hex('000000010002'), hex('00')])
  const head = Buffer.concat([Buffer.from('ID3'), hex('040080'), Buffer.from(sevens)])
  return Buffer.concat([head, repeat(frame, size), fixture('voice.mp3')])
}

const avif = box('ftyp', Buffer.from('avif'), words(0), Buffer.from('mif1avif'))

/** Boxes of a manifest store, each in the one before. */
function nested(depth: number): Buffer {
  const heads: Buffer[] = []
  for (let left = depth; left > 0; left--) {
    heads.push(Buffer.concat([words(left * 8 + SIZE), Buffer.from('jumb')]))
  }
  return Buffer.concat([...heads, Buffer.alloc(SIZE)])
}

function pngWith(store: Buffer): Buffer {
  const chunk = (name: string, data: Buffer) =>
    Buffer.concat([words(data.length), Buffer.from(name), data, words(0)])
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    chunk('IHDR', Buffer.concat([words(1, 1), hex('0802000000')])),
    chunk('caBX', store),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Files of some 100 KB that kept a reader busy for ever, or for a time that grows with the square of their size,
 * by what is wrong with them.
 */
export const hostileFiles: Readonly<Record<string, Buffer>> = {
  'WebM with zeros where the next cluster should be': Buffer.concat([
    webmStart,
    Buffer.alloc(SIZE),
  ]),
  'WebM with an element that has no size': Buffer.concat([
    webmStart,
    hex('1254c36700'),
    Buffer.alloc(SIZE, 1),
  ]),
  'MPEG-4 with four thousand million sizes of no bits': patch(
    'voice.m4a',
    'stsz',
    Buffer.concat([words(0, 0), most]),
    'stz2',
  ),
  'MPEG-4 with four thousand million samples in a fragment': patch(
    'fragmented.mp4',
    'trun',
    Buffer.concat([words(0), most]),
  ),
  'MPEG-4 with chunks of four thousand million samples': patch(
    'voice.m4a',
    'stsc',
    Buffer.concat([words(0, 1, 1), most]),
  ),
  'QuickTime with names of tags that have no size': described(
    box('meta', box('keys', words(0), most, Buffer.alloc(64))),
  ),
  'FLAC with 160,000 comments of one name': flac(),
  'MP3 whose frames are spread out': mp3(),
  'AVIF with places that take no bytes': Buffer.concat([
    avif,
    box(
      'meta',
      words(0),
      box('iloc', words(0), hex('0000ffff'), repeat(hex('00010000ffff'), SIZE)),
    ),
  ]),
  'AVIF with a box that does not advance': Buffer.concat([
    avif,
    box('zzzz', words(0)),
    words(1),
    Buffer.from('zzzz'),
    Buffer.alloc(SIZE),
  ]),
  'PNG with a manifest store of 9,000 levels': pngWith(nested(9_000)),
}
