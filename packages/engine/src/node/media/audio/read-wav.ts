import { EngineError } from '../../../schema/error.ts'
import type { Decoded } from './decoded.ts'
import { type Gather, gatherSamples } from './gather-samples.ts'

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const MOST_CHANNELS = 8
const LEAST_RATE = 4_000
const MOST_RATE = 384_000
/** Frames that are read at a time. */
const PART = 8192

interface Layout {
  readonly code: number
  readonly channels: number
  readonly rate: number
  readonly bits: number
  /** Bytes of one sample of all channels. */
  readonly step: number
}

/** Reads WAV: integers of 8 to 32 bits and floating point, 1 to 8 channels, extensible headers. */
export function readWav(bytes: Uint8Array): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let layout: Layout | null = null
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1')
    const size = view.getUint32(at + 4, true)
    const from = at + 8
    if (name === 'fmt ') layout = readLayout(view, from, size)
    if (name === 'data') {
      if (layout === null) throw broken('its “data” comes before its “fmt ”')
      // An interrupted recorder leaves a size of 0 or one beyond the end; what is there counts.
      const isWhole = size > 0 && from + size <= bytes.length
      const end = isWhole ? from + size : bytes.length
      return { ...readSamples(view, from, end, layout), isWhole: isWhole || size === 0 }
    }
    // Chunks are padded to an even length.
    at = from + size + (size % 2)
  }
  throw broken(layout === null ? 'it has no “fmt ” chunk' : 'it has no “data” chunk')
}

function readLayout(view: DataView, from: number, size: number): Layout {
  if (size < 16 || from + 16 > view.byteLength) throw broken('its “fmt ” chunk is truncated')
  const first = view.getUint16(from, true)
  const isExtended = first === EXTENSIBLE && size >= 26 && from + 26 <= view.byteLength
  const code = isExtended ? view.getUint16(from + 24, true) : first
  const channels = view.getUint16(from + 2, true)
  const rate = view.getUint32(from + 4, true)
  const step = view.getUint16(from + 12, true)
  const bits = view.getUint16(from + 14, true)
  const isKnown =
    (code === PCM && [8, 16, 24, 32].includes(bits)) || (code === FLOAT && [32, 64].includes(bits))
  if (!isKnown) throw broken(`format ${code} with ${bits} bits is not PCM or floating point`)
  if (channels < 1 || channels > MOST_CHANNELS) {
    throw broken(`it has ${channels} channels, expected 1 to ${MOST_CHANNELS}`)
  }
  if (rate < LEAST_RATE || rate > MOST_RATE) {
    throw broken(`its rate is ${rate} Hz, expected ${LEAST_RATE} to ${MOST_RATE}`)
  }
  if (step !== (channels * bits) / 8) throw broken('the sizes in its header do not agree')
  return { code, channels, rate, bits, step }
}

function readSamples(view: DataView, from: number, end: number, layout: Layout): Decoded {
  const { channels, rate, step } = layout
  const read = readerOf(layout, view)
  const width = step / channels
  const gather: Gather = gatherSamples()
  const frames = Math.floor((end - from) / step)
  for (let first = 0; first < frames && !gather.isFull(); first += PART) {
    const count = Math.min(PART, frames - first)
    gather.add(
      Array.from({ length: channels }, (_, channel) =>
        Float32Array.from({ length: count }, (_, index) =>
          read(from + (first + index) * step + channel * width),
        ),
      ),
      rate,
    )
  }
  return gather.finish()
}

function readerOf({ code, bits }: Layout, view: DataView): (at: number) => number {
  if (code === FLOAT) {
    return bits === 32 ? (at) => view.getFloat32(at, true) : (at) => view.getFloat64(at, true)
  }
  switch (bits) {
    case 8:
      return (at) => (view.getUint8(at) - 128) / 128
    case 16:
      return (at) => view.getInt16(at, true) / 32_768
    case 24:
      return (at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608
    default:
      return (at) => view.getInt32(at, true) / 2_147_483_648
  }
}

function broken(what: string): EngineError {
  return new EngineError('invalid_media', `This WAV file cannot be read: ${what}.`)
}
