import { analyzeAudio } from '../../../audio/analyze-audio.ts'
import type { Transcript } from '../../../audio/transcript.ts'
import type { AudioResult, ContextInput } from '../../../schema/index.ts'
import { type TranscribeOptions, transcribe } from '../speech/transcribe.ts'
import { readAudio } from './read-audio.ts'

/** Switches of one call; all optional. */
export interface ScoreAudioOptions extends TranscribeOptions {
  /** What the recording is for; selects the routing row and holds the custom policy. */
  readonly context?: ContextInput
  /** What is said in it, where the caller knows; speech recognition is skipped then. */
  readonly transcript?: string
}

/**
 * Decodes a recording, transcribes it unless the caller sent a transcript, and scores both. Throws an
 * `EngineError` for bytes that cannot be read, as `readAudio` does.
 */
export async function scoreAudio(
  bytes: Uint8Array,
  { context = {}, transcript = '', ...options }: ScoreAudioOptions = {},
): Promise<AudioResult> {
  const audio = await readAudio(bytes)
  if (transcript.trim() !== '') {
    const words = await scoreWords(transcript, context)
    return analyzeAudio(audio, { context, transcript: { ...words, source: 'caller' } })
  }
  const { text, why, isCut } = await transcribe(audio.samples, options)
  if (why !== null) return analyzeAudio(audio, { context, withoutTranscript: why })
  const words = await scoreWords(text, context)
  return analyzeAudio(audio, { context, transcript: { ...words, source: 'recogniser', isCut } })
}

/** Loads the text models only for a transcript. The custom policy applies to the recording alone. */
async function scoreWords(text: string, context: ContextInput): Promise<Transcript> {
  const { analyzeText } = await import('../../../text/analyze-text.ts')
  const { custom_policy: _, ...rest } = context
  return { text, result: analyzeText({ source: text, syntax: 'plain' }, { context: rest }) }
}
