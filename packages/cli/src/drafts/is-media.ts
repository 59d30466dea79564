import { sniffImage, sniffSound } from '@content-trust/engine/node/media'

/** Formats that are known by their first bytes, for whoever names another file. */
export const mediaFormats =
  'an image (JPEG, PNG, WebP, GIF, TIFF, AVIF), audio (WAV, MP3, FLAC, Ogg, M4A) or video (MP4, WebM, QuickTime)'

/** Whether the first bytes of a file are those of a picture, a recording or a film. */
export function isMediaStart(bytes: Uint8Array): boolean {
  return sniffImage(bytes) !== null || sniffSound(bytes) !== null
}
