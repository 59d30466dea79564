import { z } from 'zod'

/** A half-open range of UTF-16 code units of the text that was handed in. */
export const spanSchema = z
  .object({ start: z.int().min(0), end: z.int().min(0) })
  .refine(({ start, end }) => start <= end, 'Expected a span that ends where it starts or later.')
  .readonly()
export type Span = z.infer<typeof spanSchema>
