import type { Change } from '../changes/change.ts'
import { parsePatches } from '../changes/parse-patch.ts'
import { draftEndings } from '../drafts/is-draft.ts'
import type { LocalGit } from './local-git.ts'

/** Changed drafts between two commits of the checkout, with the commit that has the old versions. */
export interface LocalDiff {
  readonly changes: readonly Change[]
  /** Paths of deleted drafts. */
  readonly deleted: readonly string[]
  readonly oldCommit: string
}

const diffOptions = [
  'diff',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  // Attributes of the change may call a draft binary.
  '--text',
  '--find-renames',
  '--diff-filter=AMRTD',
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
  let at = 0
  const all = readRaw(raw.toString('utf8')).map(({ letter, ...change }) => {
    // A file in place of a link, or a link in place of a file, has a patch for each of the two.
    if (letter === 'T') at++
    return { letter, change: { ...change, lines: lines[at++] ?? null } }
  })
  const isDeleted = ({ letter }: { readonly letter: string }) => letter === 'D'
  return {
    changes: all.filter((each) => !isDeleted(each)).map(({ change }) => change),
    deleted: all.filter(isDeleted).map(({ change }) => change.path),
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
  /** Git's letter for the kind of change. */
  readonly letter: string
}

/** `:oldmode newmode oldid newid status NUL path NUL [new path NUL]`. */
function readRaw(text: string): RawChange[] {
  const parts = text.split('\0')
  const changes: RawChange[] = []
  for (let at = 0; parts[at]?.startsWith(':'); ) {
    const [, , , blob = '', status = ''] = parts[at]?.split(' ') ?? []
    const first = parts[at + 1] ?? ''
    const isRename = status.startsWith('R')
    const path = isRename ? (parts[at + 2] ?? '') : first
    at += isRename ? 3 : 2
    changes.push({
      letter: status.charAt(0),
      path,
      blob,
      status: status === 'A' ? 'added' : isRename ? 'renamed' : 'modified',
      previous: status === 'A' ? null : first,
    })
  }
  return changes
}
