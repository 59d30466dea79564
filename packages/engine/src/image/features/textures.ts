import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { filterPlane, MARGIN } from './filters.ts'
import { correlation, momentsOf, quantileOf } from './moments.ts'

const SIDE = 16
const shares = [0.1, 0.25, 0.5, 0.75, 0.9] as const

/** Noise in smooth places against noise in busy ones, and whether it follows the brightness. */
export const textureFamily: Family = {
  names: [
    ...shares.map((share) => `texture.noise.${share}`),
    ...shares.map((share) => `texture.busy.${share}`),
    'texture.noise.spread',
    'texture.noise.skew',
    'texture.rich-poor.wide',
    'texture.rich-poor.corner',
    'texture.rich-poor.colour',
    'texture.noise-busy',
    'texture.noise-light',
    'texture.noise-colour',
    'texture.poor-light',
    'texture.poor.tails',
    'texture.rich.tails',
    'texture.flat',
  ],
  measure: ({ planes, residuals }) => {
    const noise = blockSizes(residuals.wide)
    const corner = blockSizes(residuals.corner)
    const colour = blockSizes(filterPlane(planes.chromaRed, 'cross'))
    const busy = blockBusyness(planes.luma)
    const light = blockLight(planes.luma)
    const order = Array.from(busy.keys()).sort((a, b) => busy[a] - busy[b] || a - b)
    const third = Math.max(1, Math.floor(order.length / 3))
    const poor = order.slice(0, third)
    const rich = order.slice(-third)
    const mean = (values: readonly number[], blocks: readonly number[]) =>
      blocks.reduce((sum, block) => sum + values[block], 0) / blocks.length
    const gap = (values: readonly number[]) => mean(values, rich) - mean(values, poor)
    const sorted = noise.toSorted((a, b) => a - b)
    const middle = quantileOf(sorted, 0.5)
    const busySorted = busy.toSorted((a, b) => a - b)
    const busyMiddle = quantileOf(busySorted, 0.5)
    const spread = momentsOf(noise)
    return [
      ...shares.map((share) => (share === 0.5 ? middle : quantileOf(sorted, share) - middle)),
      ...shares.map((share) =>
        share === 0.5 ? busyMiddle : quantileOf(busySorted, share) - busyMiddle,
      ),
      spread.deviation,
      spread.skew,
      gap(noise),
      gap(corner),
      gap(colour),
      correlation(noise, busy),
      correlation(noise, light),
      correlation(noise, colour),
      correlation(
        poor.map((block) => noise[block]),
        poor.map((block) => light[block]),
      ),
      momentsOf(poor.map((block) => noise[block])).deviation,
      momentsOf(rich.map((block) => noise[block])).deviation,
      busy.filter((value) => value < -2).length / busy.length,
    ]
  },
}

type Measure = (top: number, left: number) => number

function overBlocks(width: number, height: number, measure: Measure): number[] {
  const out: number[] = []
  for (let top = 0; top + SIDE <= height; top += SIDE) {
    for (let left = 0; left + SIDE <= width; left += SIDE) out.push(measure(top, left))
  }
  return out
}

/** Logarithm of the spread of a residual in each block. */
function blockSizes({ width, height, values }: Plane): number[] {
  const inner = { width: width + 2 * MARGIN - SIDE, height: height + 2 * MARGIN - SIDE }
  return overBlocks(inner.width, inner.height, (top, left) => {
    let square = 0
    for (let y = 0; y < SIDE; y++) {
      const from = (top + y) * width + left
      for (let x = 0; x < SIDE; x++) square += values[from + x] ** 2
    }
    return 0.5 * Math.log(square / (SIDE * SIDE) + 0.01)
  })
}

function blockBusyness({ width, height, values }: Plane): number[] {
  return overBlocks(width - SIDE, height - SIDE, (top, left) => {
    let sum = 0
    for (let y = MARGIN; y < SIDE + MARGIN; y++) {
      const from = (top + y) * width + left + MARGIN
      for (let x = 0; x < SIDE; x++) {
        sum += Math.abs(values[from + x + 2] - values[from + x - 2])
        sum += Math.abs(values[from + x + 2 * width] - values[from + x - 2 * width])
      }
    }
    return Math.log(sum / (2 * SIDE * SIDE) + 0.05)
  })
}

function blockLight({ width, height, values }: Plane): number[] {
  return overBlocks(width - SIDE, height - SIDE, (top, left) => {
    let sum = 0
    for (let y = MARGIN; y < SIDE + MARGIN; y++) {
      const from = (top + y) * width + left + MARGIN
      for (let x = 0; x < SIDE; x++) sum += values[from + x]
    }
    return sum / (SIDE * SIDE)
  })
}
