import { expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { measureConfounds } from './confounds.ts'
import type { LabelledImage } from './image-corpus.ts'

/** Images of ten sources, half of them made by machines; `told` says what their making gives away. */
function imagesThatTell(told: 'nothing' | 'quality' | 'size') {
  const random = createRandom(3)
  const images: LabelledImage[] = []
  const sizes: number[] = []
  for (let at = 0; at < 400; at++) {
    const isMade = at % 2 === 1
    images.push({
      file: `${at}.jpg`,
      label: isMade ? 'synthetic' : 'real',
      generator: isMade ? `generator ${at % 10}` : null,
      content: 'photo',
      repo: `collection ${at % 10}`,
      licence: 'CC0-1.0',
      src_w: 512,
      src_h: 512,
      scale: 0.5 + random() / 2,
      q: 70 + Math.floor(random() * 20) + (told === 'quality' && isMade ? 10 : 0),
    })
    sizes.push(20_000 * (1 + random()) * (told === 'size' && !isMade ? 4 : 1))
  }
  return { images, sizes }
}

it('finds nothing in images whose making says nothing of their label', () => {
  const { images, sizes } = imagesThatTell('nothing')
  const { alone, together } = measureConfounds(images, sizes)
  expect(alone.map(({ name }) => name)).toEqual(['file size', 'scale of the view', 'JPEG quality'])
  for (const { name, raw } of alone) expect(Math.abs(raw - 0.5), name).toBeLessThan(0.07)
  expect(together).toBeLessThan(0.6)
})

it('finds a fact that tells the label, in either direction, and in sources that it did not see', () => {
  const quality = imagesThatTell('quality')
  const byQuality = measureConfounds(quality.images, quality.sizes)
  expect(byQuality.alone[2]?.raw).toBeGreaterThan(0.8)
  expect(byQuality.together).toBeGreaterThan(0.8)
  const size = imagesThatTell('size')
  const bySize = measureConfounds(size.images, size.sizes)
  expect(bySize.alone[0]?.raw).toBe(0)
  expect(bySize.together).toBeGreaterThan(0.95)
})
