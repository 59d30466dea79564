import { hasTag, readTag, readUint32 } from './bytes.ts'

/** Brands of audio and video; images (AVIF, HEIC) use the same boxes under other brands. */
const mediaBrand =
  /^(?:isom|iso[2-9a-c]|mp4[12]|mp7[12]|avc[1-4]|hvc1|hev1|dash|cmfc|msdh|msnv|MSNV|ndas|M4[ABPV] |M4VH|M4VP|F4[AV] |mmp4|3g[egp2][0-9a-z])$/
const quickTimeBrand = 'qt  '

/** Boxes that old QuickTime files start with, without a brand. */
const bareBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

/** Whether the bytes are MPEG-4 or QuickTime boxes of audio or video. */
export function sniffBoxes(bytes: Uint8Array): 'mp4' | 'quicktime' | undefined {
  const size = readUint32(bytes, 0)
  if (!hasTag(bytes, 4, 'ftyp')) {
    const isBare = bareBoxes.some((name) => hasTag(bytes, 4, name))
    // Size 0 means “to the end”, size 1 “a 64-bit size follows”.
    return isBare && (size <= 1 || size >= 8) ? 'quicktime' : undefined
  }
  if (size < 16 || size > bytes.length || size > 4096) return undefined
  const brand = readTag(bytes, 8, 4)
  if (brand === quickTimeBrand) return 'quicktime'
  return mediaBrand.test(brand) ? 'mp4' : undefined
}
