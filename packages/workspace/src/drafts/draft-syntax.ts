import type { Syntax } from '@content-trust/engine/schema'

const syntaxes: Readonly<Record<string, Syntax>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdx': 'mdx',
  '.txt': 'plain',
}

/** File name endings of drafts, in lower case and with their dot. */
export const draftExtensions: readonly string[] = Object.keys(syntaxes)

/** How a file is read, by its name; null when it is not a draft. */
export function draftSyntax(path: string): Syntax | null {
  const [ending = ''] = /(?<=[^/\\])\.[^./\\]*$/.exec(path) ?? []
  return syntaxes[ending.toLowerCase()] ?? null
}
