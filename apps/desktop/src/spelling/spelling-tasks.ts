import { z } from 'zod'
import { problemSchema, spellingRequestSchema } from '../shared/spelling.ts'

/** What the process for spelling is asked to do; one that is done with a part answers with its problems. */
export const spellingTaskSchema = spellingRequestSchema.omit({ path: true }).extend({
  /** Milliseconds after which it answers, with at least one more paragraph checked. */
  budget: z.number().min(0),
})
export type SpellingTask = z.infer<typeof spellingTaskSchema>

export const spellingOutputSchema = z.object({
  problems: z.array(problemSchema),
  isDone: z.boolean(),
  /** False where it was to go on with a text that it does not have. */
  isKnown: z.boolean(),
  took: z.number().min(0),
})
export type SpellingOutput = z.infer<typeof spellingOutputSchema>
