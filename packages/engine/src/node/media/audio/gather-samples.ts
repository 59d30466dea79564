import { EngineError } from '../../../schema/error.ts'
import type { Decoded } from './decoded.ts'

/** Most seconds that are measured; a small file can hold hours. */
const MOST_SECONDS = 300
/** Bounds the memory at high rates: about 60 MB. */
const MOST_SAMPLES = 15_000_000

/** Collects decoded parts until the most that is measured is reached. */
export interface Gather {
  /** Adds one part: its channels, all of one length. */
  readonly add: (channels: readonly Float32Array[], rate: number) => void
  readonly isFull: () => boolean
  /** The collected samples as one channel; throws `invalid_media` where there are none. */
  readonly finish: () => Decoded
}

/** Mixes decoded parts into one channel. */
export function gatherSamples(): Gather {
  const parts: Float32Array[] = []
  let length = 0
  let rate = 0
  let isCut = false
  const most = () => Math.min(MOST_SAMPLES, MOST_SECONDS * rate)
  return {
    add: (channels, partRate) => {
      if (channels.length === 0 || channels[0].length === 0) return
      // A stream whose rate changes was spliced together; its first part is measured.
      if (rate !== 0 && partRate !== rate) {
        isCut = true
        return
      }
      rate = partRate
      const left = most() - length
      if (channels[0].length > left) isCut = true
      const part = mix(channels, Math.min(left, channels[0].length))
      parts.push(part)
      length += part.length
    },
    isFull: () => isCut,
    finish: () => {
      if (length === 0) throw new EngineError('invalid_media', 'The audio has no samples.')
      const values = new Float32Array(length)
      let at = 0
      for (const part of parts) {
        values.set(part, at)
        at += part.length
      }
      return { samples: { rate, values }, isCut, isWhole: true }
    },
  }
}

function mix(channels: readonly Float32Array[], length: number): Float32Array {
  const mixed = new Float32Array(length)
  for (const channel of channels) {
    for (let at = 0; at < length; at++) {
      const value = channel[at]
      // Broken floating point data must not spread to all features.
      mixed[at] += Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) / channels.length : 0
    }
  }
  return mixed
}
