import { sniffType } from '../../../apps/server/src/media/sniff-type.ts'
import { extractAudioTrack } from '../../../packages/engine/src/node/media/audio/extract-audio-track.ts'
import { openContainer } from '../../../packages/engine/src/node/media/container/open-container.ts'
import { sniffContainer } from '../../../packages/engine/src/node/media/container/sniff-container.ts'
import { readCredentials } from '../../../packages/engine/src/node/media/credentials/read-credentials.ts'
import { sniffImage } from '../../../packages/engine/src/node/media/image/sniff-image.ts'
import { readMetadata } from '../../../packages/engine/src/node/media/metadata/read-metadata.ts'
import { quietly } from '../../../packages/engine/src/node/media/quietly.ts'
import { readDeclaredFacts } from '../../../packages/engine/src/node/media/tags/read-declared-facts.ts'
import { extractVideoTrack } from '../../../packages/engine/src/node/media/video/extract-video-track.ts'
import { EngineError } from '../../../packages/engine/src/schema/error.ts'

/**
 * Reads a file as a host does, but decodes nothing of it. Resolves with whether it was read or refused; any error
 * but an `EngineError` passes.
 */
export async function readFile(bytes: Uint8Array): Promise<'read' | 'refused'> {
  sniffType(bytes)
  try {
    await quietly(() => readAll(bytes))
    return 'read'
  } catch (error) {
    if (error instanceof EngineError) return 'refused'
    throw error
  }
}

async function readAll(bytes: Uint8Array): Promise<void> {
  if (sniffImage(bytes) !== null) {
    await readCredentials(new Uint8Array(bytes))
    readMetadata(bytes)
    return
  }
  const container = sniffContainer(bytes)
  if (container === null) return
  await readDeclaredFacts(bytes, container)
  if (container === 'mp4' || container === 'webm') await readTracks(bytes, container)
}

async function readTracks(bytes: Uint8Array, container: 'mp4' | 'webm'): Promise<void> {
  const opened = await openContainer(bytes, container)
  try {
    await opened.readDuration()
    const { audio, video } = opened
    if (video !== null) await extractVideoTrack(video, opened, bytes.length)
    if (audio !== null) await extractAudioTrack(audio, opened, bytes.length)
  } finally {
    opened.close()
  }
}
