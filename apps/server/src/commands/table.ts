/** Formats rows under their headings, with columns aligned by spaces. */
export function table(heads: readonly string[], given: readonly (readonly string[])[]): string {
  const rows = given.map((cells) => cells.map(oneLine))
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [heads, ...rows].map((cells) => `${line(cells)}\n`).join('')
}

/** A time in RFC 3339, or a dash for null. */
export function timeCell(time: number | null): string {
  return time === null ? '-' : new Date(time).toISOString()
}

/** Text of strangers must not move the cursor or start a new line in the terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
}
