import { pixelEvidence } from '../image/image-evidence.ts'
import { thresholds } from '../policy/thresholds.ts'
import type { EvidenceItem } from '../schema/index.ts'
import type { FilmReading } from './read-frames.ts'

/** Evidence of the frames: that of the frame with the highest risk, when the median is worth a look. */
export function frameEvidence({ judged, risk }: FilmReading): EvidenceItem[] {
  if (risk < thresholds.medium) return []
  const [top] = judged.toSorted((a, b) => b.reading.risk - a.reading.risk)
  if (top === undefined) return []
  return pixelEvidence(top.reading).map((item) => ({
    ...item,
    span: `${item.span}, frame at ${top.time.toFixed(1)} s`,
  }))
}
