import { z } from 'zod'
import { parseJson } from '../../parse-json.ts'
import { redirectSchema } from '../outcome.ts'

/** What may be sent back as the value of a header. */
const headerValue = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/)

/** What the cache keeps of an answer beside its body. */
export const cacheHeaderSchema = z
  .object({
    version: z.literal(1),
    asked: z.string(),
    address: z.string(),
    redirects: z.array(redirectSchema).max(20).readonly(),
    status: z.int().min(100).max(599),
    type: z.string().nullable(),
    etag: headerValue.nullable(),
    lastModified: headerValue.nullable(),
    isChallenge: z.boolean(),
    isTruncated: z.boolean(),
    fetchedAt: z.number().min(0),
    /** Bytes of the body that follows. */
    bytes: z.int().min(0),
  })
  .readonly()

/** An answer as the cache keeps it. */
export interface CacheEntry extends Omit<z.infer<typeof cacheHeaderSchema>, 'version' | 'bytes'> {
  readonly body: Uint8Array
}

const largestHeader = 65_536
const lineFeed = 0x0a

/** One line of JSON, and the body after it. */
export function encodeEntry({ body, ...rest }: CacheEntry): Uint8Array {
  const header = { version: 1, ...rest, bytes: body.length }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body])
}

/** Reads an entry; null for one that is damaged, cut short or of another address. */
export function decodeEntry(file: Uint8Array, asked: string): CacheEntry | null {
  const end = file.subarray(0, largestHeader).indexOf(lineFeed)
  if (end === -1) return null
  const header = cacheHeaderSchema.safeParse(parseJson(file.subarray(0, end)))
  if (!header.success) return null
  const { version, bytes, ...rest } = header.data
  const body = file.subarray(end + 1)
  return rest.asked === asked && body.length === bytes ? { ...rest, body } : null
}
