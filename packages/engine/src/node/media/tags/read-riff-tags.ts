import { readRiffChunk } from '../credentials/riff-chunk.ts'
import { type ContainerTags, tagsOf } from './container-tags.ts'
import { readId3 } from './read-id3.ts'

const MOST_TEXTS = 500
/** Most bytes of a text that are read. */
const MOST_TEXT = 16_384

const names = {
  comment: ['ICMT', 'CMNT', 'COMM'],
  title: ['INAM', 'TITL'],
  description: ['TIT3'],
  artist: ['IART'],
}

/** The texts of a WAV file: those of its list, and of ID3 tags in it. */
export function readRiffTags(bytes: Uint8Array): ContainerTags {
  const list = readRiffChunk(bytes, 'LIST')
  const id3 = readRiffChunk(bytes, 'id3 ') ?? readRiffChunk(bytes, 'ID3 ')
  const listed = tagsOf(list === null ? new Map() : readList(Buffer.from(list)), names)
  const tagged = id3 === null ? {} : readId3(id3)
  return {
    raw: { ...tagged.raw, ...listed.raw },
    comment: listed.comment ?? tagged.comment,
    title: listed.title ?? tagged.title,
    description: listed.description ?? tagged.description,
    artist: listed.artist ?? tagged.artist,
  }
}

function readList(list: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  if (!/^INF[O0]$/.test(list.toString('latin1', 0, 4))) return texts
  let at = 4
  for (let left = MOST_TEXTS; left > 0 && at + 8 <= list.length; left--) {
    const size = list.readUInt32LE(at + 4)
    const from = at + 8
    const end = Math.min(from + size, from + MOST_TEXT, list.length)
    const [text = ''] = list.toString('latin1', from, end).split('\0')
    texts.set(list.toString('latin1', at, at + 4), text)
    // Texts are padded to an even length.
    at = from + size + (size % 2)
  }
  return texts
}
