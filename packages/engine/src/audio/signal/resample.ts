import type { Samples } from './samples.ts'

/** Zero crossings of the window on each side; more make the edge of the pass band steeper. */
const REACH = 24
/** Share of the pass band that is kept whole. */
const ROLL_OFF = 0.945
/** Phases of the filter that are kept as a table. */
const PHASES = 320

/** Changes the rate of audio by a windowed sinc filter; what lies above the new band is taken out. */
export function resample({ rate, values }: Samples, target: number): Samples {
  if (rate === target) return { rate, values }
  const cutoff = Math.min(1, target / rate) * ROLL_OFF
  const half = Math.ceil(REACH / cutoff)
  const table = makeTable(cutoff, half)
  const width = 2 * half
  const count = Math.floor((values.length * target) / rate)
  const output = new Float32Array(count)
  const step = rate / target
  for (let at = 0; at < count; at++) {
    const place = at * step
    const whole = Math.floor(place)
    const row = Math.round((place - whole) * PHASES) * width
    const first = whole - half + 1
    let sum = 0
    const from = Math.max(0, -first)
    const to = Math.min(width, values.length - first)
    for (let tap = from; tap < to; tap++) sum += table[row + tap] * values[first + tap]
    output[at] = sum
  }
  return { rate: target, values: output }
}

/** One row of taps for each phase between two samples; each row adds up to 1. */
function makeTable(cutoff: number, half: number): Float32Array {
  const width = 2 * half
  const table = new Float32Array((PHASES + 1) * width)
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0
    for (let tap = 0; tap < width; tap++) {
      const gap = tap - half + 1 - phase / PHASES
      const value = sinc(gap * cutoff) * windowAt(gap / half)
      table[phase * width + tap] = value
      sum += value
    }
    for (let tap = 0; tap < width; tap++) table[phase * width + tap] /= sum
  }
  return table
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

/** Blackman's window. */
function windowAt(x: number): number {
  if (Math.abs(x) >= 1) return 0
  return 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x)
}
