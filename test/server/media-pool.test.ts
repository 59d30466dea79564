import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MediaError } from '../../apps/server/src/media/media-error.ts'
import { accountCaller } from '../../apps/server/src/scoring/caller.ts'
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

it('a thread that never comes back from reading a file is replaced, and the file is called unreadable', async () => {
  const entry = new URL('support/looping-worker.ts', import.meta.url)
  const pool = createMediaPool({
    threads: 1,
    deadlineMs: 100_000,
    maxWaiting: 4,
    readingMs: 300,
    entry,
  })
  const score = pool.scorers.image
  const task = { bytes: new Uint8Array(bytes), mediaType: 'image/png', context: {} }
  try {
    // The deadline would say “timeout”.
    await expect(score?.({ ...task, mediaType: 'loop' })).rejects.toThrow('within 0.3 seconds')
    // The one who sent that file may have to wait now; another does not.
    const other = await score?.(task, accountCaller('other', 'call'))
    expect(other).toMatchObject({ modality: 'image' })
  } finally {
    await pool.close()
  }
}, 120_000)
