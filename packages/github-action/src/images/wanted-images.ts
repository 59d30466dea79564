import { findLines, type LineRanges, positionAt } from '@content-trust/engine/report'
import { findImageReferences, imagePlaces, isImageName } from '@content-trust/workspace'
import type { CheckedDraft } from '../score/check-changes.ts'

/** A line of a draft that shows an image. */
export interface ShownAt {
  readonly path: string
  readonly line: number
}

/** An image of the new version that a run is about. */
export interface WantedImage {
  readonly path: string
  /** Id of the content. */
  readonly blob: string
  readonly change: 'added' | 'modified' | 'unchanged'
  /** Drafts of the change that show it, on lines that findings are shown on. */
  readonly shownBy: readonly ShownAt[]
}

type Paths = ReadonlyMap<string, string>

/** The images that drafts of a change show on the shown lines, and images that the change itself touches. */
export function wantedImages(
  drafts: readonly CheckedDraft[],
  paths: Paths,
  oldPaths: Paths | null,
  withChanged: boolean,
): WantedImage[] {
  const shown = new Map<string, ShownAt[]>()
  for (const draft of drafts) {
    for (const { path, at } of imagesOf(draft, paths)) {
      shown.set(path, [...(shown.get(path) ?? []), at])
    }
  }
  const changed = oldPaths === null || !withChanged ? [] : changedImages(paths, oldPaths)
  return [...new Set([...shown.keys(), ...changed])].sort().flatMap((path) => {
    const blob = paths.get(path)
    if (blob === undefined) return []
    const change = changeOf(blob, oldPaths === null ? blob : oldPaths.get(path))
    return [{ path, blob, change, shownBy: shown.get(path) ?? [] }]
  })
}

function imagesOf({ report, shownLines }: CheckedDraft, paths: Paths) {
  if (report.status !== 'scored') return []
  const lines = findLines(report.source)
  return findImageReferences(report.source).flatMap(({ name, start }) => {
    const { line } = positionAt(lines, start)
    const path = imagePlaces(report.shown, name).find((place) => paths.has(place))
    if (path === undefined || !isShown(line, shownLines)) return []
    return [{ path, at: { path: report.shown, line } }]
  })
}

function isShown(line: number, ranges: LineRanges | null): boolean {
  return ranges === null || ranges.some(([from, to]) => line >= from && line <= to)
}

function changedImages(paths: Paths, oldPaths: Paths): string[] {
  return [...paths]
    .filter(([path, blob]) => isImageName(path) && oldPaths.get(path) !== blob)
    .map(([path]) => path)
}

function changeOf(blob: string, old: string | undefined): WantedImage['change'] {
  if (old === undefined) return 'added'
  return old === blob ? 'unchanged' : 'modified'
}
