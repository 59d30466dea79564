/** A heading of an index with the files of its folder that are linked below it. */
export interface NamedList {
  readonly heading: string
  readonly names: readonly string[]
}

/** The second-level headings of an index with the Markdown files beside it that they list, each file once. */
export function listsOf(index: string): NamedList[] {
  const seen = new Set<string>()
  return index
    .split(/^## +/m)
    .slice(1)
    .map((part) => ({
      heading: part.slice(0, part.indexOf('\n')).trim(),
      names: [...part.matchAll(/\]\(([^)/#]+\.md)\)/g)].flatMap(([, name = '']) => {
        if (seen.has(name)) return []
        seen.add(name)
        return [name]
      }),
    }))
}
