import { createHash } from 'node:crypto'
import type { MediaKind } from './media-types.ts'

/** A file of a known format, within the size of its kind; held in memory only. */
export interface Media {
  readonly kind: MediaKind
  /** The media type that the bytes show. */
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** The hash of the bytes, for logs. */
  readonly sha256: string
}

/** Describes checked bytes. */
export function toMedia(kind: MediaKind, mediaType: string, bytes: Uint8Array): Media {
  return { kind, mediaType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
