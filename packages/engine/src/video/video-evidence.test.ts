import { expect, it } from 'vitest'
import { featureNames } from '../image/features/image-features.ts'
import { evidenceItemSchema } from '../schema/index.ts'
import type { FrameAnalysis } from './read-frames.ts'
import { frameEvidence } from './video-evidence.ts'

const frame = (time: number, risk: number): FrameAnalysis => ({
  time,
  width: 1920,
  analysis: {
    risk,
    spread: 0,
    windows: [
      {
        box: { x: 8, y: 16, width: 256, height: 256 },
        features: new Float64Array(featureNames.length),
        raw: risk,
        byFeature: new Float64Array(featureNames.length).fill(0.1),
      },
    ],
  },
})
const analysisAt = (risk: number) => ({
  judged: [frame(0.5, 0.4), frame(2.3456, 0.6)],
  unclear: null,
  risk,
  spread: 0.2,
})

it('says when and where it saw something, in pixels of the video', () => {
  const evidence = frameEvidence(analysisAt(0.5), 3840)
  expect(evidence.length).toBeGreaterThan(0)
  for (const item of evidence) {
    expect(evidenceItemSchema.strict().parse(item)).toMatchObject({
      type: 'visual_artifact',
      time: { start: 2.35, end: 2.35 },
      box: { x: 16, y: 32, width: 512, height: 512 },
    })
    expect(item.span).toContain('frame at 2.3 s')
  }
})

it('has none below a medium risk', () => {
  expect(frameEvidence(analysisAt(0.39), 3840)).toEqual([])
})
