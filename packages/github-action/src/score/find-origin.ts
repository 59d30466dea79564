import type { Change } from '../changes/change.ts'
import { linesNotIn } from '../changes/lines-not-in.ts'
import type { BlobContent } from '../drafts/blobs.ts'
import { isDraft } from '../drafts/is-draft.ts'
import type { Tree } from '../drafts/trees.ts'
import { textOf } from './shown-lines.ts'

/** Files of the base that a new draft may be a copy of. */
export interface OriginIndex {
  readonly byContent: ReadonlyMap<string, string>
  readonly byName: ReadonlyMap<string, readonly string[]>
  readonly paths: ReadonlyMap<string, string>
}

/** A file of the base, and its content. */
export interface Origin {
  readonly path: string
  readonly blob: string
  readonly content: BlobContent | undefined
}

/** Candidates that are read for one new draft. */
const MOST_READ = 3
/** The share of its lines that a copy has from its original. */
const LEAST_SHARED = 0.5

/** Puts the drafts of a commit in order for `findOrigin`. */
export function indexOrigins({ paths }: Pick<Tree, 'paths'>): OriginIndex {
  const byContent = new Map<string, string>()
  const byName = new Map<string, string[]>()
  for (const [path, blob] of paths) {
    if (!isDraft(path)) continue
    if (!byContent.has(blob)) byContent.set(blob, path)
    const name = nameOf(path)
    const others = byName.get(name)
    if (others === undefined) byName.set(name, [path])
    else others.push(path)
  }
  return { byContent, byName, paths }
}

/** The draft of the base that a new draft is a copy of: the same content, or one of its name with half of its lines. */
export async function findOrigin(
  { path, blob }: Pick<Change, 'path' | 'blob'>,
  content: BlobContent | undefined,
  index: OriginIndex,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, BlobContent>>,
): Promise<Origin | null> {
  const same = index.byContent.get(blob)
  if (same !== undefined) return { path: same, blob, content }
  const now = textOf(content)
  const others = index.byName.get(nameOf(path))
  if (now === null || others === undefined) return null
  const nearest = [...others].sort((a, b) => alike(path, b) - alike(path, a)).slice(0, MOST_READ)
  const candidates = nearest.map((each) => ({ path: each, blob: index.paths.get(each) ?? '' }))
  const contents = await read(candidates.map((each) => each.blob))
  let best: { readonly origin: Origin; readonly share: number } | null = null
  for (const candidate of candidates) {
    const old = contents.get(candidate.blob)
    const share = sharedLines(textOf(old), now)
    if (share < LEAST_SHARED || share <= (best?.share ?? 0)) continue
    best = { origin: { ...candidate, content: old }, share }
  }
  return best?.origin ?? null
}

/** The share of the lines of a text, without blank ones, that another text has. */
function sharedLines(old: string | null, now: string): number {
  const lines = now.split('\n').filter((line) => line.trim() !== '').length
  if (old === null || lines === 0) return 0
  const added = linesNotIn(old, now).reduce((sum, [from, to]) => sum + to - from + 1, 0)
  return 1 - added / lines
}

/** Folders and name that two paths end in alike. */
function alike(one: string, other: string): number {
  const a = one.split('/').reverse()
  const b = other.split('/').reverse()
  const end = a.findIndex((part, index) => part !== b[index])
  return end < 0 ? a.length : end
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
