import { readFile, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { decodeDraft } from '../drafts/decode.ts'
import { show } from '../drafts/find-drafts.ts'
import { findImageReferences } from './image-references.ts'

/** A picture that a draft shows, or why it cannot be looked at. */
export type DraftImage =
  | {
      readonly kind: 'image'
      readonly path: string
      readonly shown: string
      readonly bytes: number
    }
  | { readonly kind: 'skipped'; readonly shown: string; readonly note: string }

/** Folders from which sites serve addresses that start with a slash. */
const publicFolders = ['', 'public', 'static', 'assets']

/** The local pictures of a draft; addresses of other machines are never fetched. */
export async function findDraftImages(cwd: string, draft: string): Promise<DraftImage[]> {
  const bytes = await readFile(draft).catch(() => null)
  const decoded = bytes === null ? null : decodeDraft(bytes)
  if (decoded === null || 'problem' in decoded) return []
  return await Promise.all(
    findImageReferences(decoded.text).map((name) => locate(cwd, draft, name)),
  )
}

async function locate(cwd: string, draft: string, name: string): Promise<DraftImage> {
  const places = isAbsolute(name)
    ? publicFolders.map((folder) => join(cwd, folder, name))
    : [resolve(dirname(draft), name)]
  for (const path of places) {
    const info = await stat(path).catch(() => null)
    if (info?.isFile()) return { kind: 'image', path, shown: show(cwd, path), bytes: info.size }
  }
  return {
    kind: 'skipped',
    shown: show(cwd, places[0] ?? name),
    note: `named as an image in ${show(cwd, draft)}, and there is no such file`,
  }
}
