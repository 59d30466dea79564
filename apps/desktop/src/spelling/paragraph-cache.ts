import type { Dialect } from '../shared/spelling.ts'
import type { Lint } from './open-linter.ts'

/** Paragraphs that are remembered; a book of 100,000 words has about 2,000. */
const MOST_PARAGRAPHS = 10_000

/** What was found in paragraphs by their text; those that were not asked for longest are forgotten. */
export interface ParagraphCache {
  get(dialect: Dialect, text: string): readonly Lint[] | undefined
  set(dialect: Dialect, text: string, lints: readonly Lint[]): void
}

/** Remembers at most `most` paragraphs. */
export function createParagraphCache(most = MOST_PARAGRAPHS): ParagraphCache {
  const known = new Map<string, readonly Lint[]>()
  const put = (key: string, lints: readonly Lint[]): void => {
    known.delete(key)
    known.set(key, lints)
  }
  return {
    get: (dialect, text) => {
      const key = `${dialect} ${text}`
      const lints = known.get(key)
      if (lints !== undefined) put(key, lints)
      return lints
    },
    set: (dialect, text, lints) => {
      put(`${dialect} ${text}`, lints)
      const oldest = known.keys().next()
      if (known.size > most && oldest.done === false) known.delete(oldest.value)
    },
  }
}
