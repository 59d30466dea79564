import { readFileSync, writeFileSync } from 'node:fs'
import { type BrowserWindow, screen } from 'electron'
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

/** Where the window stood; a place that no screen shows any more is forgotten. */
export function readWindowState(file: string): {
  bounds: { x?: number; y?: number; width: number; height: number }
  isMaximized: boolean
} {
  const usual = { bounds: { width: 1280, height: 800 }, isMaximized: false }
  try {
    const state = stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const { x, y, width } = state.bounds
    const isSeen = screen.getAllDisplays().some(({ workArea }) => {
      const shown = Math.min(x + width, workArea.x + workArea.width) - Math.max(x, workArea.x)
      return shown > 100 && y >= workArea.y && y < workArea.y + workArea.height - 50
    })
    return isSeen ? state : usual
  } catch {
    return usual
  }
}

/** Keeps where the window stands; it is written while the window closes, so it may not wait. */
export function keepWindowState(file: string, window: BrowserWindow): void {
  const state = { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }
  try {
    writeFileSync(file, JSON.stringify(state))
  } catch {
    // The window opens at its usual place the next time.
  }
}
