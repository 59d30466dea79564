import { SPEECH_RATE } from '../../../audio/signal/samples.ts'
import { runFfmpeg } from '../run-ffmpeg.ts'
import type { Decoded } from './decoded.ts'
import { gatherSamples } from './gather-samples.ts'

const MOST_SECONDS = 301

/**
 * Decodes AAC with the ffmpeg on the PATH, because plain Node has no decoder under a permissive licence.
 * ffmpeg mixes the channels.
 */
export async function decodeAac(adts: Uint8Array): Promise<Decoded> {
  const raw = await runFfmpeg({
    options: [
      ['-f', 'aac', '-i', 'pipe:0'],
      ['-t', `${MOST_SECONDS}`, '-ac', '1', '-ar', `${SPEECH_RATE}`],
      ['-f', 'f32le', 'pipe:1'],
    ].flat(),
    input: adts,
    mostBytes: MOST_SECONDS * SPEECH_RATE * 4,
    missing:
      'AAC cannot be decoded here. Install ffmpeg, or use MP3, WAV, FLAC, Ogg, or WebM with Opus.',
  })
  const gather = gatherSamples()
  const aligned = new Uint8Array(raw.subarray(0, raw.length - (raw.length % 4)))
  gather.add([new Float32Array(aligned.buffer)], SPEECH_RATE)
  return gather.finish()
}
