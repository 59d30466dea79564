import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeCard } from './place-card.ts'

const area = { left: 10, right: 800, top: 40, bottom: 640 }
const window = { top: 8, bottom: 692 }
const size = { width: 380, height: 220 }
const lineAt = (top: number) => ({ top, bottom: top + 30, left: 100 })

describe('the place of a card', () => {
  it('is below its text', () => {
    const anchor = lineAt(100)
    expect(placeCard({ area, window, anchor, caret: anchor, ...size })).toMatchObject({
      left: 100,
      top: 136,
    })
  })

  it('is above them where the caret is on the next line', () => {
    const anchor = lineAt(400)
    const { top } = placeCard({ area, window, anchor, caret: lineAt(440), ...size })
    expect(top + size.height).toBe(394)
  })

  it('is below the caret where it does not fit above', () => {
    const { top } = placeCard({ area, window, anchor: lineAt(60), caret: lineAt(100), ...size })
    expect(top).toBe(136)
  })

  it('stays in the window at its right side', () => {
    const anchor = { ...lineAt(100), left: 790 }
    expect(placeCard({ area, window, anchor, caret: null, ...size }).left).toBe(420)
  })

  it('leaves the text for the bars of the window where it does not fit otherwise', () => {
    const anchor = lineAt(330)
    const { top } = placeCard({ area, window, anchor, caret: anchor, width: 380, height: 310 })
    expect(top).toBe(366)
  })

  it('never covers its text, and the line of the caret only where it fits nowhere else', () => {
    const line = fc.integer({ min: 40, max: 600 }).map(lineAt)
    fc.assert(
      fc.property(line, line, fc.integer({ min: 40, max: 900 }), (anchor, caret, height) => {
        const { top, maxHeight } = placeCard({ area, window, anchor, caret, width: 380, height })
        const bottom = top + Math.min(height, maxHeight)
        const isClear = (kept: typeof anchor) => bottom <= kept.top || top >= kept.bottom
        expect(isClear(anchor)).toBe(true)
        const [first, last] = [anchor, caret].toSorted((a, b) => a.top - b.top)
        const bands = [
          (first?.top ?? 0) - window.top,
          (last?.top ?? 0) - (first?.bottom ?? 0),
          window.bottom - (last?.bottom ?? 0),
        ]
        if (bands.some((band) => band - 12 >= height)) expect(isClear(caret)).toBe(true)
        expect(top).toBeGreaterThanOrEqual(window.top)
        expect(bottom).toBeLessThanOrEqual(window.bottom)
      }),
    )
  })
})
