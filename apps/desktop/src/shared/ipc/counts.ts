import { syntaxSchema } from '@content-trust/engine/schema'
import { z } from 'zod'

/** Longer texts are no drafts: a file may have ten million bytes. */
const MOST_COUNTED = 12_000_000

/** The calls about counts of words. */
export const countCalls = {
  /** Words of prose in a whole text, and in the part of it from `from` to before `to`. */
  countWords: {
    input: z.object({
      text: z.string().max(MOST_COUNTED),
      syntax: syntaxSchema,
      from: z.int().min(0),
      to: z.int().min(0),
    }),
    output: z.object({ words: z.int().min(0), selected: z.int().min(0) }),
  },
} as const
