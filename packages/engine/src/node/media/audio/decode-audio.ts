import { noDeclaration } from '../../../provenance/no-declaration.ts'
import { EngineError } from '../../../schema/error.ts'
import { openContainer } from '../container/open-container.ts'
import { readDeclaredFacts } from '../container/read-declared-facts.ts'
import type { MediaContainer } from '../container/sniff-container.ts'
import { decodeStream } from './decode-stream.ts'
import { finishAudio, type ReadAudio } from './finish-audio.ts'
import { readTrack } from './read-track.ts'
import { readWav } from './read-wav.ts'
import { wholePages } from './whole-pages.ts'

/** Decodes a recording and reads what it declares. */
export async function decodeAudio(
  bytes: Uint8Array,
  container: MediaContainer,
): Promise<ReadAudio> {
  const read = await decode(bytes, container)
  return { ...read, facts: { ...read.facts, declared: await readDeclaredFacts(bytes) } }
}

async function decode(bytes: Uint8Array, container: MediaContainer): Promise<ReadAudio> {
  switch (container) {
    case 'wav':
      return finishAudio(readWav(bytes), { container, codec: 'pcm' }, noDeclaration)
    case 'mp3':
    case 'flac': {
      const decoded = await decodeStream(bytes, container)
      return finishAudio(decoded, { container, codec: container }, noDeclaration)
    }
    case 'ogg': {
      const codec = oggCodec(bytes)
      if (codec === null) return await decodeTrack(bytes, container)
      const pages = wholePages(bytes)
      const decoded = await decodeStream(pages, codec)
      const isWhole = decoded.isWhole && pages.length === bytes.length
      return finishAudio({ ...decoded, isWhole }, { container, codec }, noDeclaration)
    }
    case 'mp4':
    case 'webm':
      return await decodeTrack(bytes, container)
    default:
      return container satisfies never
  }
}

/** The first packet of an Ogg file names its codec. */
function oggCodec(bytes: Uint8Array): 'opus' | 'vorbis' | null {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
  if (head.includes('OpusHead')) return 'opus'
  return head.includes('\x01vorbis') ? 'vorbis' : null
}

async function decodeTrack(bytes: Uint8Array, container: string): Promise<ReadAudio> {
  const { audio, close } = await openContainer(bytes)
  try {
    if (audio === null) throw new EngineError('invalid_media', 'The file has no audio track.')
    return await readTrack(audio, container)
  } finally {
    close()
  }
}
