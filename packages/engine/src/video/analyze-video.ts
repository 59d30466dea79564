import type { AudioDraft } from '../audio/analyze-audio.ts'
import { readSound, type SoundReading } from '../audio/read-sound.ts'
import { routeMedia } from '../media/route-media.ts'
import { publish } from '../models/calibration.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { ContextInput, PrimaryReason, VideoResult } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { modelVersion } from '../version.ts'
import { readFrames, type VideoFrame } from './read-frames.ts'
import { frameEvidence } from './video-evidence.ts'
import type { VideoFacts } from './video-facts.ts'
import { confidenceOf, limitationsOf } from './video-limits.ts'

/** A film as a host decoded it. */
export interface VideoDraft {
  /** Sampled frames, in order. */
  readonly frames: readonly VideoFrame[]
  /** The sound, where it could be decoded. */
  readonly sound: AudioDraft | null
  readonly facts: VideoFacts
}

/** Switches of one call; all optional. */
export interface AnalyzeVideoOptions {
  /** What the film is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
}

/** The risk of frames that cannot be judged: neither clean nor not. */
const UNKNOWN = 0.2

/**
 * Scores a film: what it declares of itself first, sampled frames and the sound second. Pure,
 * synchronous and deterministic.
 *
 * Throws an `EngineError` with the code `invalid_context` for a caller's mistake.
 */
export function analyzeVideo(
  { frames, sound, facts }: VideoDraft,
  options: AnalyzeVideoOptions = {},
): VideoResult {
  const context = readContext(options.context)
  const provenance = readProvenance(facts.declared)
  const film = readFrames(frames, facts.bitsPerPixel)
  const visualRisk = film.unclear === null ? film.risk : UNKNOWN
  const heard = sound === null ? null : readSound(sound)
  const soundRisk = heard === null || heard.unclear !== null ? 0 : heard.risk
  const seenRisk = Math.max(visualRisk, soundRisk)
  const risk = publish(Math.max(seenRisk, provenance.risk))
  const trust = publish(1 - risk)
  const evidence = [
    ...provenance.evidence,
    ...(provenance.risk <= seenRisk
      ? [...frameEvidence(film, facts.width), ...evidenceOf(heard)]
      : []),
  ]
  const routed = routeMedia(context, risk, trust, evidence)
  const reason = (): PrimaryReason => {
    if (routed.isRaised) return 'policy_match'
    if (routed.level === 'low') return film.unclear === null ? 'low_risk' : 'other'
    if (provenance.risk >= seenRisk) return 'source_quality'
    return visualRisk >= soundRisk ? 'visual_artifact' : 'audio_signal'
  }
  return {
    modality: 'video',
    content_trust_score: trust,
    synthetic_video_risk: risk,
    synthetic_risk: risk,
    signals: {
      visual_synthetic_risk: publish(visualRisk),
      metadata_risk: publish(provenance.risk),
    },
    confidence: confidenceOf(provenance),
    primary_reason: reason(),
    evidence,
    recommended_fixes: fixesOf(provenance.risk, provenance.isTampered, routed.level !== 'low'),
    risk_level: routed.level,
    recommended_action: routed.action,
    model_version: modelVersion,
    limitations: [...limitationsOf(provenance, facts, film), ...routed.limitations],
    ...(routed.matches === undefined ? {} : { policy_matches: routed.matches }),
  }
}

function evidenceOf(heard: SoundReading | null) {
  return heard === null ? [] : heard.evidence
}

function fixesOf(declaredRisk: number, isTampered: boolean, isRouted: boolean): string[] {
  if (!isRouted) return []
  const original = 'Ask for the original recording and for who made it, how and when.'
  if (isTampered) return ['Get the file from the source that signed it.', original]
  return declaredRisk > 0
    ? ['Label the video as AI-generated, or replace it.', original]
    : [original]
}
