import type { Input, InputAudioTrack, InputVideoTrack } from 'mediabunny'
import { EngineError } from '../../../schema/error.ts'
import { type InputContainer, openInput } from './open-input.ts'

/** An opened container of audio or video; nothing in it is decoded. */
export interface OpenContainer {
  readonly audio: InputAudioTrack | null
  readonly video: InputVideoTrack | null
  /** Its length in seconds; null where the file does not state it and no packets can be read. */
  readonly readDuration: () => Promise<number | null>
  /** Counts a step of a loop over packets; throws an `EngineError` once reading has taken too long. */
  readonly checkClock: () => void
  readonly close: () => void
}

/** Opens the tracks of a container; throws `invalid_media` for one that cannot be read. */
export async function openContainer(
  bytes: Uint8Array,
  container: InputContainer,
): Promise<OpenContainer> {
  const { input, checkClock } = openInput(bytes, container)
  try {
    const audio = await input.getPrimaryAudioTrack()
    const video = await input.getPrimaryVideoTrack()
    return {
      audio,
      video,
      readDuration: () => durationOf(input),
      checkClock,
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
    .catch(passOn)
    .then((found) => found ?? input.getDurationFromMetadata().catch(passOn))
  return seconds !== null && Number.isFinite(seconds) ? seconds : null
}

/** What the library cannot read is unknown; that it was stopped has to be said. */
function passOn(error: unknown): null {
  if (error instanceof EngineError) throw error
  return null
}
