import { z } from 'zod'
import { documentFormatSchema, documentSchema } from '../document.ts'
import { pathSchema } from '../drafts.ts'

/** Pictures that a document shows by their names alone, because they could not be put into it. */
const missing = z.array(z.string())

/** The calls that make documents of drafts. */
export const documentCalls = {
  /** Writes the draft as a document to where the user says; null when the user chose no place. */
  exportDocument: {
    input: documentSchema.extend({ format: documentFormatSchema }),
    output: z.object({ path: pathSchema.nullable(), missing }),
  },
  /** Prints the draft as a document, with the print dialog of the system. */
  printDocument: {
    input: documentSchema,
    output: z.object({ isPrinted: z.boolean(), missing }),
  },
} as const
