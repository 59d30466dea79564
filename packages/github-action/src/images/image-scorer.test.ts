import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { openImageScorer } from './image-scorer.ts'

const code = new URL('./image-thread.ts', import.meta.url)
const scorer = openImageScorer(code)
afterAll(() => scorer.close())
const bytes = await readFile('examples/images/declared.jpg')

it('scores one image after the other in one thread', async () => {
  for (const context of [{}, { intended_use: 'cite' } as const]) {
    expect(await scorer.score({ bytes, context })).toMatchObject({ result: { modality: 'image' } })
  }
  const broken = await scorer.score({ bytes: Buffer.from('no image'), context: {} })
  expect(broken).toEqual({
    problem: 'Unexpected kind of data, expected JPEG, PNG, WebP, GIF, TIFF or AVIF.',
  })
})

it('gives up an image that takes too long, and starts again', async () => {
  const hasty = openImageScorer(code, 1)
  const outcomes = [
    await hasty.score({ bytes, context: {} }),
    await hasty.score({ bytes, context: {} }),
  ]
  await hasty.close()
  const late = { problem: 'took longer than 0.001 s to decode' }
  expect(outcomes).toEqual([late, late])
})
