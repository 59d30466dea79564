import type { SettingsLayer } from './settings.ts'

/** What a draft's front matter says about scoring it. */
export type FrontMatter =
  | { readonly kind: 'none' }
  | { readonly kind: 'off' }
  | { readonly kind: 'settings'; readonly layer: SettingsLayer }
  | { readonly kind: 'broken'; readonly problem: string; readonly line?: number }

/** The YAML between the fences at the start of a draft, or null. */
export function frontMatterText(source: string): string | null {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  // A block without its closing fence is a thematic break and a paragraph, as in every Markdown parser.
  if (!/^---[ \t]*[\r\n]/.test(text)) return null
  const ending = /\r\n?|\n/g
  const lines: string[] = []
  let start = 0
  for (;;) {
    const match = ending.exec(text)
    const line = text.slice(start, match?.index)
    if (lines.length > 0 && /^---[ \t]*$/.test(line)) return lines.slice(1).join('\n')
    if (match === null) return null
    lines.push(line)
    start = ending.lastIndex
  }
}

/** Reads the value of the key `contentTrust`; `parse` checks a value that is neither true nor false. */
export function readFrontMatterValue(
  value: unknown,
  parse: (value: unknown) => { readonly value: SettingsLayer } | { readonly problem: string },
): FrontMatter {
  if (value === undefined || value === null || value === true) return { kind: 'none' }
  if (value === false) return { kind: 'off' }
  const parsed = parse(value)
  return 'problem' in parsed
    ? { kind: 'broken', problem: `front matter key \`contentTrust\`: ${parsed.problem}` }
    : { kind: 'settings', layer: parsed.value }
}

/** Front matter that a YAML parser refused. */
export function brokenFrontMatter(error: unknown): FrontMatter {
  const message = error instanceof Error ? error.message : String(error)
  const reason =
    error instanceof Error && 'reason' in error && typeof error.reason === 'string'
      ? error.reason
      : (message.split('\n')[0] ?? message)
  const place = /at line (\d+)/.exec(message)?.[1]
  const problem = `front matter is not valid YAML: ${reason}`
  // The parser counts from the line below the fence.
  return place === undefined
    ? { kind: 'broken', problem }
    : { kind: 'broken', problem, line: Number(place) + 1 }
}
