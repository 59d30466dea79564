import { frontMatterKey } from './front-matter.ts'

/** Longer front matter is read whole. */
const MOST = 4000

/** A value on one line that holds nothing that YAML gives a meaning: letters, digits and marks between them. */
const word = String.raw`[\p{L}\p{N}/$](?:[\p{L}\p{N} _,.'"\u2019()/&+;!?%$=<>@*\u2013\u2014-]|:(?=[\p{L}\p{N}/]))*`
const value = String.raw`(?:${word}|"[^"\\\p{C}]*"|'[^'\p{C}]*'|\[\w[\w.-]*(?:, ?\w[\w.-]*)*\])`
const pair = new RegExp(String.raw`^([A-Za-z_][\w.-]*):(?: +${value})?$`, 'u')
const item = new RegExp(`^( *)- +${value}$`, 'u')

/**
 * Whether front matter surely is YAML without the settings of a draft: simple keys, each once, with values and lists
 * on lines of their own. Most of it is, and to read YAML takes fifty times as long. False says nothing.
 */
export function isPlainFrontMatter(text: string): boolean {
  if (text.length > MOST) return false
  const keys = new Set<string>([frontMatterKey])
  /** What the items of the open list are indented by; null while no list may be open. */
  let indent: number | 'any' | null = null
  for (const each of text.split('\n')) {
    const line = each.trimEnd()
    if (line === '') continue
    const own = item.exec(line)
    if (own !== null) {
      const spaces = own[1]?.length ?? 0
      if (indent !== 'any' && indent !== spaces) return false
      indent = spaces
      continue
    }
    const [, key] = pair.exec(line) ?? []
    if (key === undefined || keys.has(key)) return false
    keys.add(key)
    indent = line.endsWith(':') ? 'any' : null
  }
  return keys.size > 1
}
