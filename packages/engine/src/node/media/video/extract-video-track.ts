import {
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type InputVideoTrack,
  MkvOutputFormat,
  Output,
} from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'

/** Packs the video track into Matroska, without decoding it. */
export async function extractVideoTrack(track: InputVideoTrack): Promise<Uint8Array> {
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
  try {
    await output.start()
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(packet, { decoderConfig: config })
    }
    await output.finalize()
  } catch {
    refuse()
  }
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

function refuse(): never {
  throw new EngineError('invalid_media', 'The video track is damaged or truncated.')
}
