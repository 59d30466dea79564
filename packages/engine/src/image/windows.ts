import type { Box } from './pixels.ts'

/** Side of the squares that are measured, and the smallest that says anything. */
const SIDE = 256
export const LEAST_SIDE = 128

/** Squares of JPEG; a window that starts on their grid shows the grid where it is. */
const GRID = 8

/** Windows spread evenly over an image, at most `most`; none for an image that is too small. */
export function chooseWindows(width: number, height: number, most: number): Box[] {
  const side = Math.min(SIDE, onGrid(Math.min(width, height)))
  if (side < LEAST_SIDE) return []
  const [columns, rows] = gridOf(width / side, height / side, most)
  const boxes: Box[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      boxes.push({
        x: onGrid(((width - side) * (column + 0.5)) / columns),
        y: onGrid(((height - side) * (row + 0.5)) / rows),
        width: side,
        height: side,
      })
    }
  }
  return boxes
}

function onGrid(place: number): number {
  return Math.floor(place / GRID) * GRID
}

/** Columns and rows of the largest grid within a limit whose cells are about square. */
function gridOf(across: number, down: number, most: number): [number, number] {
  let best: [number, number] = [1, 1]
  let bestGap = Number.POSITIVE_INFINITY
  for (let columns = 1; columns <= Math.max(1, Math.round(across)); columns++) {
    for (let rows = 1; rows <= Math.max(1, Math.round(down)); rows++) {
      const count = columns * rows
      if (count > most) break
      const gap = Math.abs(Math.log(across / columns) - Math.log(down / rows))
      const isBetter = count > best[0] * best[1] + (gap > bestGap + 0.35 ? 1 : 0)
      if (isBetter || (count === best[0] * best[1] && gap < bestGap)) {
        best = [columns, rows]
        bestGap = gap
      }
    }
  }
  return best
}
