import type { Change } from '../changes/change.ts'
import type { Tree } from '../drafts/trees.ts'

/** Commits that older versions of a draft are read from. */
export interface OldCommits {
  /** Old versions; null: nothing to compare with. */
  readonly oldTree: Tree | null
  /** Front matter and ignore comments that count are those of this commit; null: those of each draft itself. */
  readonly trustedTree: Tree | null
}

/** Content of the version that a draft is compared with; null for a new draft. */
export function oldBlob(
  { previous, status, blob }: Change,
  { oldTree }: OldCommits,
): string | null {
  if (previous === null || oldTree === null) return null
  return status === 'unchanged' ? blob : (oldTree.paths.get(previous) ?? null)
}

/** The version whose directives count; the old one where a later commit has moved or deleted the draft. */
export function trustedBlob(
  { path, previous, status }: Change,
  { oldTree, trustedTree }: OldCommits,
): string | null {
  if (trustedTree === null || status === 'unchanged') return null
  const name = previous ?? path
  return trustedTree.paths.get(name) ?? oldTree?.paths.get(name) ?? null
}
