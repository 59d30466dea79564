import type { TextDocument } from 'vscode'
import type { TextDocumentFilter } from 'vscode-languageclient'

// A version of a file in a diff view is no draft, nor is the output of a program.
const schemes = ['file', 'untitled', 'vscode-vfs', 'vscode-remote']

/**
 * Endings of drafts for which the editor may have no language of its own. A page of HTML is made by a tool more
 * often than it is written, so none is marked because it was opened.
 */
export const endings = ['mdx', 'txt', 'adoc', 'asciidoc', 'rst'] as const

/** Documents that the server is told of: drafts, and the files that hold their settings. */
export const documentSelector: TextDocumentFilter[] = schemes.flatMap((scheme) => [
  { scheme, language: 'markdown' },
  { scheme, language: 'mdx' },
  { scheme, pattern: '**/*.{mdx,txt,adoc,asciidoc,asc,rst,html,htm}' },
  { scheme, pattern: '**/content-trust.config.{json,yml,yaml}' },
  { scheme, pattern: '**/package.json' },
  { scheme, pattern: '**/.content-trust-ignore' },
])

/** Whether a document is a draft rather than a file with settings. */
export function isDraft({ uri, languageId }: Pick<TextDocument, 'uri' | 'languageId'>): boolean {
  const isText = /\.(?:mdx|txt|adoc|asciidoc|asc|rst|html?)$/i.test(uri.path)
  return schemes.includes(uri.scheme) && (['markdown', 'mdx'].includes(languageId) || isText)
}
