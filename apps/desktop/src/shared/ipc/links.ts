import { z } from 'zod'
import { draftFileSchema, pathSchema } from '../drafts.ts'

/** The calls behind links between drafts. */
export const linkCalls = {
  /** Reads the draft that another one links to; `address` is what the link says, such as `../guide.md`. */
  openLinkedDraft: {
    input: z.object({ draft: pathSchema, address: z.string().min(1).max(2048) }),
    output: draftFileSchema,
  },
} as const
