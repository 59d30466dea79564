import type { Span } from './parse-ansi.ts'

/** A command as it is typed, and what it printed. */
export interface Scene {
  readonly command: string
  readonly rows: readonly (readonly Span[])[]
}

/** What becomes visible: from the left letter by letter, or all at once with one step. Times are seconds. */
export interface Appearance {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly steps: number
}

/** The first row that is seen at a time; between two of them the rows move. */
export interface Move {
  readonly at: number
  readonly row: number
}

export interface Timeline {
  readonly appearances: readonly Appearance[]
  readonly moves: readonly Move[]
  /** Seconds of a round. */
  readonly length: number
}

/** Seconds: before a command, for a letter, before its report, to read a screen, to move on, at the end. */
const pace = { before: 0.8, letter: 0.04, wait: 0.5, read: 4.5, scroll: 0.9, end: 3 }
/** Rows that are still seen after a screen was left. */
const OVERLAP = 3

/** When each command is typed, when its report is there, and how it is scrolled through a screen of so many rows. */
export function planScenes(scenes: readonly Scene[], height: number): Timeline {
  const appearances: Appearance[] = []
  const moves: Move[] = [{ at: 0, row: 0 }]
  let time = 0
  let top = 0
  for (const [index, { command, rows }] of scenes.entries()) {
    const from = time + pace.before
    const to = from + command.length * pace.letter
    appearances.push({ name: `c${index}`, from, to, steps: command.length })
    time = to + pace.wait
    appearances.push({ name: `o${index}`, from: time, to: time, steps: 1 })
    const end = top + 1 + rows.length
    const isLast = index === scenes.length - 1
    // Before another command is typed, it gets a screen of its own, with the last row above it.
    for (const row of screensOf(top, isLast ? end - height : end - 1, height)) {
      time += pace.read
      moves.push({ at: time, row: moves.at(-1)?.row ?? 0 })
      time += pace.scroll
      moves.push({ at: time, row })
    }
    top = end
  }
  return { appearances, moves, length: time + pace.read + pace.end }
}

/** The first rows of the screens that follow the one at `top`, of which the last begins at `last`. */
function screensOf(top: number, last: number, height: number): number[] {
  const rows: number[] = []
  for (let row = top; row < last; ) {
    row = Math.min(row + height - OVERLAP, last)
    rows.push(row)
  }
  return rows
}
