import { createHash } from 'node:crypto'
import type { MediaKind } from './media-types.ts'

/** A file of a known format, within the size of its kind; held in memory only. */
export interface Media {
  readonly kind: MediaKind
  /** The type that the bytes show, under the name that the service uses. */
  readonly mediaType: string
  readonly bytes: Uint8Array
  /** What a log may keep of the bytes. */
  readonly sha256: string
}

/** Puts checked bytes together with what is known of them. */
export function toMedia(kind: MediaKind, mediaType: string, bytes: Uint8Array): Media {
  return { kind, mediaType, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
