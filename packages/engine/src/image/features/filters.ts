import type { Plane } from '../planes.ts'

/** Names of the high-pass filters; each leaves what its neighbours do not foretell. */
export const filterNames = ['across', 'down', 'second', 'cross', 'corner', 'wide'] as const
export type FilterName = (typeof filterNames)[number]

/** Pixels at the edge that a filter may not reach. */
export const MARGIN = 2

/** Filters one row; a call for each pixel would cost as much as all else that is measured. */
type FilterRow = (
  source: Float32Array,
  from: number,
  step: number,
  out: Float32Array,
  start: number,
  end: number,
) => void

/** The residual of a filter over the inner pixels of a plane. */
export function filterPlane(plane: Plane, name: FilterName): Plane {
  const width = plane.width - 2 * MARGIN
  const height = plane.height - 2 * MARGIN
  const values = new Float32Array(width * height)
  const filterRow = rows[name]
  for (let y = 0; y < height; y++) {
    const from = (y + MARGIN) * plane.width + MARGIN
    filterRow(plane.values, from, plane.width, values, y * width, (y + 1) * width)
  }
  return { width, height, values }
}

const rows: Readonly<Record<FilterName, FilterRow>> = {
  across: (s, from, _step, out, start, end) => {
    for (let at = start, i = from; at < end; at++, i++) out[at] = s[i + 1] - s[i]
  },
  down: (s, from, step, out, start, end) => {
    for (let at = start, i = from; at < end; at++, i++) out[at] = s[i + step] - s[i]
  },
  second: (s, from, _step, out, start, end) => {
    for (let at = start, i = from; at < end; at++, i++) out[at] = s[i + 1] - 2 * s[i] + s[i - 1]
  },
  cross: (s, from, step, out, start, end) => {
    for (let at = start, i = from; at < end; at++, i++) {
      out[at] = s[i + 1] + s[i - 1] + s[i + step] + s[i - step] - 4 * s[i]
    }
  },
  corner: (s, from, step, out, start, end) => {
    for (let at = start, i = from; at < end; at++, i++) {
      out[at] = s[i] - s[i + 1] - s[i + step] + s[i + step + 1]
    }
  },
  wide: (s, from, step, out, start, end) => {
    for (let at = start, i = from; at < end; at++, i++) out[at] = wide(s, i, step)
  },
}

/** The 5 × 5 filter that steganalysis calls KV: it removes smooth shading and straight edges. */
function wide(s: Float32Array, at: number, step: number): number {
  const up = at - step
  const down = at + step
  const top = up - step
  const low = down + step
  const corners = s[top - 2] + s[top + 2] + s[low - 2] + s[low + 2]
  const knights =
    s[top - 1] +
    s[top + 1] +
    s[low - 1] +
    s[low + 1] +
    s[up - 2] +
    s[up + 2] +
    s[down - 2] +
    s[down + 2]
  const far = s[top] + s[low] + s[at - 2] + s[at + 2]
  const diagonal = s[up - 1] + s[up + 1] + s[down - 1] + s[down + 1]
  const near = s[up] + s[down] + s[at - 1] + s[at + 1]
  return (-corners + 2 * knights - 2 * far - 6 * diagonal + 8 * near - 12 * s[at]) / 12
}
