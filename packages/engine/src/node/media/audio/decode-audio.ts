import { noDeclaration } from '../../../provenance/no-declaration.ts'
import { EngineError } from '../../../schema/error.ts'
import { openContainer } from '../container/open-container.ts'
import { whileReading } from '../container/reading.ts'
import type { MediaContainer } from '../container/sniff-container.ts'
import { readDeclaredFacts } from '../tags/read-declared-facts.ts'
import { decodeStream } from './decode-stream.ts'
import { extractAudioTrack } from './extract-audio-track.ts'
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
  const declared = await whileReading(() => readDeclaredFacts(bytes, container))
  return { ...read, facts: { ...read.facts, declared } }
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
      if (codec === null) throw new EngineError('invalid_media', noStream)
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

const noStream = 'The file has no audio track in Opus or Vorbis, which Ogg is read with.'

/** The first packet of an Ogg file names its codec. */
function oggCodec(bytes: Uint8Array): 'opus' | 'vorbis' | null {
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
  if (head.includes('OpusHead')) return 'opus'
  return head.includes('\x01vorbis') ? 'vorbis' : null
}

async function decodeTrack(bytes: Uint8Array, container: 'mp4' | 'webm'): Promise<ReadAudio> {
  const extract = async () => {
    const opened = await openContainer(bytes, container)
    try {
      const { audio } = opened
      if (audio === null) throw new EngineError('invalid_media', 'The file has no audio track.')
      return await extractAudioTrack(audio, opened, bytes.length)
    } finally {
      opened.close()
    }
  }
  return await readTrack(await whileReading(extract), container)
}
