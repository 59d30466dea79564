import type { SettingsLayer } from '../config/settings.ts'

/** What a draft's front matter says about scoring it. */
export type FrontMatter =
  | { readonly kind: 'none' }
  | { readonly kind: 'off' }
  | { readonly kind: 'settings'; readonly layer: SettingsLayer }
  | { readonly kind: 'broken'; readonly problem: string; readonly line?: number }

/** Reads the key `contentTrust` of YAML front matter. */
export async function readFrontMatter(
  source: string,
  knownRules: () => readonly string[],
): Promise<FrontMatter> {
  const inside = insideFences(source)
  if (inside === null || inside.trim() === '') return { kind: 'none' }
  const { default: matter } = await import('gray-matter')
  const refuse = () => {
    throw new Error('only YAML front matter is read')
  }
  let data: Record<string, unknown>
  try {
    // Options keep gray-matter from its cache, which forgets errors; its JavaScript engine would run the draft.
    const parsed = matter(`---\n${inside}\n---\n`, {
      language: 'yaml',
      engines: { javascript: refuse, js: refuse },
    })
    data = parsed.data
  } catch (error) {
    return brokenYaml(error)
  }
  const value = data['contentTrust']
  if (value === undefined || value === null || value === true) return { kind: 'none' }
  if (value === false) return { kind: 'off' }
  const { parseFrontMatter } = await import('../config/schema.ts')
  const parsed = parseFrontMatter(value, knownRules())
  return 'problem' in parsed
    ? { kind: 'broken', problem: `front matter key \`contentTrust\`: ${parsed.problem}` }
    : { kind: 'settings', layer: parsed.value }
}

// A block without its closing fence is a thematic break and a paragraph, as in every Markdown parser.
function insideFences(source: string): string | null {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
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

function brokenYaml(error: unknown): FrontMatter {
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
