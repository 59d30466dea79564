import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { measureConfounds } from './confounds.ts'
import { hasImages, imageFolder, readImageLabels } from './image-corpus.ts'

describe.skipIf(!hasImages)(
  'the images of the corpus (skipped where they are absent)',
  async () => {
    const images = hasImages ? await readImageLabels() : []
    const sizes = await Promise.all(
      images.map(async ({ file }) => (await stat(join(imageFolder, file))).size),
    )
    const { alone, together } = measureConfounds(images, sizes)

    it.each(alone)('tell nothing of their label by $name', ({ raw }) => {
      expect(Math.abs(raw - 0.5)).toBeLessThan(0.07)
    })

    it('tell nothing by all of these facts together', () => {
      expect(together).toBeLessThan(0.58)
    })
  },
)
