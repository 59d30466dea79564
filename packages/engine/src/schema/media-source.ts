import * as z from 'zod'
import { textBounds } from './request-fields.ts'

/** A media address; whether it may be fetched is the media part's to say. */
export const httpsUrlSchema = z
  .url({ protocol: /^https$/ })
  .regex(/^[hH][tT][tT][pP][sS]:\/\//)
  .max(textBounds.url)
  .meta({
    format: 'uri',
    description: 'A public HTTPS address on port 443, at most 2,000 characters.',
  })

/** Media in the body itself; its type and bytes are checked where they are decoded (decision 9). */
export const dataUriSchema = z
  .string()
  .regex(/^[dD][aA][tT][aA]:[^,]{1,200};base64,/)
  .describe('A data URI with base64, as in `data:image/png;base64,…`.')

/** Media at an address. */
export const urlSourceSchema = z.object({
  kind: z.literal('url').describe('The media are at an address.'),
  url: httpsUrlSchema,
})

/** An explicit media source: exactly one of two kinds. */
export const mediaSourceSchema = z
  .discriminatedUnion('kind', [
    urlSourceSchema,
    z.object({
      kind: z.literal('base64').describe('The image is in the body.'),
      media_type: z
        .enum(['image/png', 'image/jpeg', 'image/webp'])
        .describe('Type of the image; its bytes must agree.'),
      /** Strict base64, padding optional (decision 9); decoding it is the check. */
      data: z.string().min(1).meta({
        contentEncoding: 'base64',
        description: 'The image in base64, padding optional; at most 5 MB decoded.',
      }),
    }),
  ])
  .describe('Where the image is; outweighs `content`.')
export type MediaSource = z.infer<typeof mediaSourceSchema>
