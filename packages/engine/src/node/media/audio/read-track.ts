import { noDeclaration } from '../../../provenance/no-declaration.ts'
import { decodeAac } from './decode-aac.ts'
import { decodeStream } from './decode-stream.ts'
import type { Decoded } from './decoded.ts'
import type { ExtractedTrack } from './extract-audio-track.ts'
import { finishAudio, type ReadAudio } from './finish-audio.ts'
import { readWav } from './read-wav.ts'

/** Decodes the audio track of a container; the caller adds what the container declares. */
export async function readTrack(
  { kind, bytes, rate }: ExtractedTrack,
  container: string,
): Promise<ReadAudio> {
  const decode = async (): Promise<Decoded> => {
    switch (kind) {
      case 'aac':
        return await decodeAac(bytes)
      case 'wav':
        return readWav(bytes)
      default:
        return await decodeStream(bytes, kind)
    }
  }
  const codec = kind === 'wav' ? 'pcm' : kind
  const { samples, facts } = finishAudio(await decode(), { container, codec }, noDeclaration)
  // AAC is already resampled; the container knows the rate of the file.
  return { samples, facts: { ...facts, rate } }
}
