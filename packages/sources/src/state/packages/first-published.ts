import { z } from 'zod'
import { parseJson } from '../../parse-json.ts'
import type { Ecosystem } from '../../schema/index.ts'

const timeSchema = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))
const pypiFileSchema = z.object({ upload_time_iso_8601: timeSchema })

/** Records that say when a package was first published; those of Go and Maven do not. */
const recordSchemas: Partial<Record<Ecosystem, z.ZodType<number>>> = {
  npm: z.object({ time: z.object({ created: timeSchema }) }).transform(({ time }) => time.created),
  pypi: z
    .object({ releases: z.record(z.string(), z.array(pypiFileSchema)) })
    .transform(({ releases }) => Object.values(releases).flat())
    .refine((files) => files.length > 0)
    .transform((files) =>
      files.reduce((first, file) => Math.min(first, file.upload_time_iso_8601), Number.MAX_VALUE),
    ),
  crates: z
    .object({ crate: z.object({ created_at: timeSchema }) })
    .transform(({ crate }) => crate.created_at),
  docker: z.object({ date_registered: timeSchema }).transform((record) => record.date_registered),
}

/** When a package was first published, in milliseconds since 1970; null where its record does not say so. */
export function firstPublished(ecosystem: Ecosystem, record: Uint8Array): number | null {
  return recordSchemas[ecosystem]?.safeParse(parseJson(record)).data ?? null
}
