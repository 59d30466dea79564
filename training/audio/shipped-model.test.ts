import { describe, expect, it } from 'vitest'
import modelFile from '../../packages/engine/models/synthetic-audio-risk/model.json' with {
  type: 'json',
}
import { audioModel } from '../../packages/engine/src/audio/audio-model.ts'
import { measureSpeech } from '../../packages/engine/src/audio/features/audio-features.ts'
import { readSpeech } from '../../packages/engine/src/audio/signal/speech.ts'
import reference from '../media/reference.generated.json' with { type: 'json' }
import { measureRecordings } from '../media/reference.ts'
import { auroc } from '../metrics.ts'
import { hasAudio, readAudioLabels } from './audio-corpus.ts'
import { readAudioVariant } from './audio-variants.ts'

it('never publishes a high risk, whatever the raw score', () => {
  const { publishedRisk } = audioModel()
  expect(publishedRisk(1e6)).toBeLessThan(0.7)
  expect(publishedRisk(-1e6)).toBeGreaterThanOrEqual(0)
})

describe.each(Object.entries(measureRecordings()))(
  'a made recording, %s',
  (name, { raw, features }) => {
    const known = Object.entries(reference.recordings).find(([each]) => each === name)?.[1]

    it('measures what it measured when the model was fitted', () => {
      expect(Object.keys(features)).toEqual(Object.keys(known?.features ?? {}))
      for (const [feature, value] of Object.entries(known?.features ?? {})) {
        const gap = Math.abs(features[feature] - value)
        expect(gap, feature).toBeLessThanOrEqual(1e-6 + 1e-4 * Math.abs(value))
      }
    })

    it('gets the score that it got when the model was made', () => {
      expect(raw).toBeCloseTo(known?.raw ?? Number.NaN, 4)
    })
  },
)

describe.skipIf(!hasAudio)('with the corpus (skipped where it is absent)', () => {
  it('scores recordings in the engine as they were scored in training', async () => {
    const clips = await readAudioLabels()
    expect(modelFile.examples).toHaveLength(5)
    for (const [row, expected] of modelFile.examples.entries()) {
      const speech = readSpeech(await readAudioVariant(clips[row].file, 'plain'))
      // Leaves are rounded to 16 bits in the file.
      expect(audioModel().scoreWindow(measureSpeech(speech)).raw).toBeCloseTo(expected, 1)
    }
  })

  it('has recordings whose length tells little of their label', async () => {
    const clips = await readAudioLabels()
    const lengths = clips.map(({ seconds }) => seconds)
    const labels = clips.map(({ label }) => (label === 'synthetic' ? 1 : 0))
    expect(Math.abs(auroc(lengths, labels) - 0.5)).toBeLessThan(0.12)
  })
})
