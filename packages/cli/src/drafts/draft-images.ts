import { readFile, stat } from 'node:fs/promises'
import { decodeDraft } from '@content-trust/engine/node/drafts'
import { findLines, type LineRanges, positionAt } from '@content-trust/engine/report'
import { findImageReferences, type Workspace } from '@content-trust/workspace'
import type { ChangedLines } from './changed-lines.ts'
import { show, startsAsMedia } from './find-drafts.ts'

/** An image that a draft shows, or why it cannot be checked. */
export type DraftImage =
  | {
      readonly kind: 'image'
      readonly path: string
      readonly shown: string
      /** Size in bytes. */
      readonly bytes: number
    }
  | { readonly kind: 'skipped'; readonly shown: string; readonly note: string }

/**
 * The local images of a draft, each once. Addresses of other machines are never fetched, and files outside
 * the repository are not opened.
 */
export async function findDraftImages(
  cwd: string,
  draft: string,
  workspace: Pick<Workspace, 'findImage'>,
  changed: ChangedLines | null,
): Promise<DraftImage[]> {
  const bytes = await readFile(draft).catch(() => null)
  const decoded = bytes === null ? null : decodeDraft(bytes)
  if (decoded === null || 'problem' in decoded) return []
  const names = linesByName(decoded.text)
  const isOnChanged = (lines: readonly number[]) =>
    changed === null || lines.some((line) => isIn(changed(draft) ?? [], line))
  const isChanged = (path: string) => changed !== null && changed(path) !== null
  const images = await Promise.all(
    [...names].map(async ([name, lines]) => {
      const image = await locate(cwd, draft, name, workspace)
      if (image.kind === 'image') {
        // An unchanged image on an unchanged line was checked before.
        return isOnChanged(lines) || isChanged(image.path) ? [image] : []
      }
      return isOnChanged(lines) ? [image] : []
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

async function locate(
  cwd: string,
  draft: string,
  name: string,
  workspace: Pick<Workspace, 'findImage'>,
): Promise<DraftImage> {
  const skip = (problem: string): DraftImage => {
    return { kind: 'skipped', shown: name, note: `an image in ${show(cwd, draft)}, but ${problem}` }
  }
  const image = await workspace.findImage(draft, name)
  if ('missing' in image) {
    return skip(
      image.missing === 'outside'
        ? 'it is outside the repository and was not opened'
        : 'there is no such file',
    )
  }
  const { path } = image
  const info = await stat(path).catch(() => null)
  if (!info?.isFile()) return skip('there is no such file')
  if (!startsAsMedia(path)) return skip('its content is not an image')
  return { kind: 'image', path, shown: show(cwd, path), bytes: info.size }
}
