import { draftExtensions, draftSyntax, isFoundDraft } from '@content-trust/workspace'

/**
 * Whether a change of a file is checked: what is written as a page. The `.txt` files of a repository
 * are mostly data, and its HTML is mostly made from something else.
 */
export function isDraft(path: string): boolean {
  return isFoundDraft(path) && draftSyntax(path) !== 'plain'
}

/** File name endings of drafts. */
export const draftEndings: readonly string[] = draftExtensions.filter((ending) =>
  isDraft(`a${ending}`),
)
