import { expect, it } from 'vitest'
import { chooseWindows } from './windows.ts'

it.each([
  [127, 4000, 0],
  [128, 128, 1],
  [256, 256, 1],
  [512, 512, 4],
  [4000, 3000, 4],
  [6000, 400, 4],
])('%d × %d gets %d windows', (width, height, count) => {
  const boxes = chooseWindows(width, height, 4)
  expect(boxes).toHaveLength(count)
  for (const box of boxes) {
    expect((box.x % 8) + (box.y % 8)).toBe(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }
})

it('spreads windows over the whole image', () => {
  const boxes = chooseWindows(4000, 3000, 4)
  expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThan(1000)
  expect(Math.max(...boxes.map(({ x }) => x))).toBeGreaterThan(2500)
  expect(Math.max(...boxes.map(({ y }) => y))).toBeGreaterThan(1800)
})
