import { whileReading } from '../container/reading.ts'
import { sniffContainer } from '../container/sniff-container.ts'
import { loadOptional, streamPackages } from '../load-optional.ts'
import { quietly } from '../quietly.ts'

/** Whether an audio or video file has a video track; only MPEG-4 and WebM can hold one. */
export async function hasVideoTrack(bytes: Uint8Array): Promise<boolean> {
  const container = sniffContainer(bytes)
  if (container !== 'mp4' && container !== 'webm') return false
  const { openContainer } = await loadOptional(
    'Video needs',
    streamPackages,
    () => import('../container/open-container.ts'),
  )
  const open = () => openContainer(bytes, container)
  const { video, close } = await quietly(() => whileReading(open))
  close()
  return video !== null
}
