import type { Pixels } from '../../packages/engine/src/image/pixels.ts'
import { makeVoice } from '../../test/media/support/voice.ts'

const WIDTH = 300
const HEIGHT = 277

/** Images and recordings that code makes, alike on every machine: no corpus is needed for them. */
export const madeImages = {
  /** Soft shapes without grain. */
  smooth: makeImage(0),
  /** The same under the grain of a sensor. */
  grainy: makeImage(24),
} as const

export const madeRecordings = {
  steady: makeVoice(3),
  /** Slower than it was, with a faint hum, and with pauses of several lengths. */
  low: withPauses(makeVoice(4, 20_000).subarray(0, 56_000)),
} as const

/** Whole numbers alone, so that no machine rounds them otherwise. */
function makeImage(grain: number): Pixels {
  const data = new Uint8Array(WIDTH * HEIGHT * 3)
  let state = 3
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const x = at % WIDTH
    const y = (at - x) / WIDTH
    const isInside = (x - 100) ** 2 + (y - 120) ** 2 < 3_600
    for (let channel = 0; channel < 3; channel++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const noise = grain === 0 ? 0 : ((state >>> 8) % (2 * grain + 1)) - grain
      const base = isInside ? 170 - channel * 30 : 40 + ((x + channel * y) >> 2)
      data[at * 3 + channel] = Math.min(255, Math.max(0, base + noise))
    }
  }
  return { width: WIDTH, height: HEIGHT, channels: 3, data }
}

function withPauses(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value, at) => (isPause(at) ? 0 : value - mean) + ((at % 321) - 160) * 1e-6)
}

function isPause(at: number): boolean {
  return (at > 9_000 && at < 14_000) || (at > 24_000 && at < 27_000) || (at > 40_000 && at < 49_000)
}
