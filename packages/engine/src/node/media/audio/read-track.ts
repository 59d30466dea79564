import type { InputAudioTrack } from 'mediabunny'
import { noDeclaration } from '../../../provenance/no-declaration.ts'
import { decodeAac } from './decode-aac.ts'
import { decodeStream } from './decode-stream.ts'
import type { Decoded } from './decoded.ts'
import { extractTrack } from './extract-track.ts'
import { finishAudio, type ReadAudio } from './finish-audio.ts'
import { readWav } from './read-wav.ts'

/** Decodes the sound track of a container. What the container declares is for the caller to add. */
export async function readTrack(track: InputAudioTrack, container: string): Promise<ReadAudio> {
  const { kind, bytes } = await extractTrack(track)
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
  // AAC comes at the rate of speech already; the container knows that of the file.
  return { samples, facts: { ...facts, rate: await track.getSampleRate() } }
}
