import { z } from 'zod'
import { foundFileSchema } from '../../shared/ipc/search.ts'
import { searchTermSchema } from '../../shared/searching/search-term.ts'

/** What the process that searches takes: texts, and never a path that it would read. */
export const searchTaskSchema = z.object({
  term: searchTermSchema,
  texts: z.array(z.object({ path: z.string(), text: z.string() })),
  /** Places that are listed at most, in all. */
  most: z.int().min(1),
})
export type SearchTask = z.infer<typeof searchTaskSchema>

export const searchOutputSchema = z.object({
  files: z.array(foundFileSchema),
  /** Texts in which the expression takes too long. */
  slow: z.int().min(0),
})
export type SearchOutput = z.infer<typeof searchOutputSchema>
