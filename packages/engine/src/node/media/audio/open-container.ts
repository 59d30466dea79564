import {
  ALL_FORMATS,
  BufferSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'

/** A container of sound or film, opened; nothing of it is decoded. */
export interface OpenContainer {
  readonly audio: InputAudioTrack | null
  readonly video: InputVideoTrack | null
  /** Seconds; null where the file does not say and packets cannot be read. */
  readonly duration: number | null
  readonly close: () => void
}

/** Reads the tracks and tags of a container; throws `invalid_media` for one that cannot be read. */
export async function openContainer(bytes: Uint8Array): Promise<OpenContainer> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    const audio = await input.getPrimaryAudioTrack()
    const video = await input.getPrimaryVideoTrack()
    return {
      audio,
      video,
      duration: await durationOf(input),
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    if (error instanceof EngineError) throw error
    throw new EngineError(
      'invalid_media',
      'The file cannot be read: its container is damaged, cut short or of an unknown kind.',
    )
  }
}

async function durationOf(input: Input): Promise<number | null> {
  const seconds = await input
    .computeDuration()
    .catch(() => input.getDurationFromMetadata().catch(() => null))
  return seconds !== null && Number.isFinite(seconds) ? seconds : null
}
