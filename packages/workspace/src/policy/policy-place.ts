import type { YamlKey } from '../yaml/read-yaml.ts'

/** A place in a policy file; both count from 1, columns in UTF-16 code units. */
export interface PolicyPlace {
  readonly line: number
  readonly column: number
}

/** The place of an offset. */
export function placeAt(text: string, offset: number): PolicyPlace {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/**
 * The place of what a path of keys leads to: that of its key, of an item of a list the first key in it, or else that of
 * the nearest key above it.
 */
export function placeOf(
  text: string,
  keys: readonly YamlKey[],
  path: readonly PropertyKey[],
): PolicyPlace {
  const wanted = path.map(String)
  let best: { readonly offset: number; readonly depth: number } = { offset: 0, depth: 0 }
  for (const { path: key, offset } of keys) {
    const depth = Math.min(key.length, wanted.length)
    if (depth <= best.depth || !wanted.slice(0, depth).every((part, at) => part === key[at]))
      continue
    best = { offset, depth }
  }
  return placeAt(text, best.offset)
}

/** The end of a message that says where a mistake is. */
export function seePlace({ line, column }: PolicyPlace): string {
  return ` See line ${line}, column ${column}.`
}
