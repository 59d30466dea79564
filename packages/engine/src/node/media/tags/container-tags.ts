/** The tags of a container: by the names that it has for them, and the common ones. */
export interface ContainerTags {
  /** Texts by name; other values are left alone. */
  readonly raw?: Readonly<Record<string, unknown>>
  readonly comment?: string | undefined
  readonly title?: string | undefined
  readonly description?: string | undefined
  readonly artist?: string | undefined
}

/** Tags by name; the first names that a container has for a common one count. */
export function tagsOf(
  raw: ReadonlyMap<string, string | readonly string[]>,
  names: Readonly<Record<'comment' | 'title' | 'description' | 'artist', readonly string[]>>,
): ContainerTags {
  const textOf = (common: readonly string[]) => {
    const found = common.map((name) => raw.get(name)).find((text) => text !== undefined)
    return typeof found === 'string' ? found : found?.[0]
  }
  return {
    raw: Object.fromEntries(raw),
    comment: textOf(names.comment),
    title: textOf(names.title),
    description: textOf(names.description),
    artist: textOf(names.artist),
  }
}
