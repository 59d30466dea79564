/** The lines of a source as flat arrays: where each begins, and where it ends without its line end. */
export interface SourceLines {
  readonly source: string
  readonly count: number
  readonly starts: Int32Array
  readonly ends: Int32Array
}

/** Finds the lines from an offset on; LF, CR and both together end one. */
export function splitLines(source: string, from: number): SourceLines {
  const starts: number[] = []
  const ends: number[] = []
  const lineEnd = source.includes('\r') ? /\r\n?|\n/g : /\n/g
  lineEnd.lastIndex = from
  let start = from
  for (let match = lineEnd.exec(source); match !== null; match = lineEnd.exec(source)) {
    starts.push(start)
    ends.push(match.index)
    start = match.index + match[0].length
  }
  if (start < source.length) {
    starts.push(start)
    ends.push(source.length)
  }
  return {
    source,
    count: starts.length,
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
  }
}

/** A line without the blanks at its end; '' past the last one. */
export function lineText(lines: SourceLines, line: number): string {
  if (line >= lines.count) return ''
  return lines.source.slice(lines.starts[line], lines.ends[line]).trimEnd()
}
