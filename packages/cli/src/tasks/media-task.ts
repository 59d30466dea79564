import type { DraftTask } from '../check/score-draft.ts'

/** Largest picture, recording or film that `check` reads, in bytes. */
export const MAX_MEDIA_BYTES = 50 * 1024 * 1024

/** One picture, recording or film to score; plain data, because it is sent to another process. */
export type MediaTask = Pick<DraftTask, 'shown' | 'path' | 'bytes' | 'size' | 'settings'>

/** What one file of media may take. */
export interface MediaLimits {
  readonly deadlineMs: number
  /** Memory of the process that decodes it. */
  readonly maxMegabytes: number
}

/** A picture of 40 megapixels takes some 400 MB and two seconds, a film of 30 seconds ten, five minutes of speech with a recogniser the most. */
export const mediaLimits: MediaLimits = { deadlineMs: 120_000, maxMegabytes: 1_536 }

/** Why a file is not read at all, or null. */
export function sizeProblem({ size }: Pick<MediaTask, 'size'>): string | null {
  if (size <= MAX_MEDIA_BYTES) return null
  return `${(size / 1024 / 1024).toFixed(1)} MB, expected media of at most 50 MB`
}
