import { randomBytes } from 'node:crypto'
import { IMAGE_PATH, type ImageFile } from '../files/preview-images.ts'

const COPY_PATH = `${IMAGE_PATH}copy/`
/** The oldest copies go when there are more bytes than these. */
const MOST_BYTES = 32 * 1024 * 1024

/** Thumbnails of images that were scored; they live in memory and are never written. */
export interface Thumbnails {
  /** Keeps a copy and gives its address in the window. */
  keep(bytes: Uint8Array): string
  read(pathname: string): ImageFile | null
}

/** Keeps thumbnails in memory. */
export function createThumbnails(): Thumbnails {
  const copies = new Map<string, Uint8Array>()
  let total = 0
  return {
    keep: (bytes) => {
      const address = `${COPY_PATH}${randomBytes(12).toString('hex')}.jpg`
      copies.set(address, bytes)
      total += bytes.length
      for (const [oldest, dropped] of copies) {
        if (total <= MOST_BYTES || oldest === address) break
        copies.delete(oldest)
        total -= dropped.length
      }
      return address
    },
    read: (pathname) => {
      const bytes = copies.get(pathname)
      return bytes === undefined ? null : { type: 'image/jpeg', bytes }
    },
  }
}
