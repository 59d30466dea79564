import { z } from 'zod'

/** What is searched for. */
export const searchTermSchema = z.object({
  term: z.string().min(1).max(1000),
  /** Whether the term is a regular expression. */
  isRegex: z.boolean(),
  matchesCase: z.boolean(),
  /** Whether a match may neither begin nor end within a word. */
  isWholeWord: z.boolean(),
})
export type SearchTerm = z.infer<typeof searchTermSchema>
