import { hasTag } from './bytes.ts'

const kilobits = {
  /** MPEG 1, layer III. */
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  /** MPEG 2 and 2.5, layer III. */
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const hertz = [44_100, 48_000, 32_000]

/** The length of the layer III frame that starts at `at`; undefined where none does. */
function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  const version = (second >> 3) & 3
  const isLayerThree = ((second >> 1) & 3) === 1
  if (first !== 0xff || second >> 5 !== 7 || version === 1 || !isLayerThree) return undefined
  const rates = version === 3 ? kilobits.first : kilobits.second
  const rate = rates[third >> 4]
  const base = hertz[(third >> 2) & 3]
  if (rate === undefined || rate === 0 || base === undefined) return undefined
  const perSecond = base / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const slots = version === 3 ? 144_000 : 72_000
  return Math.floor((slots * rate) / perSecond) + ((third >> 1) & 1)
}

/** The start of the audio after an ID3v2 tag, whose size is in groups of seven bits. */
function afterTag(bytes: Uint8Array): number {
  if (!hasTag(bytes, 0, 'ID3')) return 0
  const size = bytes.subarray(6, 10).reduce((sum, part) => sum * 128 + (part & 0x7f), 0)
  const footer = ((bytes[5] ?? 0) & 0x10) === 0 ? 0 : 10
  let at = 10 + size + footer
  // Some writers pad the tag.
  while (bytes[at] === 0) at += 1
  return at
}

/** Whether the bytes are MPEG audio, layer III: two frames in a row, or one that ends the file. */
export function isMp3(bytes: Uint8Array): boolean {
  const start = afterTag(bytes)
  const length = frameLength(bytes, start)
  if (length === undefined) return false
  const next = start + length
  return next >= bytes.length || frameLength(bytes, next) !== undefined
}
