import { routeMedia } from '../media/route-media.ts'
import { publish } from '../models/calibration.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { ContextInput, ImageResult, PrimaryReason } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { modelVersion } from '../version.ts'
import { pixelEvidence } from './image-evidence.ts'
import type { ImageFacts } from './image-facts.ts'
import { confidenceOf, limitationsOf } from './image-limits.ts'
import type { Pixels } from './pixels.ts'
import { readPixels } from './read-pixels.ts'
import { whyUnclear } from './why-unclear.ts'

/** A picture as a host decoded it. */
export interface ImageDraft {
  readonly pixels: Pixels
  readonly facts: ImageFacts
}

/** Switches of one call; all optional. */
export interface AnalyzeImageOptions {
  /** What the picture is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
}

/** The risk of a picture whose pixels cannot be judged and which declares nothing: neither clean nor not. */
const UNKNOWN = 0.2

/**
 * Scores a picture: what it declares of itself first, the statistics of its pixels second. Pure,
 * synchronous and deterministic.
 *
 * Throws an `EngineError` with the code `invalid_context` for a caller's mistake.
 */
export function analyzeImage(
  { pixels, facts }: ImageDraft,
  options: AnalyzeImageOptions = {},
): ImageResult {
  const context = readContext(options.context)
  const provenance = readProvenance(facts.declared)
  const reading = readPixels(pixels)
  const unclear = whyUnclear(pixels, facts, reading.windows)
  const pixelRisk = unclear === null ? reading.risk : UNKNOWN
  const risk = publish(Math.max(pixelRisk, provenance.risk))
  const trust = publish(1 - risk)
  const evidence = [
    ...provenance.evidence,
    ...(unclear === null && provenance.risk <= pixelRisk ? pixelEvidence(reading) : []),
  ]
  const routed = routeMedia(context, risk, trust, evidence)
  const reason = (): PrimaryReason => {
    if (routed.isRaised) return 'policy_match'
    if (routed.level !== 'low')
      return provenance.risk >= pixelRisk ? 'source_quality' : 'visual_artifact'
    return unclear === null ? 'low_risk' : 'other'
  }
  return {
    modality: 'image',
    content_trust_score: trust,
    synthetic_image_risk: risk,
    synthetic_risk: risk,
    confidence: confidenceOf(provenance, reading, unclear),
    primary_reason: reason(),
    evidence,
    recommended_fixes: fixesOf(provenance.risk, provenance.isTampered, routed.level !== 'low'),
    risk_level: routed.level,
    recommended_action: routed.action,
    model_version: modelVersion,
    limitations: [...limitationsOf(provenance, facts, unclear), ...routed.limitations],
    ...(routed.matches === undefined ? {} : { policy_matches: routed.matches }),
  }
}

function fixesOf(declaredRisk: number, isTampered: boolean, isRouted: boolean): string[] {
  if (!isRouted) return []
  const original = 'Ask for the original file and for who made it, how and when.'
  if (isTampered) return ['Get the file from the source that signed it.', original]
  return declaredRisk > 0
    ? ['Label the image as AI-generated, or replace it.', original]
    : [original]
}
