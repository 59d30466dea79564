import { z } from 'zod'
import { scoringInputSchema } from './analysis.ts'
import { ignoredNamesSchema } from './marking.ts'

const offsetSchema = z.int().min(0)

/** Most characters of a draft that are sent to a model at once. */
export const MOST_SENT = 8000

/** A part of a draft that a model may rewrite: whole lines, without the front matter. */
export const passageSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  text: z.string(),
  /** What the rules saw there: what would fix it, and the text that it is about. */
  needs: z.array(z.object({ fix: z.string(), words: z.string() })).min(1),
})

/** A passage, or why nothing is sent. */
export const passageAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('found'), passage: passageSchema }),
  z.object({ status: z.enum(['no_words', 'no_needs', 'too_long']) }),
])
export type PassageAnswer = z.infer<typeof passageAnswerSchema>

/** Names one request to a model, so that it can be stopped. */
export const rewriteNameSchema = z.string().regex(/^[\w-]{1,64}$/)

/** Where the writer wants a rewrite: the paragraphs that these words touch. */
export const passageRequestSchema = scoringInputSchema.extend({
  start: offsetSchema,
  end: offsetSchema,
  ignored: ignoredNamesSchema,
})

/** What came of asking a model. `text` replaces the text from `start` to `end`. */
export const rewriteAnswerSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('suggested'),
    start: offsetSchema,
    end: offsetSchema,
    text: z.string(),
  }),
  z.object({ status: z.enum(['unchanged', 'stopped', 'no_words', 'no_needs', 'too_long']) }),
])

/** Other words for a part of a draft, to be compared with it. */
export const rewriteSchema = scoringInputSchema.extend({
  start: offsetSchema,
  end: offsetSchema,
  rewrite: z.string().max(200_000),
})
