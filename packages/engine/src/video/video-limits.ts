import { declarationLimitations, declaredConfidence } from '../provenance/declaration-limits.ts'
import type { ProvenanceAnalysis } from '../provenance/read-provenance.ts'
import type { Confidence } from '../schema/index.ts'
import type { VideoAnalysis } from './read-frames.ts'
import type { VideoFacts } from './video-facts.ts'

/** How far a result can be relied on: no labelled videos support the statistics, so they never give a high confidence. */
export function confidenceOf(provenance: ProvenanceAnalysis): Confidence {
  return declaredConfidence(provenance) ?? 'low'
}

/** What a reader of the result must know; the first two hold for every video. */
export function limitationsOf(
  provenance: ProvenanceAnalysis,
  { declared, withoutAudio }: VideoFacts,
  { judged, unclear, spread }: VideoAnalysis,
): string[] {
  const limitations = [
    'Scores are workflow signals. They do not prove how a video was made or whether what it shows is true.',
    'This score was not measured on labelled videos: a model of still images scores single frames, and motion is ignored.',
  ]
  limitations.push(
    unclear === null
      ? `${judged.length} sampled frames were scored; their risks lie ${spread.toFixed(2)} apart. By themselves they stay below a high risk.`
      : `The frames of this video cannot tell whether it is synthetic: ${unclear}.`,
  )
  if (withoutAudio !== null) limitations.push(`The audio was not scored: ${withoutAudio}.`)
  return [...limitations, ...declarationLimitations(provenance, declared)]
}
