import { judgeMedia, UNKNOWN_RISK } from '../media/judge-media.ts'
import { readProvenance } from '../provenance/read-provenance.ts'
import type { ContextInput, ImageResult } from '../schema/index.ts'
import { readContext } from '../schema/read-context.ts'
import { pixelEvidence } from './image-evidence.ts'
import type { ImageFacts } from './image-facts.ts'
import { confidenceOf, limitationsOf } from './image-limits.ts'
import type { Pixels } from './pixels.ts'
import { readPixels } from './read-pixels.ts'
import { whyUnclear } from './why-unclear.ts'

/** An image as a host decoded it. */
export interface ImageDraft {
  readonly pixels: Pixels
  readonly facts: ImageFacts
}

/** Switches of one call; all optional. */
export interface AnalyzeImageOptions {
  /** What the image is for; picks the routing row and the custom policy. */
  readonly context?: ContextInput
}

/**
 * Scores an image: what it declares of itself first, the statistics of its pixels second. Pure,
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
  const analysis = readPixels(pixels)
  const unclear = whyUnclear(pixels, facts, analysis.windows)
  const { risk, trust, verdict, limitations, matches } = judgeMedia(
    context,
    {
      provenance,
      measuredRisk: unclear === null ? analysis.risk : UNKNOWN_RISK,
      isClear: unclear === null,
      signal: 'visual_artifact',
      measured: unclear === null ? pixelEvidence(analysis) : [],
    },
    { original: 'file', medium: 'image' },
  )
  return {
    modality: 'image',
    content_trust_score: trust,
    synthetic_image_risk: risk,
    synthetic_risk: risk,
    confidence: confidenceOf(provenance, analysis, unclear),
    ...verdict,
    limitations: [...limitationsOf(provenance, facts, unclear), ...limitations],
    ...matches,
  }
}
