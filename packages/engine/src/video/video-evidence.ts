import { pixelEvidence } from '../image/image-evidence.ts'
import type { Box } from '../image/pixels.ts'
import { thresholds } from '../policy/thresholds.ts'
import type { EvidenceItem } from '../schema/index.ts'

import type { VideoAnalysis } from './read-frames.ts'

/**
 * Evidence of the frames: that of the frame with the highest risk, when the median is worth a look. Frames
 * of large videos are scored at a smaller size; boxes are in pixels of the video, which is `width` wide.
 */
export function frameEvidence({ judged, risk }: VideoAnalysis, width: number): EvidenceItem[] {
  if (risk < thresholds.medium) return []
  const [top] = judged.toSorted((a, b) => b.analysis.risk - a.analysis.risk)
  if (top === undefined) return []
  const at = Math.round(top.time * 100) / 100
  return pixelEvidence(top.analysis).map((item) => ({
    ...item,
    span: `${item.span}, frame at ${top.time.toFixed(1)} s`,
    time: { start: at, end: at },
    ...(item.box === undefined ? {} : { box: scaled(item.box, width / top.width) }),
  }))
}

function scaled({ x, y, width, height }: Box, by: number): Box {
  return {
    x: Math.round(x * by),
    y: Math.round(y * by),
    width: Math.max(1, Math.round(width * by)),
    height: Math.max(1, Math.round(height * by)),
  }
}
