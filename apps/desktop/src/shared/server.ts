import { z } from 'zod'

/** What came of asking a server who it is. */
export const serverStatusSchema = z.enum([
  'ready',
  'needs_key',
  'wrong_key',
  'other_service',
  'bad_certificate',
  'no_answer',
  /** The writer did not agree to the question before it; nothing was sent. */
  'not_asked',
])
export type ServerStatus = z.infer<typeof serverStatusSchema>
