import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Syntax } from '@content-trust/engine/schema'
import { draftSyntax } from '@content-trust/workspace'

/** Where a document is and how it is read. */
export interface DraftLocation {
  /** Null: the document is not saved yet, or is not on this machine. */
  readonly path: string | null
  readonly shown: string
  readonly syntax: Syntax
}

const languages: Readonly<Record<string, Syntax>> = {
  markdown: 'markdown',
  mdx: 'mdx',
  plaintext: 'plain',
  text: 'plain',
  html: 'html',
  asciidoc: 'asciidoc',
  adoc: 'asciidoc',
  restructuredtext: 'rst',
  rst: 'rst',
}

/** Where a document is; null when it is not a draft. */
export function draftLocation(uri: string, languageId: string | null): DraftLocation | null {
  const path = pathOf(uri)
  const byLanguage = languageId === null ? null : (languages[languageId] ?? null)
  if (path === null) return byLanguage && { path, shown: uri, syntax: byLanguage }
  // Editors call every unknown file plain text.
  const syntax = draftSyntax(path) ?? (byLanguage === 'plain' ? null : byLanguage)
  return syntax && { path, shown: basename(path), syntax }
}

/** The path of a `file:` address; null for any other. */
export function pathOf(uri: string): string | null {
  if (!/^file:/i.test(uri)) return null
  try {
    return fileURLToPath(uri)
  } catch {
    // An address on another machine, or with an invalid escape.
    return null
  }
}

/** The innermost of some folders that holds a path; the path's own folder when none does. */
export function folderOf(path: string, folders: readonly string[]): string {
  const inside = folders.filter((folder) => path.startsWith(join(folder, '/')))
  return inside.reduce((a, b) => (b.length > a.length ? b : a), inside[0] ?? dirname(path))
}
