import { createSpectrum } from '../signal/fourier.ts'
import { BINS } from '../signal/frames.ts'
import { FRAME_RATE, type Speech } from '../signal/speech.ts'
import type { Family } from './family.ts'

const zones = [
  { name: '1k', from: 3, to: 32 },
  { name: '3k', from: 32, to: 96 },
  { name: '8k', from: 96, to: 250 },
] as const
/** Edges in hertz of the rates at which loudness rises and falls; syllables come at 3 to 8. */
const rates = [0.8, 2, 4, 8, 16, 31] as const
const LENGTH = 128

/** At which rates the loudness of the bands rises and falls. */
export const modulationFamily: Family = {
  names: zones.flatMap(({ name }) => rates.slice(1).map((to) => `modulation.${name}.${to}`)),
  measure: (speech) => zones.flatMap(({ from, to }) => sharesOf(courseOf(speech, from, to))),
}

/** Log power of a band, frame by frame. */
function courseOf({ logs, frames, levels }: Speech, from: number, to: number): Float32Array {
  const loud = levels.reduce((most, level) => Math.max(most, level), -120)
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0
    for (let bin = from; bin < to; bin++) sum += Math.exp(logs[frame * BINS + bin])
    // Pauses count as one depth, so that the noise of a room says nothing here.
    const quietest = 10 ** ((loud - 40) / 10)
    return Math.log(sum / (to - from) + quietest)
  })
}

function sharesOf(course: Float32Array): number[] {
  const spectrum = createSpectrum(LENGTH)
  const power = new Float64Array(LENGTH / 2 + 1)
  const sums = new Float64Array(rates.length - 1)
  const frame = new Float32Array(LENGTH)
  for (let from = 0; from === 0 || from + LENGTH <= course.length; from += LENGTH / 2) {
    const part = course.subarray(from, from + LENGTH)
    const mean = part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length)
    frame.fill(0)
    for (let at = 0; at < part.length; at++) frame[at] = part[at] - mean
    spectrum(frame, power)
    for (let bin = 1; bin < LENGTH / 2; bin++) {
      const hertz = (bin * FRAME_RATE) / LENGTH
      const zone = rates.findIndex((edge) => hertz < edge) - 1
      if (zone >= 0) sums[zone] += power[bin]
    }
  }
  const total = sums.reduce((sum, value) => sum + value, 1e-9)
  return [...sums].map((sum) => sum / total)
}
