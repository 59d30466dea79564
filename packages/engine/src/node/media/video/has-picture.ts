import { sniffSound } from '../audio/sniff-sound.ts'
import { loadOptional } from '../load-optional.ts'
import { quietly } from '../quietly.ts'

/** Whether a file of sound or film has a picture track: only these containers can hold one. */
export async function hasPicture(bytes: Uint8Array): Promise<boolean> {
  const container = sniffSound(bytes)
  if (container !== 'mp4' && container !== 'webm') return false
  const { openContainer } = await loadOptional('Video', () => import('../audio/open-container.ts'))
  const { video, close } = await quietly(() => openContainer(bytes))
  close()
  return video !== null
}
