import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { engineVersion } from '@content-trust/engine'
import { analyzeImage } from '@content-trust/engine/image'
import { readImage, sniffImage } from '@content-trust/engine/node/media'
import { EngineError, type ImageResult } from '@content-trust/engine/schema'
import { contextOf, type Settings } from '@content-trust/workspace'
import type { ResultCache } from '../result-cache.ts'
import { sha256 } from '../score-page.ts'

/** Largest image that is read, in bytes. */
const MOST_BYTES = 50 * 1024 * 1024

/** What became of an image. */
export type ImageOutcome =
  | { readonly result: ImageResult; readonly content: string }
  | { readonly problem: string }

/** Scores the images of a build one after the other, each content once. */
export interface ImageScorer {
  score(file: string, settings: Settings): Promise<ImageOutcome>
}

// Hosts compile pages side by side; a decoded image takes some 100 MB, so the next one waits.
let last: Promise<unknown> = Promise.resolve()

/** Prepares scoring with a cache of results by content. */
export function createImageScorer(cache: ResultCache): ImageScorer {
  return {
    score: (file, settings) => {
      const outcome = last.then(() => scoreFile(file, settings, cache))
      last = outcome.catch(() => undefined)
      return outcome
    },
  }
}

async function scoreFile(
  file: string,
  settings: Settings,
  cache: ResultCache,
): Promise<ImageOutcome> {
  const bytes = await readFile(file)
  if (bytes.length > MOST_BYTES) return { problem: 'is larger than 50 MB' }
  if (sniffImage(bytes) === null) return { problem: 'is not an image by its bytes' }
  const content = createHash('sha256').update(bytes).digest('hex')
  const context = contextOf(settings)
  const key = sha256(JSON.stringify([engineVersion, 'image', context, content]))
  const known = cache.read(key)
  if (known?.modality === 'image') return { result: known, content }
  try {
    const result = analyzeImage(await readImage(bytes), { context })
    cache.write(key, result)
    return { result, content }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    // A decoder that is not installed is for the one who set the option.
    if (error.code === 'invalid_option') throw missing(error)
    return { problem: `could not be read: ${error.message}` }
  }
}

function missing(error: EngineError): Error {
  return new Error(`remark-content-trust: \`images\`: ${error.message}`, { cause: error })
}
