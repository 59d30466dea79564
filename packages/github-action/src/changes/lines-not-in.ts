import type { LineRanges } from '@content-trust/engine/report'

/** Lines of a text that another text does not have, wherever it has them; each of its lines counts once. Linear in both. */
export function linesNotIn(old: string, now: string): LineRanges {
  const left = new Map<string, number>()
  for (const line of linesOf(old)) left.set(line, (left.get(line) ?? 0) + 1)
  const ranges: (readonly [number, number])[] = []
  for (const [index, line] of linesOf(now).entries()) {
    const count = left.get(line) ?? 0
    if (count > 0) left.set(line, count - 1)
    else if (line !== '') addLine(ranges, index + 1)
  }
  return ranges
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trimEnd())
}

function addLine(ranges: (readonly [number, number])[], line: number): void {
  const last = ranges.at(-1)
  if (last !== undefined && last[1] === line - 1) ranges[ranges.length - 1] = [last[0], line]
  else ranges.push([line, line])
}
