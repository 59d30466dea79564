import { Chunk } from '@codemirror/merge'
import type { Text } from '@codemirror/state'

/** Lines that differ between two texts, with what they were and what they are. */
export interface ChangedPlace {
  /** Number of the first line in the second text. */
  readonly line: number
  /** The lines of each text; empty where it has none. */
  readonly before: string
  readonly after: string
}

/** As a side-by-side view needs it: beyond this it finds places roughly. */
export const diffLimits = { scanLimit: 1000, timeout: 500 }

/** The places in which two texts differ, from the top. */
export function changedPlaces(before: Text, after: Text): ChangedPlace[] {
  return Chunk.build(before, after, diffLimits).map((chunk) => ({
    line: after.lineAt(Math.min(chunk.fromB, after.length)).number,
    before: before.sliceString(chunk.fromA, chunk.endA),
    after: after.sliceString(chunk.fromB, chunk.endB),
  }))
}
