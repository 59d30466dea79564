import type { Change } from '../changes/change.ts'
import { parsePatches } from '../changes/parse-patch.ts'
import { draftEndings } from '../drafts/is-draft.ts'
import type { LocalGit } from './local-git.ts'

/** Changed drafts between two commits of the checkout, with the commit that has the old versions. */
export interface LocalDiff {
  readonly changes: readonly Change[]
  readonly oldCommit: string
}

const diffOptions = [
  'diff',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--find-renames',
  '--diff-filter=AMR',
  '--unified=3',
  '--no-abbrev',
]

const draftPaths = draftEndings.map((ending) => `:(icase)*${ending}`)

/** Compares the two sides of a pull request in the checkout; null where it lacks one of them. */
export async function findLocalDiff(
  git: LocalGit,
  base: string,
  head: string,
): Promise<LocalDiff | null> {
  const sides = await findSides(git, base, head)
  if (sides === null) return null
  const range = [sides.old, sides.new, '--', ...draftPaths]
  const raw = await git.run([...diffOptions, '--raw', '-z', ...range])
  const patch = await git.run([...diffOptions, '--patch', ...range])
  if (raw === null || patch === null) return null
  const lines = parsePatches(patch.toString('utf8'))
  const changes = readRaw(raw.toString('utf8')).map(({ isLink, ...change }, index) => ({
    isLink,
    change: { ...change, lines: lines[index] ?? null },
  }))
  return {
    changes: changes.filter(({ isLink }) => !isLink).map(({ change }) => change),
    oldCommit: sides.old,
  }
}

async function findSides(
  git: LocalGit,
  base: string,
  head: string,
): Promise<{ readonly old: string; readonly new: string } | null> {
  const mergeBase = await git.run(['merge-base', '--end-of-options', base, head])
  if (mergeBase !== null) return { old: mergeBase.toString('utf8').trim(), new: head }
  // A checkout of depth 2 holds the merge of both sides, and its parents.
  const parents = await git.run(['rev-parse', 'HEAD^1', 'HEAD^2'])
  const [first, second] = parents?.toString('utf8').split('\n') ?? []
  return first !== undefined && second === head ? { old: first, new: 'HEAD' } : null
}

interface RawChange extends Omit<Change, 'lines'> {
  readonly isLink: boolean
}

/** `:oldmode newmode oldid newid status NUL path NUL [new path NUL]`. */
function readRaw(text: string): RawChange[] {
  const parts = text.split('\0')
  const changes: RawChange[] = []
  for (let at = 0; parts[at]?.startsWith(':'); ) {
    const [, mode, , blob = '', status = ''] = parts[at]?.split(' ') ?? []
    const first = parts[at + 1] ?? ''
    const isRename = status.startsWith('R')
    const path = isRename ? (parts[at + 2] ?? '') : first
    at += isRename ? 3 : 2
    changes.push({
      isLink: mode === '120000',
      path,
      blob,
      status: status === 'A' ? 'added' : isRename ? 'renamed' : 'modified',
      previous: status === 'A' ? null : first,
    })
  }
  return changes
}
