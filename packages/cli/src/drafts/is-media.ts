import { sniffImage, sniffSound } from '@content-trust/engine/node/media'

/** Media that is recognised by its first bytes, for messages about other files. */
export const mediaFormats =
  'an image (JPEG, PNG, WebP, GIF, TIFF, AVIF), audio (WAV, MP3, FLAC, Ogg, M4A) or video (MP4, WebM, QuickTime)'

/** Whether the first bytes of a file are those of an image, audio or video. */
export function isMediaStart(bytes: Uint8Array): boolean {
  return sniffImage(bytes) !== null || sniffSound(bytes) !== null
}
