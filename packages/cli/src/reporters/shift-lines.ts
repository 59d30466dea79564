import { findLines, type LineRanges, positionAt } from '@content-trust/engine/report'
import type { Fix } from '../tasks/fix.ts'

/** Line ranges of a draft as lines of its revised text: an edit may take lines away. */
export function shiftLines(ranges: LineRanges, { original, edits }: Fix): LineRanges {
  const lines = findLines(original)
  const steps = edits
    .map(({ start, end, text }) => ({
      line: positionAt(lines, end).line,
      by: text.split('\n').length - original.slice(start, end).split('\n').length,
    }))
    .filter(({ by }) => by !== 0)
  if (steps.length === 0) return ranges
  const shifted = (line: number): number =>
    steps.reduce((sum, step) => (step.line <= line ? sum + step.by : sum), line)
  return ranges.map(([from, to]) => [Math.max(1, shifted(from)), Math.max(1, shifted(to))])
}
