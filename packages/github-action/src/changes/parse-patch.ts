import type { ChangedLines } from './change.ts'

type Range = readonly [number, number]

const hunkHead = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** Reads the changed lines of one file from its patch: added lines, and whole hunks. */
export function parsePatch(patch: string): ChangedLines {
  const { lines } = readHunks(patch.split('\n'), 0)
  return lines
}

/** Reads the patches of several files in their order; `git diff` writes one head for each. */
export function parsePatches(text: string): ChangedLines[] {
  const all = text.split('\n')
  const files: ChangedLines[] = []
  let at = 0
  while (at < all.length) {
    if (!all[at]?.startsWith('diff --git ')) {
      at++
      continue
    }
    const { lines, next } = readHunks(all, at + 1)
    files.push(lines)
    at = next
  }
  return files
}

function readHunks(
  all: readonly string[],
  from: number,
): { readonly lines: ChangedLines; readonly next: number } {
  const added: Range[] = []
  const context: Range[] = []
  let at = from
  while (at < all.length && !all[at]?.startsWith('diff --git ')) {
    const head = hunkHead.exec(all[at] ?? '')
    at++
    if (head === null) continue
    const start = Number(head[2])
    const length = Number(head[3] ?? 1)
    if (length > 0) context.push([start, start + length - 1])
    // Counted, because the text of a hunk may itself look like a head.
    let removed = Number(head[1] ?? 1)
    let line = start
    let left = length
    while (at < all.length && (removed > 0 || left > 0)) {
      const mark = all[at]?.[0]
      at++
      if (mark === '\\') continue
      if (mark !== '+') removed--
      if (mark === '-') continue
      if (mark === '+') addLine(added, line)
      left--
      line++
    }
  }
  return { lines: { added, context }, next: at }
}

function addLine(ranges: Range[], line: number): void {
  const last = ranges.at(-1)
  if (last !== undefined && last[1] === line - 1) ranges[ranges.length - 1] = [last[0], line]
  else ranges.push([line, line])
}
