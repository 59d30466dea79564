import type { Plane } from '../planes.ts'
import type { Family } from './family.ts'
import { correlation, logOf, momentsOf } from './moments.ts'

const LEVELS = 4
const DIRECTIONS = 8

/** Detail at each scale and how the scales agree; directions and widths of edges. */
export const scaleFamily: Family = {
  names: [
    ...Array.from({ length: LEVELS }, (_, level) => [
      `scale.${level}.size`,
      `scale.${level}.tails`,
      `scale.${level}.near`,
    ]).flat(),
    ...Array.from({ length: LEVELS - 1 }, (_, level) => [
      `scale.${level}.step`,
      `scale.${level}.agree`,
    ]).flat(),
    'edge.directions',
    'edge.upright',
    'edge.sharp',
    'edge.strong',
    'edge.halo',
  ],
  measure: ({ planes }) => [...describeScales(planes.luma), ...describeEdges(planes.luma)],
}

function describeScales(luma: Plane): number[] {
  let plane = luma
  const details: Plane[] = []
  for (let level = 0; level < LEVELS; level++) {
    const half = halve(plane)
    details.push(detailOf(plane, half))
    plane = half
  }
  const moments = details.map(({ values }) => momentsOf(values))
  const shapes = details.flatMap(({ values }, level) => {
    const { deviation, tails } = moments[level]
    let near = 0
    for (let at = 0; at < values.length; at++) if (Math.abs(values[at]) < 0.3 * deviation) near++
    return [logOf(deviation), logOf(tails), near / values.length]
  })
  const steps = details.slice(1).flatMap((detail, level) => {
    const finer = details[level]
    return [
      logOf(moments[level].deviation) - logOf(moments[level + 1].deviation),
      correlation(sizesAt(finer, detail.width, detail.height), sizesOf(detail)),
    ]
  })
  return [...shapes, ...steps]
}

/** A plane of half the size, four pixels to one. */
export function halve({ width, height, values }: Plane): Plane {
  const half = { width: width >> 1, height: height >> 1 }
  const out = new Float32Array(half.width * half.height)
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const from = 2 * y * width + 2 * x
      out[y * half.width + x] =
        (values[from] + values[from + 1] + values[from + width] + values[from + width + 1]) / 4
    }
  }
  return { ...half, values: out }
}

/** What a plane loses when it is halved. */
function detailOf({ width, values }: Plane, half: Plane): Plane {
  const size = { width: 2 * half.width, height: 2 * half.height }
  const out = new Float32Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      out[y * size.width + x] =
        values[y * width + x] - half.values[(y >> 1) * half.width + (x >> 1)]
    }
  }
  return { ...size, values: out }
}

function sizesOf({ values }: Plane): Float32Array {
  return values.map(Math.abs)
}

/** Mean sizes of a finer plane under each place of a coarser one. */
function sizesAt(finer: Plane, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 2 * y * finer.width + 2 * x
      out[y * width + x] =
        Math.abs(finer.values[from]) +
        Math.abs(finer.values[from + 1]) +
        Math.abs(finer.values[from + finer.width]) +
        Math.abs(finer.values[from + finer.width + 1])
    }
  }
  return out
}

function describeEdges({ width, height, values }: Plane): number[] {
  const counts = new Float64Array(DIRECTIONS)
  let edges = 0
  let sharp = 0
  let strong = 0
  let halo = 0
  for (let y = 3; y < height - 3; y++) {
    for (let at = y * width + 3; at < (y + 1) * width - 3; at++) {
      const across = values[at + 1] - values[at - 1]
      const down = values[at + width] - values[at - width]
      const power = Math.abs(across) + Math.abs(down)
      if (power < 24) continue
      edges++
      if (power > 96) strong++
      const angle = Math.atan2(down, across) / Math.PI + 1
      counts[Math.floor(angle * DIRECTIONS * 0.99999) % DIRECTIONS]++
      const step = Math.abs(across) > Math.abs(down) ? 1 : width
      const near = values[at + step] - values[at - step]
      const far = values[at + 3 * step] - values[at - 3 * step]
      if (Math.abs(near) > 0.8 * Math.abs(far)) sharp++
      if (Math.abs(near) > 1.1 * Math.abs(far)) halo++
    }
  }
  const share = (count: number) => count / (edges || 1)
  let entropy = 0
  for (const count of counts) if (count > 0) entropy -= share(count) * Math.log(share(count))
  return [entropy, share(counts[0] + counts[4]), share(sharp), share(strong), share(halo)]
}
