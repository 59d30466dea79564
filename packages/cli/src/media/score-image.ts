import { analyzeImage } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import type { ContextInput } from '@content-trust/engine/schema'
import type { Settings } from '@content-trust/engine/settings'
import type { Outcome } from '../check/score-draft.ts'
import { textOfMedia } from './text-of-media.ts'

/** Decodes and scores a picture; throws an `EngineError` for one that cannot be read. */
export async function scoreImage(
  shown: string,
  bytes: Uint8Array,
  settings: Settings,
  context: ContextInput,
): Promise<Outcome> {
  const media = analyzeImage(await readImage(bytes), { context })
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
