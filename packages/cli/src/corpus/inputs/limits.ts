/** Bytes of lines that one batch holds at least, unless the input ends; batches are the unit of work and of resuming. */
const BATCH_BYTES = 128 * 1024

/** Longest line that is read, in bytes. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024

/** How lines are cut into batches; always the same, or a resumed run would cut other batches. */
export const frameLimits = { batchBytes: BATCH_BYTES, maxLineBytes: MAX_LINE_BYTES }

/** Longest text that is scored, in characters; `check` has the same limit in bytes. */
export const MAX_TEXT_LENGTH = 10 * 1024 * 1024

/** Most levels of a row that `--with-input` carries: what writes JSON needs the stack for each, and threads have more of it. */
export const MAX_LEVELS = 1000

/** A size as messages show it. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
