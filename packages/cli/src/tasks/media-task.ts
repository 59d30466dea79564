import type { Settings } from '@content-trust/workspace'

/** Largest image, audio or video file that `check` reads, in bytes. */
export const MAX_MEDIA_BYTES = 50 * 1024 * 1024

/** One image, audio or video file to score; plain data, because it is sent to another process. */
export interface MediaTask {
  readonly modality: 'media'
  readonly shown: string
  /** Absolute path, or null when `bytes` is the file. */
  readonly path: string | null
  readonly bytes: Uint8Array | null
  /** Size in bytes. */
  readonly size: number
  readonly settings: Settings
}

/** What decoding and scoring one media file may take. */
export interface MediaLimits {
  readonly deadlineMs: number
  /** Memory of the decoding process. */
  readonly maxMegabytes: number
}

/**
 * An image of 40 megapixels takes about 400 MB and two seconds, a video of 30 seconds about ten seconds;
 * five minutes of speech with a speech recogniser take the most.
 */
export const mediaLimits: MediaLimits = { deadlineMs: 120_000, maxMegabytes: 1_536 }

/** Why a file is not read at all, or null. */
export function sizeProblem({ size }: Pick<MediaTask, 'size'>): string | null {
  if (size <= MAX_MEDIA_BYTES) return null
  return `${(size / 1024 / 1024).toFixed(1)} MB, expected media of at most 50 MB`
}
