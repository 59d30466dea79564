import { z } from 'zod'
import { documentMarksSchema } from '../../shared/document.ts'

/** A picture of the draft with its bytes. */
const pictureSchema = z.object({
  /** As the draft says it. */
  address: z.string(),
  type: z.enum(['png', 'jpg', 'gif', 'webp']),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})
export type DocumentPicture = z.infer<typeof pictureSchema>

/** The tasks that make a document of a draft. */
export const documentTasks = {
  /** The addresses of the pictures of a draft that are not on the web, in reading order. */
  listPictures: {
    input: z.object({ text: z.string() }),
    output: z.object({ addresses: z.array(z.string()) }),
  },
  makeDocument: {
    input: z.object({
      text: z.string(),
      name: z.string(),
      marks: documentMarksSchema.nullable(),
      pictures: z.array(pictureSchema),
      /** `paper`: nothing can be loaded, so pictures of the web are links. */
      target: z.enum(['web', 'paper', 'docx']),
    }),
    output: z.object({
      /** HTML as UTF-8, or the bytes of a DOCX. */
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      /** Pictures that are not in it. */
      missing: z.array(z.string()),
    }),
  },
} as const
