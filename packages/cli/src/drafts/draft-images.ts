import { readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { findLines, type LineRanges, positionAt } from '@content-trust/engine/report'
import { findImageReferences, imagePlaces } from '@content-trust/engine/settings'
import type { ChangedLines } from './changed-lines.ts'
import { show, startsAsMedia } from './find-drafts.ts'

/** A picture that a draft shows, or why it cannot be looked at. */
export type DraftImage =
  | {
      readonly kind: 'image'
      readonly path: string
      readonly shown: string
      readonly bytes: number
    }
  | { readonly kind: 'skipped'; readonly shown: string; readonly note: string }

/**
 * The local pictures of a draft, each once; addresses of other machines are never fetched, and files outside
 * the root of the repository are not opened.
 */
export async function findDraftImages(
  cwd: string,
  root: string,
  draft: string,
  changed: ChangedLines | null,
): Promise<DraftImage[]> {
  const bytes = await readFile(draft).catch(() => null)
  const decoded = bytes === null ? null : decodeDraft(bytes)
  if (decoded === null || 'problem' in decoded) return []
  const names = linesByName(decoded.text)
  const page = relative(root, draft).replaceAll('\\', '/')
  const isOnChanged = (lines: readonly number[]) =>
    changed === null || lines.some((line) => isIn(changed(draft) ?? [], line))
  const isChanged = (path: string) => changed !== null && changed(path) !== null
  const images = await Promise.all(
    [...names].map(async ([name, lines]) => {
      const image = await locate(cwd, root, imagePlaces(page, name))
      if (typeof image !== 'string') {
        // One that was there before, on a line that was there before, is no news.
        return isOnChanged(lines) || isChanged(image.path) ? [image] : []
      }
      if (!isOnChanged(lines)) return []
      const note = `named as an image in ${show(cwd, draft)}, ${image}`
      return [{ kind: 'skipped', shown: name, note } as const]
    }),
  )
  return images.flat()
}

function linesByName(source: string): Map<string, number[]> {
  const lines = findLines(source)
  const byName = new Map<string, number[]>()
  for (const { name, start } of findImageReferences(source)) {
    byName.set(name, [...(byName.get(name) ?? []), positionAt(lines, start).line])
  }
  return byName
}

function isIn(ranges: LineRanges, line: number): boolean {
  return ranges.some(([from, to]) => line >= from && line <= to)
}

/** The file, or what is wrong with it. */
async function locate(
  cwd: string,
  root: string,
  places: readonly string[],
): Promise<Extract<DraftImage, { kind: 'image' }> | string> {
  if (places.length === 0) return 'and not opened: it lies outside the repository'
  for (const place of places) {
    const path = resolve(join(root, place))
    const info = await stat(path).catch(() => null)
    if (!info?.isFile()) continue
    if (!(await startsAsMedia(path))) return 'and it is no image by its bytes'
    return { kind: 'image', path, shown: show(cwd, path), bytes: info.size }
  }
  return 'and there is no such file'
}
