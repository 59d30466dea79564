import { folderOf, joinPath } from '@content-trust/workspace'
import type { BlobContent } from './blobs.ts'
import type { Tree } from './trees.ts'

/** Whether a content may be that of a symbolic link: a path on one line, without a line ending. */
export function mayBeLink(content: BlobContent | undefined): boolean {
  return content instanceof Uint8Array && content.length <= 4096 && !content.includes(10)
}

/** What a path leads to: content of another file, nothing that the repository holds, or no link at all. */
export type LinkTarget =
  | { readonly kind: 'file'; readonly blob: string }
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'none' }

/** Links that are followed one after the other. */
const MOST_LINKS = 5

/** Follows a link of a commit; `read` gives the content of a link. */
export async function followLink(
  path: string,
  { paths, links }: Tree,
  read: (id: string) => Promise<BlobContent | undefined>,
): Promise<LinkTarget> {
  if (!links.has(path)) return { kind: 'none' }
  let at = path
  for (let count = 0; count < MOST_LINKS; count++) {
    const id = links.get(at)
    if (id === undefined) {
      const blob = paths.get(at)
      return blob === undefined ? { kind: 'nowhere' } : { kind: 'file', blob }
    }
    const target = await read(id)
    if (!(target instanceof Uint8Array)) break
    // Without `..` in its middle, so that a path out of the repository is in no tree.
    at = joinPath(folderOf(at), new TextDecoder().decode(target))
  }
  return { kind: 'nowhere' }
}
