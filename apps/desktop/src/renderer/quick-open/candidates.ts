import { go } from 'fuzzysort'
import type { Folder } from '../../shared/drafts.ts'
import type { Draft } from '../state/drafts.ts'

/** Something that can be opened by its name. */
export interface Candidate {
  readonly id: string
  readonly kind: 'draft' | 'folder' | 'recent'
  /** Null for a draft without a file. */
  readonly path: string | null
  readonly name: string
  /** Where it lies: below the open folder, or from the root. */
  readonly place: string
}

/** A candidate with the letters of its name that matched, as offsets. */
export interface Ranked {
  readonly candidate: Candidate
  readonly letters: ReadonlySet<number>
}

/** How many are listed. */
const MOST_LISTED = 50

/** How well a name has to match, from 0 to 1: letters that are only scattered over a long path do not. */
const THRESHOLD = 0.2

/** Open drafts first, then recent files, then those of the folder; each file once. */
export function candidatesOf(
  open: readonly Draft[],
  recent: readonly string[],
  folder: Folder | null,
): readonly Candidate[] {
  const within = (path: string): string => {
    const above = path.replace(/[\\/][^\\/]*$/, '')
    if (folder === null || !above.startsWith(folder.path)) return above
    return above.slice(folder.path.length + 1)
  }
  const nameOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path
  const files = folder?.entries.filter(({ kind }) => kind === 'file') ?? []
  const all: Candidate[] = [
    ...open.map(({ id, path, name }) => ({
      id,
      kind: 'draft' as const,
      path,
      name,
      place: path === null ? '' : within(path),
    })),
    ...recent.map((path) => fileOf('recent', path, nameOf(path), within(path))),
    ...files.map(({ path, name }) => fileOf('folder', path, name, within(path))),
  ]
  const inFolder = new Set(files.map(({ path }) => path))
  const seen = new Set<string>()
  return all.flatMap((one) => {
    const key = one.path ?? one.id
    if (seen.has(key)) return []
    seen.add(key)
    // A recent file of the folder is opened as one of the folder.
    return one.kind === 'recent' && inFolder.has(key)
      ? [{ ...one, kind: 'folder' as const }]
      : [one]
  })
}

function fileOf(kind: 'folder' | 'recent', path: string, name: string, place: string): Candidate {
  return { id: path, kind, path, name, place }
}

/** The candidates that match a query best; without one the first. */
export function rank(candidates: readonly Candidate[], query: string): readonly Ranked[] {
  if (query.trim() === '') {
    return candidates.slice(0, MOST_LISTED).map((candidate) => ({ candidate, letters: new Set() }))
  }
  const found = go(query.trim(), candidates, {
    keys: [({ name }: Candidate) => name, ({ name, place }: Candidate) => `${place}/${name}`],
    limit: MOST_LISTED,
    threshold: THRESHOLD,
  })
  return found.map((result) => ({
    candidate: result.obj,
    letters: new Set(result[0]?.indexes ?? []),
  }))
}

/** What a query asks for: a file, a line of it, or a heading of the draft in front. */
export function readQuery(query: string): {
  readonly kind: 'file' | 'heading' | 'line'
  readonly text: string
  /** From 1; null where none is named. */
  readonly line: number | null
} {
  if (query.startsWith('@')) return { kind: 'heading', text: query.slice(1), line: null }
  const named = /^(?<text>.*?):(?<line>\d*)$/.exec(query)?.groups
  if (named === undefined) return { kind: 'file', text: query, line: null }
  const line = named['line'] === '' ? null : Number(named['line'])
  return { kind: named['text'] === '' ? 'line' : 'file', text: named['text'] ?? '', line }
}
