import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import { MPEGDecoder } from 'mpg123-decoder'
import { OggOpusDecoder } from 'ogg-opus-decoder'
import { EngineError } from '../../../schema/error.ts'
import type { Decoded } from './decoded.ts'
import { gatherSamples } from './gather-samples.ts'

/** Codecs with a decoder in WebAssembly. */
export type StreamCodec = 'mp3' | 'opus' | 'vorbis' | 'flac'

/** Bytes that are decoded at a time: silence compresses so well that more could exhaust the memory. */
const PART = 4096

interface Part {
  readonly channelData: Float32Array[]
  readonly sampleRate: number
  readonly errors: readonly unknown[]
}

interface StreamDecoder {
  readonly ready: Promise<void>
  decode(bytes: Uint8Array): Part | Promise<Part>
  flush?(): Promise<Part>
  free(): void
}

/** Decodes a stream part by part, and stops at the length that is measured. */
export async function decodeStream(bytes: Uint8Array, codec: StreamCodec): Promise<Decoded> {
  const decoder = makeDecoder(codec)
  await decoder.ready
  const gather = gatherSamples()
  let faults = 0
  const take = ({ channelData, sampleRate, errors }: Part) => {
    faults += errors.length
    // The parts are in the decoder's memory, which its next call overwrites.
    gather.add(channelData, sampleRate)
  }
  try {
    for (let at = 0; at < bytes.length && !gather.isFull(); at += PART) {
      take(await decoder.decode(bytes.subarray(at, at + PART)))
    }
    if (!gather.isFull() && decoder.flush !== undefined) take(await decoder.flush())
    return { ...gather.finish(), isWhole: faults === 0 }
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw new EngineError('invalid_media', 'The audio cannot be decoded: its data is damaged.')
  } finally {
    decoder.free()
  }
}

function makeDecoder(codec: StreamCodec): StreamDecoder {
  switch (codec) {
    case 'mp3':
      return new MPEGDecoder()
    case 'opus':
      return new OggOpusDecoder()
    case 'vorbis':
      return new OggVorbisDecoder()
    case 'flac':
      return new FLACDecoder()
    default:
      return codec satisfies never
  }
}
