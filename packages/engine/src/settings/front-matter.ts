import type { SettingsLayer } from './settings.ts'
import { YamlProblem } from './yaml-problem.ts'

/** Something wrong with a draft that does not keep it from being scored. */
export interface DraftWarning {
  readonly line: number
  readonly problem: string
}

/** What a draft's front matter says about scoring it. */
export type FrontMatter =
  | { readonly kind: 'none' }
  | { readonly kind: 'off' }
  | { readonly kind: 'settings'; readonly layer: SettingsLayer }
  /** Not YAML: the draft is scored without what it says. */
  | { readonly kind: 'invalid'; readonly warning: DraftWarning }
  /** Valid YAML with a mistake in a setting of ours: the draft is not scored. */
  | { readonly kind: 'broken'; readonly problem: string }

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

/** Front matter that is not valid YAML: a warning, because sites build with it; none of its settings are read. */
export function invalidFrontMatter(inside: string, error: unknown): FrontMatter {
  const { reason, line } =
    error instanceof YamlProblem ? error : { reason: 'it cannot be read', line: 1 }
  const unused = inside.includes('contentTrust') ? ' Its `contentTrust` settings are not used.' : ''
  const problem = `The front matter is not valid YAML: ${reason}.${unused}`
  return { kind: 'invalid', warning: { line, problem } }
}
