import { z } from 'zod'
import { keptSessionSchema } from '../session.ts'

const nothing = z.object({})

/** How the window answers when it is asked to close; `closeWindow` says that it may. */
export const closeAnswerSchema = z.enum([
  /** It asks the writer, and answers again. */
  'asking',
  /** The writer wants to stay. */
  'stays',
])
export type CloseAnswer = z.infer<typeof closeAnswerSchema>

/** The calls about what is open, and about the end. */
export const sessionCalls = {
  /** What is open, for the next start; a path that the user did not open is refused. */
  keepSession: { input: keptSessionSchema, output: nothing },
  answerClose: { input: z.object({ answer: closeAnswerSchema }), output: nothing },
} as const
