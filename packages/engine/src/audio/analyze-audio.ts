import { routeMedia } from '../media/route-media.ts'
import { publish } from '../models/calibration.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { AudioResult, ContextInput, PrimaryReason } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { modelVersion } from '../version.ts'
import type { AudioFacts } from './audio-facts.ts'
import { confidenceOf, limitationsOf } from './audio-limits.ts'
import { readSound } from './read-sound.ts'
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

/** The risk of sound that cannot be judged and that declares nothing: neither clean nor not. */
const UNKNOWN = 0.2

/**
 * Scores a recording of speech: what it declares of itself first, the statistics of its sound second.
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
  const reading = readSound(draft)
  const { unclear } = reading
  const soundRisk = unclear === null ? reading.risk : UNKNOWN
  const risk = publish(Math.max(soundRisk, provenance.risk))
  const trust = publish(1 - risk)
  const evidence = [
    ...provenance.evidence,
    ...(provenance.risk <= soundRisk ? reading.evidence : []),
    ...(words?.evidence ?? []),
  ]
  const routed = routeMedia(context, risk, trust, evidence)
  const reason = (): PrimaryReason => {
    if (routed.isRaised) return 'policy_match'
    if (routed.level !== 'low') {
      return provenance.risk >= soundRisk ? 'source_quality' : 'audio_signal'
    }
    return unclear === null ? 'low_risk' : 'other'
  }
  return {
    modality: 'audio',
    content_trust_score: trust,
    transcript: text,
    ...(text === '' ? {} : { transcript_source: transcript?.source ?? 'caller' }),
    synthetic_audio_risk: risk,
    workflow_risk: publish(Math.max(risk, words?.slop_risk ?? 0)),
    synthetic_risk: risk,
    confidence: confidenceOf(provenance, reading, unclear),
    primary_reason: reason(),
    evidence,
    recommended_fixes: fixesOf(provenance.risk, provenance.isTampered, routed.level !== 'low'),
    risk_level: routed.level,
    recommended_action: routed.action,
    model_version: modelVersion,
    limitations: [
      ...limitationsOf(
        provenance,
        facts,
        unclear,
        transcriptLimitations(transcript, withoutTranscript),
      ),
      ...routed.limitations,
    ],
    ...(routed.matches === undefined ? {} : { policy_matches: routed.matches }),
  }
}

function fixesOf(declaredRisk: number, isTampered: boolean, isRouted: boolean): string[] {
  if (!isRouted) return []
  const original = 'Ask for the original recording and for who made it, how and when.'
  if (isTampered) return ['Get the file from the source that signed it.', original]
  return declaredRisk > 0
    ? ['Label the recording as AI-generated, or replace it.', original]
    : ['Call the speaker back on a known number before you act on what is said.', original]
}
