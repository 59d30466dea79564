import { relative, resolve } from 'node:path'
import type { Syntax } from '@content-trust/engine/schema'
import { draftSyntax } from '@content-trust/workspace'
import { slashed } from '@content-trust/workspace/disk'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'

/** A page of the build. */
export interface Page {
  /** The exact text that the host handed in. */
  readonly source: string
  /** Path from the working folder, with slashes; null for text without a file. */
  readonly path: string | null
  /** What a reader knows the page by. */
  readonly shown: string
  readonly syntax: Syntax
  /** What the host and other plugins keep with the page. */
  readonly data: Readonly<Record<string, unknown>>
}

const mdxTypes = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxJsxFlowElement'])

/** Reads what a host hands to a transformer; the file is left as it is. */
export function readPage(tree: Root, file: VFile): Page {
  const path = pathOf(file)
  return {
    source: textOf(file.value),
    path,
    shown: path ?? 'a page without a path',
    syntax: (path === null ? null : draftSyntax(path)) ?? syntaxOf(tree),
    data: { ...file.data },
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
