import type { AudioDraft } from '../audio/analyze-audio.ts'
import { judgeSamples } from '../audio/judge-samples.ts'
import { judgeMedia, UNKNOWN_RISK } from '../media/judge-media.ts'
import { publish } from '../models/calibration.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { ContextInput, VideoResult } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { readFrames, type VideoFrame } from './read-frames.ts'
import { frameEvidence } from './video-evidence.ts'
import type { VideoFacts } from './video-facts.ts'
import { confidenceOf, limitationsOf } from './video-limits.ts'

/** A video as a host decoded it. */
export interface VideoDraft {
  /** Sampled frames, in order. */
  readonly frames: readonly VideoFrame[]
  /** The audio, where it could be decoded. */
  readonly audio: AudioDraft | null
  readonly facts: VideoFacts
}

/** Switches of one call; all optional. */
export interface AnalyzeVideoOptions {
  /** What the video is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
}

/**
 * Scores a video: what it declares of itself first, sampled frames and the audio second. Pure,
 * synchronous and deterministic.
 *
 * Throws an `EngineError` with the code `invalid_context` for a caller's mistake.
 */
export function analyzeVideo(
  { frames, audio, facts }: VideoDraft,
  options: AnalyzeVideoOptions = {},
): VideoResult {
  const context = readContext(options.context)
  const provenance = readProvenance(facts.declared)
  const visual = readFrames(frames, facts.bitsPerPixel)
  const visualRisk = visual.unclear === null ? visual.risk : UNKNOWN_RISK
  const heard = audio === null ? null : judgeSamples(audio)
  const soundRisk = heard === null || heard.unclear !== null ? 0 : heard.risk
  const { risk, trust, verdict, limitations, matches } = judgeMedia(
    context,
    {
      provenance,
      measuredRisk: Math.max(visualRisk, soundRisk),
      isClear: visual.unclear === null,
      signal: visualRisk >= soundRisk ? 'visual_artifact' : 'audio_signal',
      measured: [...frameEvidence(visual, facts.width), ...(heard?.evidence ?? [])],
    },
    { original: 'recording', medium: 'video' },
  )
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
    ...verdict,
    limitations: [...limitationsOf(provenance, facts, visual), ...limitations],
    ...matches,
  }
}
