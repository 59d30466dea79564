import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'

/** Bins that a ring of neighbours falls into. */
export const BINS = 10
const kinds = ['luma.1', 'luma.2', 'blue.1', 'red.1', 'residual.1'] as const

/** How many of the eight neighbours lie above, by the number of times the ring changes sides. */
const ringBins = Uint8Array.from({ length: 256 }, (_, code) => {
  let changes = 0
  let above = 0
  for (let bit = 0; bit < 8; bit++) {
    const here = (code >> bit) & 1
    above += here
    if (here !== ((code >> ((bit + 1) % 8)) & 1)) changes++
  }
  return changes <= 2 ? above : BINS - 1
})

/** Local binary patterns, turned and uniform: ten bins for edges, spots and noise. */
export const ringFamily: Family = {
  names: kinds.flatMap((kind) => Array.from({ length: BINS }, (_, bin) => `ring.${kind}.${bin}`)),
  measure: ({ planes, residuals }) => [
    ...countRings(planes.luma, 1, 0.5),
    ...countRings(planes.luma, 2, 0.5),
    ...countRings(planes.chromaBlue, 1, 0.25),
    ...countRings(planes.chromaRed, 1, 0.25),
    ...countRings(residuals.wide, 1, 0.1),
  ],
}

/** Shares of the bins over a plane; a neighbour is above when it is so by `least`. */
export function countRings(
  { width, height, values }: Plane,
  radius: number,
  least: number,
): number[] {
  const offsets = [
    -radius * width - radius,
    -radius * width,
    -radius * width + radius,
    radius,
    radius * width + radius,
    radius * width,
    radius * width - radius,
    -radius,
  ]
  const [a, b, c, d, e, f, g, h] = offsets
  const counts = new Float64Array(BINS)
  for (let y = radius; y < height - radius; y++) {
    for (let at = y * width + radius; at < (y + 1) * width - radius; at++) {
      const level = values[at] + least
      const code =
        (values[at + a] > level ? 1 : 0) |
        (values[at + b] > level ? 2 : 0) |
        (values[at + c] > level ? 4 : 0) |
        (values[at + d] > level ? 8 : 0) |
        (values[at + e] > level ? 16 : 0) |
        (values[at + f] > level ? 32 : 0) |
        (values[at + g] > level ? 64 : 0) |
        (values[at + h] > level ? 128 : 0)
      counts[ringBins[code]]++
    }
  }
  const total = (width - 2 * radius) * (height - 2 * radius)
  return Array.from(counts, (count) => count / total)
}
