import { extname } from 'node:path/posix'
import type { Syntax } from '@content-trust/engine/schema'

const syntaxes: Readonly<Record<string, Syntax>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdx': 'mdx',
}

/** File name endings of drafts. */
export const draftEndings = Object.keys(syntaxes)

/** How a file is read, by its name; null when it is no draft. */
export function draftSyntax(path: string): Syntax | null {
  return syntaxes[extname(path).toLowerCase()] ?? null
}
