import {
  BufferTarget,
  type EncodedPacket,
  EncodedVideoPacketSource,
  type InputVideoTrack,
  MkvOutputFormat,
  Output,
} from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'
import { extractPackets } from '../container/extract-packets.ts'
import type { OpenContainer } from '../container/open-container.ts'

/** The video of a container as a file of its own. */
export interface ExtractedVideo {
  readonly bytes: Uint8Array
  readonly codec: string
  readonly packets: number
}

/** Packs the video track of a container of this size in bytes into Matroska, without decoding it. */
export async function extractVideoTrack(
  track: InputVideoTrack,
  opened: OpenContainer,
  size: number,
): Promise<ExtractedVideo> {
  // Both read the first packets, which may be damaged.
  const codec = await track.getCodec().catch(refuse)
  const config = await track.getDecoderConfig().catch(refuse)
  if (codec === null || config === null) {
    throw new EngineError(
      'invalid_media',
      'The video codec is not supported, expected H.264, HEVC, VP8, VP9 or AV1.',
    )
  }
  const target = new BufferTarget()
  const output = new Output({ format: new MkvOutputFormat(), target })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source)
  let packets = 0
  try {
    await output.start()
    const take = (packet: EncodedPacket) => source.add(packet, { decoderConfig: config })
    packets = await extractPackets({ track, opened, size, mostSeconds: Infinity, take })
    await output.finalize()
  } catch (error) {
    refuse(error)
  }
  return { bytes: new Uint8Array(target.buffer ?? new ArrayBuffer(0)), codec, packets }
}

function refuse(error: unknown): never {
  if (error instanceof EngineError) throw error
  throw new EngineError('invalid_media', 'The video track is damaged or truncated.')
}
