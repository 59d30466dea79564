import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Syntax } from '@content-trust/engine/schema'
import { draftSyntax } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { currentHost } from './host/host.ts'

/** A page of the build. */
export interface Page {
  /** The text that the host handed in, or all of its file where the host took front matter out. */
  readonly source: string
  /** Path from the working folder, with slashes; null for text without a file. */
  readonly path: string | null
  /** What a reader knows the page by. */
  readonly shown: string
  readonly syntax: Syntax
  /** What the host and other plugins keep with the page. */
  readonly data: Readonly<Record<string, unknown>>
}

/** What a reader knows text without a file by. */
export const withoutPath = 'a page without a path'

const mdxTypes = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxJsxFlowElement'])

/** Reads what a host hands to a transformer; the file is left as it is. */
export function readPage(tree: Root, file: VFile): Page {
  const path = pathOf(file)
  const handedIn = textOf(file.value)
  return {
    source: path !== null && lacksFrontMatter(file) ? wholeText(file, handedIn) : handedIn,
    path,
    shown: path ?? withoutPath,
    syntax: (path === null ? null : draftSyntax(path)) ?? syntaxOf(tree),
    data: { ...file.data },
  }
}

/** Whether the host takes front matter out first: Astro does in collections, Nuxt Content everywhere. */
function lacksFrontMatter({ data }: VFile): boolean {
  return 'astro' in data || currentHost().name === 'nuxt'
}

// Lines are those of the file, which people see.
function wholeText({ cwd, path }: VFile, handedIn: string): string {
  try {
    const text = readFileSync(resolve(cwd, path), 'utf8')
    return text.trimEnd().endsWith(handedIn.trim()) ? text : handedIn
  } catch {
    return handedIn
  }
}

/** The syntax of text without a name that says it. */
function syntaxOf({ children }: Root): Syntax {
  return children.some(({ type }: { readonly type: string }) => mdxTypes.has(type))
    ? 'mdx'
    : 'markdown'
}

function textOf(value: VFile['value'] | undefined): string {
  if (typeof value === 'string') return value
  // A byte order mark stays in: it is part of the offsets.
  return value === undefined ? '' : new TextDecoder('utf-8', { ignoreBOM: true }).decode(value)
}

function pathOf({ path, cwd }: VFile): string | null {
  if (path === undefined || path === '') return null
  return slashed(relative(cwd, resolve(cwd, path)))
}
