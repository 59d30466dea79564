import { describe, expect, it } from 'vitest'
import modelFile from '../../packages/engine/models/synthetic-image-risk/model.json' with {
  type: 'json',
}
import { measureWindow } from '../../packages/engine/src/image/features/image-features.ts'
import { imageModel } from '../../packages/engine/src/image/image-model.ts'
import { chooseWindows } from '../../packages/engine/src/image/windows.ts'
import reference from '../media/reference.generated.json' with { type: 'json' }
import { measureImages } from '../media/reference.ts'
import { hasImages, readImageLabels } from './image-corpus.ts'
import { readVariant } from './image-variants.ts'

it('never publishes a high risk, whatever the raw score', () => {
  const { publishedRisk } = imageModel()
  expect(publishedRisk(1e6)).toBeLessThan(0.7)
  expect(publishedRisk(-1e6)).toBeGreaterThanOrEqual(0)
})

describe.each(Object.entries(measureImages()))('a made image, %s', (name, { raw, features }) => {
  const known = Object.entries(reference.pictures).find(([each]) => each === name)?.[1]

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
})

describe.skipIf(!hasImages)('with the corpus (skipped where it is absent)', () => {
  it('scores images in the engine as they were scored in training', async () => {
    const images = await readImageLabels()
    expect(modelFile.examples).toHaveLength(5)
    for (const [row, expected] of modelFile.examples.entries()) {
      const pixels = await readVariant(images[row].file, 'plain')
      const [box] = chooseWindows(pixels.width, pixels.height, 1)
      // Leaves are rounded to 16 bits in the file.
      expect(imageModel().scoreWindow(measureWindow(pixels, box)).raw).toBeCloseTo(expected, 1)
    }
  })
})
