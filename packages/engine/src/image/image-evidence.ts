import { thresholds } from '../policy/thresholds.ts'
import type { EvidenceItem } from '../schema/index.ts'
import { strongestCues } from './image-cues.ts'
import type { PixelAnalysis } from './read-pixels.ts'

const MOST_CUES = 3
/** From here on few images of people are; a reader should look. */
const WORTH_A_LOOK = 0.55

/** Evidence of the pixels: nothing below medium, because weak cues are in every image. */
export function pixelEvidence({ windows, risk }: PixelAnalysis): EvidenceItem[] {
  if (risk < thresholds.medium) return []
  const [top] = windows.toSorted((a, b) => b.raw - a.raw)
  if (top === undefined) return []
  return strongestCues(top, MOST_CUES).map(({ span, explanation }) => ({
    type: 'visual_artifact',
    severity: risk < WORTH_A_LOOK ? 'low' : 'medium',
    span,
    explanation,
    rule: 'pixel-statistics',
    box: top.box,
  }))
}
