import { z } from 'zod'
import { parseJson } from '../parse-json.ts'

/** The fields of a record of Crossref that name a retraction. */
const recordSchema = z.object({
  message: z.object({
    title: z.array(z.string()).default([]),
    'updated-by': z.array(z.object({ type: z.string() })).default([]),
  }),
})

const withdrawn = new Set(['retraction', 'withdrawal', 'removal'])

/** Whether the record of a paper says that it was retracted; a record that cannot be read says nothing. */
export function isRetracted(record: Uint8Array): boolean {
  const parsed = recordSchema.safeParse(parseJson(record))
  if (!parsed.success) return false
  const { title, 'updated-by': updates } = parsed.data.message
  return (
    updates.some(({ type }) => withdrawn.has(type.toLowerCase())) ||
    title.some((text) => /^\W*retracted\b/i.test(text))
  )
}
