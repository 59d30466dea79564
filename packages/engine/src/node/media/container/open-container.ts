import {
  ALL_FORMATS,
  BufferSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'

/** An opened container of audio or video; nothing in it is decoded. */
export interface OpenContainer {
  readonly audio: InputAudioTrack | null
  readonly video: InputVideoTrack | null
  /** Seconds; null where the file does not state its length and no packets can be read. */
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
      'The file cannot be read: its container is damaged, truncated or of an unknown type.',
    )
  }
}

async function durationOf(input: Input): Promise<number | null> {
  const seconds = await input
    .computeDuration()
    .catch(() => input.getDurationFromMetadata().catch(() => null))
  return seconds !== null && Number.isFinite(seconds) ? seconds : null
}
