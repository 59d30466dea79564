import type { Text } from '@codemirror/state'

/** Longer settings are not looked for: a draft that begins with a rule has no front matter. */
const MOST_LINES = 500

interface Span {
  readonly from: number
  readonly to: number
}

const known = new WeakMap<Text, Span | null>()

/** The settings at the top of a draft with their fences, YAML or TOML; null without any. */
export function frontMatterOf(doc: Text): Span | null {
  const found = known.get(doc)
  if (found !== undefined) return found
  const read = readFrontMatter(doc)
  known.set(doc, read)
  return read
}

function readFrontMatter(doc: Text): Span | null {
  const fence = /^(?:---|\+\+\+)(?=\s*$)/.exec(doc.line(1).text)?.[0]
  if (fence === undefined) return null
  for (let number = 2; number <= Math.min(doc.lines, MOST_LINES); number++) {
    const { text, to } = doc.line(number)
    if (text.trimEnd() === fence) return { from: 0, to }
  }
  return null
}
