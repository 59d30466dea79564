/** Containers of audio and video that are read. */
export type MediaContainer = 'wav' | 'mp3' | 'ogg' | 'flac' | 'webm' | 'mp4'

/** The container of audio or video that the first bytes of a file show, or null. */
export function sniffContainer(bytes: Uint8Array): MediaContainer | null {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (head.startsWith('RIFF') && head.startsWith('WAVE', 8)) return 'wav'
  if (head.startsWith('OggS')) return 'ogg'
  if (head.startsWith('fLaC')) return 'flac'
  if (head.startsWith('\x1aE\xdf\xa3')) return 'webm'
  if (head.startsWith('ftyp', 4)) return imageBrands.test(head.slice(8, 12)) ? null : 'mp4'
  if (/^....(?:moov|mdat|wide)/s.test(head)) return 'mp4'
  return head.startsWith('ID3') || isMp3Frame(bytes) ? 'mp3' : null
}

const imageBrands = /^(?:avi[fs]|hei[cfmsx]|hevc|mif1|msf1)$/

/** Sync bits, then a version, layer, bit rate and sampling rate that exist. */
function isMp3Frame(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  return (
    first === 0xff &&
    (second & 0xe6) === 0xe2 &&
    (second & 0x18) !== 0x08 &&
    (third & 0xf0) !== 0xf0 &&
    (third & 0xf0) !== 0 &&
    (third & 0x0c) !== 0x0c
  )
}
