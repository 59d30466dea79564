import { expect, it } from 'vitest'
import { evidenceItemSchema } from '../schema/index.ts'
import { audioEvidence } from './audio-evidence.ts'
import { audioFeatureNames } from './features/audio-features.ts'
import type { SpanAnalysis } from './read-samples.ts'

const span = (start: number, raw: number): SpanAnalysis => ({
  span: { start, end: start + 10 },
  byFeature: new Float64Array(audioFeatureNames.length).fill(0.1),
  raw,
  spoken: 8,
  voiced: 0.5,
  loudest: -20,
})
const analysis = (risk: number) => ({ spans: [span(0, 1), span(63.504, 2)], risk, spread: 1 })

it('says when it heard something, in words and in seconds', () => {
  const evidence = audioEvidence(analysis(0.5))
  expect(evidence.length).toBeGreaterThan(0)
  for (const item of evidence) {
    expect(evidenceItemSchema.strict().parse(item).time).toEqual({ start: 63.5, end: 73.5 })
    expect(item.span).toContain('1:04 to 1:14')
  }
})

it('has none below a medium risk', () => {
  expect(audioEvidence(analysis(0.39))).toEqual([])
})
