import type { Syntax } from '@content-trust/engine/schema'

const syntaxes: Readonly<Record<string, Syntax>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdx': 'mdx',
  '.txt': 'plain',
  '.adoc': 'asciidoc',
  '.asciidoc': 'asciidoc',
  '.asc': 'asciidoc',
  '.rst': 'rst',
  '.html': 'html',
  '.htm': 'html',
}

/** Pages that a generator made lie beside their sources, and `.asc` is also the ending of signatures. */
const onlyNamed: readonly string[] = ['.html', '.htm', '.asc']

/** File name endings of drafts, in lower case and with their dot. */
export const draftExtensions: readonly string[] = Object.keys(syntaxes)

/** How a file is read, by its name; null when it is not a draft. */
export function draftSyntax(path: string): Syntax | null {
  return syntaxes[endingOf(path)] ?? null
}

/** Whether a search of a folder finds a file: HTML pages are checked only when they are named. */
export function isFoundDraft(path: string): boolean {
  return draftSyntax(path) !== null && !onlyNamed.includes(endingOf(path))
}

/** Whether a draft of a syntax may begin with front matter. */
export function mayHoldFrontMatter(syntax: Syntax): boolean {
  return syntax !== 'plain' && syntax !== 'rst'
}

function endingOf(path: string): string {
  const [ending = ''] = /(?<=[^/\\])\.[^./\\]*$/.exec(path) ?? []
  return ending.toLowerCase()
}
