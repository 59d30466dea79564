import { hasTag, readUint32 } from './bytes.ts'
import type { Container } from './media-types.ts'
import { sniffBoxes } from './sniff-boxes.ts'
import { isMp3 } from './sniff-mp3.ts'
import { isWebm } from './sniff-webm.ts'

function isPng(bytes: Uint8Array): boolean {
  return hasTag(bytes, 0, '\x89PNG\r\n\x1a\n') && hasTag(bytes, 12, 'IHDR')
}

function isJpeg(bytes: Uint8Array): boolean {
  // The start marker, then another one, which is C0 or above.
  return hasTag(bytes, 0, '\xff\xd8\xff') && (bytes[3] ?? 0) >= 0xc0 && bytes[3] !== 0xff
}

function isWebp(bytes: Uint8Array): boolean {
  const parts = ['VP8 ', 'VP8L', 'VP8X']
  return isRiff(bytes, 'WEBP') && parts.some((name) => hasTag(bytes, 12, name))
}

function isRiff(bytes: Uint8Array, form: string): boolean {
  return hasTag(bytes, 0, 'RIFF') && hasTag(bytes, 8, form)
}

function isWav(bytes: Uint8Array): boolean {
  // The first chunk is `fmt ` in most files; broadcast files put others before it.
  return isRiff(bytes, 'WAVE') && readUint32(bytes, 12) !== 0
}

/** Audio in Ogg pages: the first packet of the first page names the codec. */
function isOgg(bytes: Uint8Array): boolean {
  if (!hasTag(bytes, 0, 'OggS\0')) return false
  const packet = 27 + (bytes[26] ?? 0)
  const codecs = ['\x01vorbis', 'OpusHead', 'Speex   ', '\x7fFLAC']
  return codecs.some((name) => hasTag(bytes, packet, name))
}

/** The format that the first bytes of a file show, whatever its name or declared type. */
export function sniffType(bytes: Uint8Array): Container | undefined {
  if (isPng(bytes)) return 'png'
  if (isJpeg(bytes)) return 'jpeg'
  if (isWebp(bytes)) return 'webp'
  if (isWav(bytes)) return 'wav'
  if (isOgg(bytes)) return 'ogg'
  if (isWebm(bytes)) return 'webm'
  return sniffBoxes(bytes) ?? (isMp3(bytes) ? 'mp3' : undefined)
}
