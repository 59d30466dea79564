import { judgeMedia, UNKNOWN_RISK } from '../media/judge-media.ts'
import { publish } from '../models/calibration.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { AudioResult, ContextInput } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import type { AudioFacts } from './audio-facts.ts'
import { confidenceOf, limitationsOf } from './audio-limits.ts'
import { judgeSamples } from './judge-samples.ts'
import { type Transcript, transcriptLimitations, type WithoutWords } from './transcript.ts'

/** A recording as a host decoded it. */
export interface AudioDraft {
  /** One channel at 16 kHz. */
  readonly samples: Float32Array
  readonly facts: AudioFacts
}

/** Switches of one call; all optional. */
export interface AnalyzeAudioOptions {
  /** What the recording is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
  /** What is said in it, where the caller knows or a recogniser heard it. */
  readonly transcript?: Transcript
  /** Why there is no transcript, where somebody tried to make one. */
  readonly withoutTranscript?: WithoutWords
}

/**
 * Scores a recording of speech: what it declares of itself first, the statistics of its audio second.
 * Pure, synchronous and deterministic.
 *
 * Throws an `EngineError` with the code `invalid_context` for a caller's mistake.
 */
export function analyzeAudio(draft: AudioDraft, options: AnalyzeAudioOptions = {}): AudioResult {
  const context = readContext(options.context)
  const { transcript, withoutTranscript } = options
  const { text = '', result: words = null } = transcript ?? {}
  const { facts } = draft
  const provenance = readProvenance(facts.declared)
  const analysis = judgeSamples(draft)
  const { unclear } = analysis
  const { risk, trust, verdict, limitations, matches } = judgeMedia(
    context,
    {
      provenance,
      measuredRisk: unclear === null ? analysis.risk : UNKNOWN_RISK,
      isClear: unclear === null,
      signal: 'audio_signal',
      measured: analysis.evidence,
      said: words?.evidence ?? [],
    },
    {
      original: 'recording',
      medium: 'recording',
      undeclared: 'Call the speaker back on a known number before you act on what is said.',
    },
  )
  return {
    modality: 'audio',
    content_trust_score: trust,
    transcript: text,
    ...(text === '' ? {} : { transcript_source: transcript?.source ?? 'caller' }),
    synthetic_audio_risk: risk,
    workflow_risk: publish(Math.max(risk, words?.slop_risk ?? 0)),
    synthetic_risk: risk,
    confidence: confidenceOf(provenance, analysis, unclear),
    ...verdict,
    limitations: [
      ...limitationsOf(
        provenance,
        facts,
        unclear,
        transcriptLimitations(transcript, withoutTranscript),
      ),
      ...limitations,
    ],
    ...matches,
  }
}
