import { SPEECH_RATE } from '../../../audio/signal/samples.ts'
import type { WithoutWords } from '../../../audio/transcript.ts'
import type { SpeechRecogniser, Utterance } from '../../../providers/speech-recogniser.ts'
import { quietly } from '../quietly.ts'
import { findSpeech, type SpeechSegment } from './find-speech.ts'
import { loadRecogniser } from './load-recogniser.ts'

/** What was recognised in a recording. */
export interface Transcription {
  /** Empty where nothing was recognised. */
  readonly text: string
  /** Why it is empty; null where it is not. */
  readonly why: WithoutWords | null
  /** The recording has more speech than was recognised. */
  readonly isCut: boolean
}

/** Options of one call; all optional. */
export interface TranscribeOptions {
  /** The host's recogniser; null for none. When absent, the one that is installed beside the engine. */
  readonly recogniser?: SpeechRecogniser | null
  /** Milliseconds, including the start of the recogniser, after which no further segment is begun. */
  readonly budgetMs?: number
}

/** Seconds of speech that are recognised: about 200 words, enough to score. */
const MOST_SECONDS = 60
const BUDGET_MS = 10_000
/**
 * Mean log probability below which words are a guess. Of 965 clips of English speech and 40 in other
 * languages, most English ones were above -0.35, and sentences in Portuguese and French below -0.75.
 */
const LEAST_CERTAIN = -0.5
/** A word or two of another language passes for English more easily. */
const FEW_UNITS = 12
const LEAST_CERTAIN_OF_FEW = -0.3

/**
 * Transcribes English speech at 16 kHz with a recogniser on this machine. Speech in another language gives
 * no words rather than wrong ones. Never throws because of what is in the recording.
 */
export async function transcribe(
  samples: Float32Array,
  options: TranscribeOptions = {},
): Promise<Transcription> {
  const segments = findSpeech(samples)
  if (segments.length === 0) return without('no_speech')
  try {
    return await quietly(() => hear(samples, segments, options))
  } catch {
    // The recording is still scored, and the result says that its words were not.
    return without('failed')
  }
}

async function hear(
  samples: Float32Array,
  segments: readonly SpeechSegment[],
  options: TranscribeOptions,
): Promise<Transcription> {
  const { budgetMs = BUDGET_MS } = options
  const end = performance.now() + budgetMs
  const { recogniser = await loadRecogniser() } = options
  if (recogniser === null) return without('no_recogniser')
  const utterances: Utterance[] = []
  let seconds = 0
  for (const { start, end: stop } of segments) {
    seconds += (stop - start) / SPEECH_RATE
    if (utterances.length > 0 && (seconds > MOST_SECONDS || performance.now() > end)) break
    utterances.push(await recogniser.recognise(samples.subarray(start, stop)))
  }
  const text = certainText(utterances)
  if (text === '') {
    return without(utterances.every(({ text }) => text === '') ? 'no_speech' : 'unsure')
  }
  return { text, why: null, isCut: utterances.length < segments.length }
}

function without(why: WithoutWords): Transcription {
  return { text: '', why, isCut: false }
}

/** The words of the segments that are certain; empty where the recording as a whole is a guess. */
function certainText(utterances: readonly Utterance[]): string {
  const spoken = utterances.filter(({ text }) => text !== '')
  const units = spoken.reduce((sum, utterance) => sum + utterance.units, 0)
  const logProbability = spoken.reduce((sum, utterance) => sum + utterance.logProbability, 0)
  if (!isCertain({ units, logProbability })) return ''
  return spoken
    .filter((utterance) => utterance.isWhole && isCertain(utterance))
    .map(({ text }) => text)
    .join(' ')
}

function isCertain({ units, logProbability }: Pick<Utterance, 'units' | 'logProbability'>) {
  const least = units < FEW_UNITS ? LEAST_CERTAIN_OF_FEW : LEAST_CERTAIN
  return units > 0 && logProbability / units >= least
}
