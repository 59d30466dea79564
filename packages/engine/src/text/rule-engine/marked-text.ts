/** Reads the «…» notation of examples and tests: the text without marks, and the marked ranges. */
export function readMarks(marked: string): {
  text: string
  ranges: { start: number; end: number }[]
} {
  const ranges: { start: number; end: number }[] = []
  let text = ''
  let open = -1
  for (const character of marked) {
    if (character === '«') open = text.length
    else if (character === '»') {
      ranges.push({ start: open, end: text.length })
      open = -1
    } else text += character
  }
  return { text, ranges }
}

/** Writes ranges into a text in the «…» notation. */
export function writeMarks(
  text: string,
  ranges: readonly { start: number; end: number }[],
): string {
  const ordered = [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)
  let marked = ''
  let at = 0
  for (const { start, end } of ordered) {
    marked += `${text.slice(at, start)}«${text.slice(Math.max(at, start), end)}»`
    at = Math.max(at, end)
  }
  return marked + text.slice(at)
}
