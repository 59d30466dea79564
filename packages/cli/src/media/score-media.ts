import { analyzeAudio } from '@content-trust/engine/audio'
import { analyzeImage } from '@content-trust/engine/image'
import {
  hasPicture,
  readAudio,
  readImage,
  readVideo,
  sniffImage,
} from '@content-trust/engine/node/media'
import type { ContextInput } from '@content-trust/engine/schema'
import type { Settings } from '@content-trust/engine/settings'
import { analyzeVideo } from '@content-trust/engine/video'
import type { Outcome } from '../check/score-draft.ts'
import { type MediaResult, textOfMedia } from './text-of-media.ts'

/** Decodes and scores a picture, a recording or a film; throws an `EngineError` for one that cannot be read. */
export async function scoreMedia(
  shown: string,
  bytes: Uint8Array,
  settings: Settings,
  context: ContextInput,
): Promise<Outcome> {
  const media = await analyze(bytes, context)
  return {
    status: 'scored',
    shown,
    source: '',
    settings,
    result: textOfMedia(media),
    fix: null,
    media,
  }
}

async function analyze(bytes: Uint8Array, context: ContextInput): Promise<MediaResult> {
  if (sniffImage(bytes) !== null) return analyzeImage(await readImage(bytes), { context })
  if (await hasPicture(bytes)) return analyzeVideo(await readVideo(bytes), { context })
  return analyzeAudio(await readAudio(bytes), { context })
}
