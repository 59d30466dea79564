/** “a”, “b” and “c”. */
export function quoteAll(list: readonly string[]): string {
  const quoted = list.map((word) => `“${word}”`)
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
