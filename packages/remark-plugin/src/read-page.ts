import { extname, relative, resolve } from 'node:path'
import type { Syntax } from '@content-trust/engine/schema'
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
  const isMdx =
    extname(path ?? '').toLowerCase() === '.mdx' ||
    tree.children.some(({ type }: { readonly type: string }) => mdxTypes.has(type))
  return {
    source: textOf(file.value),
    path,
    shown: path ?? 'a page without a path',
    syntax: isMdx ? 'mdx' : 'markdown',
    data: { ...file.data },
  }
}

function textOf(value: VFile['value'] | undefined): string {
  if (typeof value === 'string') return value
  // A byte order mark stays in: it is part of the offsets.
  return value === undefined ? '' : new TextDecoder('utf-8', { ignoreBOM: true }).decode(value)
}

function pathOf({ path, cwd }: VFile): string | null {
  if (path === undefined || path === '') return null
  return relative(cwd, resolve(cwd, path)).replaceAll('\\', '/')
}
