import { windowConfidence } from '../media/window-confidence.ts'
import { declarationLimitations, declaredConfidence } from '../provenance/declaration-limits.ts'
import type { ProvenanceAnalysis } from '../provenance/read-provenance.ts'
import type { Confidence } from '../schema/index.ts'
import type { ImageFacts } from './image-facts.ts'
import type { PixelAnalysis } from './read-pixels.ts'

/** Above this spread of raw scores the parts of an image disagree. */
const WIDE_SPREAD = 1.5

/** How far a result can be relied on. Statistics of pixels alone never give a high confidence. */
export function confidenceOf(
  provenance: ProvenanceAnalysis,
  analysis: PixelAnalysis,
  unclear: string | null,
): Confidence {
  return declaredConfidence(provenance) ?? windowConfidence(analysis, unclear, WIDE_SPREAD)
}

/** What a reader of the result must know; the first holds for every image. */
export function limitationsOf(
  provenance: ProvenanceAnalysis,
  { declared }: ImageFacts,
  unclear: string | null,
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove how an image was made or whether what it shows is true.',
  ]
  if (unclear !== null) {
    limitations.push(`The pixels of this image cannot tell whether it is synthetic: ${unclear}.`)
  } else if (provenance.origin === null) {
    limitations.push(
      'Statistics of pixels are often wrong, above all for edited photos and new generators. By themselves they stay below a high risk.',
    )
  }
  return [...limitations, ...declarationLimitations(provenance, declared)]
}
