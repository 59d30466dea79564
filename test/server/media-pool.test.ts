import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MediaError } from '../../apps/server/src/media/media-error.ts'
import { createMediaPool } from '../../apps/server/src/scoring/media-pool.ts'

const bytes = await sharp({
  create: { width: 200, height: 200, channels: 3, background: '#336699' },
})
  .png()
  .toBuffer()

it('scores images in a thread, and says of a broken one what is wrong', async () => {
  const pool = createMediaPool({ threads: 1, deadlineMs: 30_000, maxWaiting: 4 })
  const score = pool.scorers.image
  try {
    const task = { bytes: new Uint8Array(bytes), mediaType: 'image/png', context: {} }
    expect(await score?.(task)).toMatchObject({ modality: 'image' })
    const broken = { ...task, bytes: task.bytes.slice(0, 60) }
    await expect(score?.(broken)).rejects.toThrow(MediaError)
    const late = createMediaPool({ threads: 1, deadlineMs: 1, maxWaiting: 4 })
    await expect(late.scorers.image?.(task)).rejects.toThrow('timeout')
    await late.close()
  } finally {
    await pool.close()
  }
})
