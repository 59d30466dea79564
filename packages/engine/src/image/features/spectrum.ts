import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { SIDE, transformSquare } from './fourier.ts'
import { logOf } from './moments.ts'

const HALF = SIDE / 2
const RINGS = 24
/** Ends of the bands in which directions are compared, as shares of the highest frequency. */
const bands = [0.25, 0.5, 0.75, 1] as const
/** Places on the axes where an enlarged image repeats itself. */
const axes = [HALF, HALF / 2, HALF / 4] as const

const hann = Float64Array.from(
  { length: SIDE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / SIDE),
)

const AREA = SIDE * SIDE
const NO_BAND = 255

function frequencyOf(at: number): [number, number] {
  const x = at % SIDE
  const y = Math.floor(at / SIDE)
  return [x > HALF ? x - SIDE : x, y > HALF ? y - SIDE : y]
}

function radiusOf(at: number): number {
  const [x, y] = frequencyOf(at)
  return Math.sqrt(x * x + y * y) / HALF
}

/** The place of the frequency that runs the other way. */
const twins = Uint16Array.from({ length: AREA }, (_, at) => {
  const x = at % SIDE
  const y = Math.floor(at / SIDE)
  return ((SIDE - y) % SIDE) * SIDE + ((SIDE - x) % SIDE)
})
const ringOf = Uint8Array.from({ length: AREA }, (_, at) =>
  Math.floor((radiusOf(at) / Math.SQRT2) * RINGS * 0.9999),
)
const bandOf = Uint8Array.from({ length: AREA }, (_, at) => {
  const band = bands.findIndex((end) => radiusOf(at) <= end)
  return band === -1 ? NO_BAND : band
})
/** 1 beside an axis, 2 beside a diagonal. */
const directionOf = Uint8Array.from({ length: AREA }, (_, at) => {
  const [x, y] = frequencyOf(at).map(Math.abs)
  const slant = Math.min(x, y) / (Math.max(x, y) || 1)
  return slant < 0.27 ? 1 : slant > 0.58 ? 2 : 0
})

/** How brightness and colour are spread over coarse and fine patterns, and in which directions. */
export const spectrumFamily: Family = {
  names: [
    ...Array.from({ length: RINGS }, (_, ring) => `spectrum.luma.${ring}`),
    ...Array.from({ length: RINGS / 2 }, (_, ring) => `spectrum.colour.${ring}`),
    ...bands.flatMap((band) => [`spectrum.axis.${band}`, `spectrum.peak.${band}`]),
    ...axes.map((place) => `spectrum.repeat.${place}`),
    'spectrum.slope',
    'spectrum.bend',
  ],
  measure: ({ planes }) => {
    const powers = meanPowers(planes.luma, planes.chromaRed)
    const luma = powers.first
    const rings = ringPowers(luma)
    const colour = ringPowers(powers.second)
    const total = rings.reduce((sum, power) => sum + power, 0) / RINGS
    const slope = rings[RINGS / 2] - rings[2]
    return [
      ...rings.map((power) => power - total),
      ...Array.from({ length: RINGS / 2 }, (_, at) => {
        const pair = (colour[2 * at] + colour[2 * at + 1]) / 2
        return pair - (rings[2 * at] + rings[2 * at + 1]) / 2
      }),
      ...directions(luma),
      ...axes.map((place) => repeatAt(luma, place)),
      slope,
      rings[RINGS - 2] - rings[RINGS / 2] - slope,
    ]
  },
}

interface Powers {
  readonly first: Float64Array
  readonly second: Float64Array
}

/** Power of each frequency of two planes, averaged over their squares: one transform holds both. */
function meanPowers(first: Plane, second: Plane): Powers {
  const { width, height } = first
  const powers = { first: new Float64Array(AREA), second: new Float64Array(AREA) }
  const real = new Float64Array(AREA)
  const imaginary = new Float64Array(AREA)
  for (let top = 0; top + SIDE <= height; top += SIDE) {
    for (let left = 0; left + SIDE <= width; left += SIDE) {
      readSquare(first, top, left, real)
      readSquare(second, top, left, imaginary)
      transformSquare(real, imaginary)
      for (let at = 0; at < AREA; at++) {
        const twin = twins[at]
        const evenReal = real[at] + real[twin]
        const oddImaginary = imaginary[at] - imaginary[twin]
        const evenImaginary = imaginary[at] + imaginary[twin]
        const oddReal = real[at] - real[twin]
        powers.first[at] += (evenReal * evenReal + oddImaginary * oddImaginary) / 4
        powers.second[at] += (evenImaginary * evenImaginary + oddReal * oddReal) / 4
      }
    }
  }
  return powers
}

/** A square without its mean, faded out at its edges. */
function readSquare({ width, values }: Plane, top: number, left: number, out: Float64Array): void {
  let sum = 0
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) sum += values[(top + y) * width + left + x]
  }
  const mean = sum / AREA
  for (let y = 0; y < SIDE; y++) {
    const weight = hann[y]
    for (let x = 0; x < SIDE; x++) {
      out[y * SIDE + x] = (values[(top + y) * width + left + x] - mean) * weight * hann[x]
    }
  }
}

/** Logarithm of the mean power of each ring of frequencies. */
function ringPowers(power: Float64Array): number[] {
  const sums = new Float64Array(RINGS)
  const cells = new Float64Array(RINGS)
  for (let at = 1; at < AREA; at++) {
    sums[ringOf[at]] += power[at]
    cells[ringOf[at]]++
  }
  return Array.from(sums, (sum, ring) => Math.log(sum / (cells[ring] || 1) + 1))
}

/** Of each band: power on the axes against the diagonals, and its highest place against its mean. */
function directions(power: Float64Array): number[] {
  const axis = new Float64Array(bands.length)
  const diagonal = new Float64Array(bands.length)
  const peak = new Float64Array(bands.length)
  const sum = new Float64Array(bands.length)
  const cells = new Float64Array(bands.length)
  for (let at = 1; at < AREA; at++) {
    const band = bandOf[at]
    if (band === NO_BAND) continue
    if (directionOf[at] === 1) axis[band] += power[at]
    else if (directionOf[at] === 2) diagonal[band] += power[at]
    sum[band] += power[at]
    cells[band]++
    if (power[at] > peak[band]) peak[band] = power[at]
  }
  return bands.flatMap((_, band) => [
    logOf(axis[band]) - logOf(diagonal[band]),
    logOf(peak[band]) - logOf(sum[band] / (cells[band] || 1)),
  ])
}

/** Power at one place of both axes against the places beside it. */
function repeatAt(power: Float64Array, place: number): number {
  const at = (x: number, y: number) => power[((y + SIDE) % SIDE) * SIDE + ((x + SIDE) % SIDE)]
  const here = at(place, 0) + at(0, place) + at(place, place)
  const beside =
    (at(place - 2, 0) + at(place + 2, 0) + at(0, place - 2) + at(0, place + 2)) / 2 +
    (at(place - 2, place) + at(place + 2, place)) / 2
  return logOf(here) - logOf(beside)
}
