import { readFileSync, writeFileSync } from 'node:fs'
import type { BrowserWindow, Rectangle } from 'electron'
import { z } from 'zod'

const stateSchema = z.object({
  bounds: z.object({
    x: z.int(),
    y: z.int(),
    width: z.int().min(640),
    height: z.int().min(480),
  }),
  isMaximized: z.boolean(),
})

/** Where the window was; a position that is on no screen any more is dropped. */
export function readWindowState(
  file: string,
  workAreas: readonly Rectangle[],
): {
  bounds: { x?: number; y?: number; width: number; height: number }
  isMaximized: boolean
} {
  const usual = { bounds: { width: 1280, height: 800 }, isMaximized: false }
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const { x, y, width } = state.bounds
    const isSeen = workAreas.some((area) => {
      const shown = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
      return shown > 100 && y >= area.y && y < area.y + area.height - 50
    })
    return isSeen ? state : usual
  } catch {
    return usual
  }
}

/** Keeps where the window is; it is written while the window closes, so it may not wait. */
export function keepWindowState(
  file: string,
  window: Pick<BrowserWindow, 'getNormalBounds' | 'isMaximized'>,
): void {
  const state = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }
  try {
    writeFileSync(file, JSON.stringify(state))
  } catch {
    // The window opens at its usual place the next time.
  }
}
