import type { ContextInput, ImageResult } from '@content-trust/engine/schema'

/** An image to score, as it goes to the thread. */
export interface ImageTask {
  readonly bytes: Uint8Array
  readonly context: ContextInput
}

/** What became of an image. */
export type ImageOutcome = { readonly result: ImageResult } | { readonly problem: string }
