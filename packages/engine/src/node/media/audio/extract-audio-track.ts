import {
  AdtsOutputFormat,
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  FlacOutputFormat,
  type InputAudioTrack,
  Mp3OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'
import { extractPackets } from '../container/extract-packets.ts'
import type { OpenContainer } from '../container/open-container.ts'

/** The audio of a container as a file of its own. */
export interface ExtractedTrack {
  readonly kind: 'mp3' | 'opus' | 'vorbis' | 'flac' | 'wav' | 'aac'
  readonly bytes: Uint8Array
  /** Samples per second, as the container has it. */
  readonly rate: number
}

/** Most seconds that are extracted; fewer are measured. */
const MOST_SECONDS = 310

/** Takes the packets of an audio track out of a container of this size in bytes, without decoding them. */
export async function extractAudioTrack(
  track: InputAudioTrack,
  opened: OpenContainer,
  size: number,
): Promise<ExtractedTrack> {
  // Both read the first packets, which may be damaged.
  const codec = await track.getCodec().catch(refuse)
  const config = await track.getDecoderConfig().catch(refuse)
  const form = codec === null ? null : formOf(codec)
  if (codec === null || config === null || form === null) {
    throw new EngineError(
      'invalid_media',
      `The audio codec ${codec ?? 'of the file'} is not supported, expected MP3, AAC, Opus, Vorbis, FLAC or PCM.`,
    )
  }
  const target = new BufferTarget()
  const output = new Output({ format: form.format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  try {
    const take = (packet: EncodedPacket) => source.add(packet, { decoderConfig: config })
    await extractPackets({ track, opened, size, mostSeconds: MOST_SECONDS, take })
    await output.finalize()
  } catch (error) {
    refuse(error)
  }
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  return { kind: form.kind, bytes, rate: await track.getSampleRate() }
}

function refuse(error: unknown): never {
  if (error instanceof EngineError) throw error
  throw new EngineError('invalid_media', 'The audio track is damaged or truncated.')
}

function formOf(
  codec: AudioCodec,
): { readonly kind: ExtractedTrack['kind']; readonly format: OutputFormat } | null {
  switch (codec) {
    case 'mp3':
      return { kind: 'mp3', format: new Mp3OutputFormat({ xingHeader: false }) }
    case 'opus':
    case 'vorbis':
      return { kind: codec, format: new OggOutputFormat() }
    case 'flac':
      return { kind: 'flac', format: new FlacOutputFormat() }
    case 'aac':
      return { kind: 'aac', format: new AdtsOutputFormat() }
    case 'pcm-u8':
    case 'pcm-s16':
    case 'pcm-s24':
    case 'pcm-s32':
    case 'pcm-f32':
      return { kind: 'wav', format: new WavOutputFormat() }
    default:
      return null
  }
}
