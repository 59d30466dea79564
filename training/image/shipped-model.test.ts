import { describe, expect, it } from 'vitest'
import modelFile from '../../packages/engine/models/synthetic-image-risk/model.json' with {
  type: 'json',
}
import { measureWindow } from '../../packages/engine/src/image/features/image-features.ts'
import { imageModel } from '../../packages/engine/src/image/image-model.ts'
import { chooseWindows } from '../../packages/engine/src/image/windows.ts'
import { hasImages, readImageLabels } from './image-corpus.ts'
import { readVariant } from './image-variants.ts'

it('never publishes a high risk, whatever the raw score', () => {
  const { publishedRisk } = imageModel()
  expect(publishedRisk(1e6)).toBeLessThan(0.7)
  expect(publishedRisk(-1e6)).toBeGreaterThanOrEqual(0)
})

describe.skipIf(!hasImages)('with the corpus (skipped where it is absent)', () => {
  it('scores pictures in the engine as they were scored in training', async () => {
    const images = await readImageLabels()
    for (const [row, expected] of modelFile.examples.entries()) {
      const pixels = await readVariant(images[row].file, 'plain')
      const [box] = chooseWindows(pixels.width, pixels.height, 1)
      // Leaves are rounded to 16 bits in the file.
      expect(imageModel().scoreWindow(measureWindow(pixels, box)).raw).toBeCloseTo(expected, 1)
    }
  })
})
