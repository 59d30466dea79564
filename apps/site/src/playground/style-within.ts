/** Style sheets that hold within an element alone, with the weight that they have without it. */
export function within(selector: string, sheets: readonly string[]): string {
  return `:where(${selector}) {\n${sheets.join('\n')}\n}\n`
}
