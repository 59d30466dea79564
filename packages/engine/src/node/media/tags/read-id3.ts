import { type ContainerTags, tagsOf } from './container-tags.ts'

const HEAD = 10
const MOST_FRAMES = 500
/** Most bytes of a text that are read. */
const MOST_TEXT = 16_384
const OLD_SIZE = 128

const names = {
  comment: ['COMM', 'COM', 'comment'],
  title: ['TIT2', 'TT2', 'title'],
  description: ['TIT3', 'TT3'],
  artist: ['TPE1', 'TP1', 'artist'],
}

/** The texts of the ID3 tags that bytes start with, or of the old one that they end with. */
export function readId3(bytes: Uint8Array): ContainerTags {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const texts = new Map<string, string>()
  const size = sizeOf(view)
  if (size === null) readOld(view, texts)
  else readTag(view.subarray(0, HEAD + size), texts)
  return tagsOf(texts, names)
}

/** Bytes after the head of a tag; null where there is no tag. */
function sizeOf(view: Buffer): number | null {
  if (view.length < HEAD || view.toString('latin1', 0, 3) !== 'ID3') return null
  return readSevens(view, 6)
}

/** A number of four bytes with seven bits each. */
function readSevens(view: Buffer, at: number): number {
  return view.subarray(at, at + 4).reduce((sum, part) => sum * 128 + (part & 0x7f), 0)
}

function readTag(tag: Buffer, texts: Map<string, string>): void {
  const [version, flags] = [tag.readUInt8(3), tag.readUInt8(5)]
  if (version < 2 || version > 4) return
  const isSpread = (flags & 0x80) !== 0
  const body = isSpread && version < 4 ? gather(tag.subarray(HEAD)) : tag.subarray(HEAD)
  let at = (flags & 0x40) !== 0 && version > 2 && body.length >= 4 ? skipHead(body, version) : 0
  for (let left = MOST_FRAMES; left > 0; left--) {
    const frame = readFrame(body, at, version)
    if (frame === null) return
    at = frame.end
    if (!frame.isPlain) continue
    const data = body.subarray(frame.from, Math.min(frame.end, frame.from + MOST_TEXT))
    addText(texts, frame.name, frame.isSpread || (isSpread && version === 4) ? gather(data) : data)
  }
}

/** Where the frames start after a further head. */
function skipHead(body: Buffer, version: number): number {
  return version === 3 ? 4 + body.readUInt32BE(0) : readSevens(body, 0)
}

function readFrame(body: Buffer, at: number, version: number) {
  const width = version === 2 ? 3 : 4
  const head = version === 2 ? 6 : HEAD
  if (at + head > body.length || body[at] === 0) return null
  const name = body.toString('latin1', at, at + width)
  const size =
    version === 4 ? readSevens(body, at + 4) : body.readUIntBE(at + width, width === 3 ? 3 : 4)
  const end = at + head + size
  if (end > body.length) return null
  const flags = version === 2 ? 0 : body.readUInt8(at + 9)
  const hidden = version === 3 ? 0xc0 : 0x0c
  return {
    name,
    from: at + head,
    end,
    isPlain: (flags & hidden) === 0,
    isSpread: version === 4 && (flags & 0x02) !== 0,
  }
}

/** Takes out the zeros that keep data from looking like audio. */
function gather(data: Buffer): Buffer {
  const made = Buffer.alloc(data.length)
  let length = 0
  for (let at = 0; at < data.length; at++) {
    if (at > 0 && data[at] === 0 && data[at - 1] === 0xff) continue
    made[length++] = data[at] ?? 0
  }
  return made.subarray(0, length)
}

function addText(texts: Map<string, string>, name: string, data: Buffer): void {
  if (texts.has(name) || data.length === 0) return
  const encoding = data.readUInt8(0)
  if (name === 'COMM' || name === 'COM') {
    const [, text = ''] = decode(data.subarray(4), encoding)
    texts.set(name, text)
    return
  }
  if (!name.startsWith('T') || name === 'TXXX' || name === 'TXX') return
  const [text = ''] = decode(data.subarray(1), encoding)
  texts.set(name, text)
}

/** Texts that zeros end. */
function decode(data: Buffer, encoding: number): string[] {
  switch (encoding) {
    case 0:
      return data.toString('latin1').split('\0')
    case 3:
      return data.toString('utf8').split('\0')
    default:
      return decodeWide(data, encoding === 2)
  }
}

/** UTF-16, whose marks say in which order its bytes are. */
function decodeWide(data: Buffer, isBigEndian: boolean): string[] {
  const isBig = isBigEndian || (data[0] === 0xfe && data[1] === 0xff)
  const even = Buffer.from(data.subarray(0, data.length - (data.length % 2)))
  const text = (isBig ? even.swap16() : even).toString('utf16le')
  return text.split('\0').map((part) => part.replace(/^[\ufeff\ufffe]/, ''))
}

/** The tag of 1996, at the end of a file. */
function readOld(view: Buffer, texts: Map<string, string>): void {
  const tag = view.subarray(Math.max(0, view.length - OLD_SIZE))
  if (tag.length < OLD_SIZE || tag.toString('latin1', 0, 3) !== 'TAG') return
  const fields = [
    ['title', 3, 33],
    ['artist', 33, 63],
    ['comment', 97, 127],
  ] as const
  for (const [name, from, to] of fields) {
    const [text = ''] = tag.toString('latin1', from, to).split('\0')
    if (text.trim() !== '') texts.set(name, text.trimEnd())
  }
}
