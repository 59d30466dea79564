import { z } from 'zod'
import { pathSchema } from '../drafts.ts'

/** Most bytes of a picture that is put beside a draft; the preview shows no larger one. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024

/** A folder from the draft’s own: `images`, `../pictures`; empty for the folder of the draft. */
const pictureFolderSchema = z.string().max(255)
const pictureNameSchema = z.string().min(1).max(200)

/** The calls that put pictures beside a draft. */
export const pasteCalls = {
  /** Names for new pictures in a folder where no file has them yet. */
  proposePictureNames: {
    input: z.object({
      draft: pathSchema,
      folder: pictureFolderSchema,
      names: z.array(pictureNameSchema).min(1).max(50),
    }),
    output: z.object({ names: z.array(z.string()) }),
  },
  /** Writes a picture as a new file; the ending of its name is that of its bytes. */
  savePicture: {
    input: z.object({
      draft: pathSchema,
      folder: pictureFolderSchema,
      name: pictureNameSchema,
      bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    }),
    /** The address by which the draft shows it, from the draft’s folder, with `/` between folders. */
    output: z.object({ address: z.string() }),
  },
} as const
