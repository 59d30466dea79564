import { draftExtensions, draftSyntax } from '@content-trust/workspace'

/** Whether a change of a file is checked: Markdown and MDX, for `.txt` files of a repository are mostly data. */
export function isDraft(path: string): boolean {
  return (draftSyntax(path) ?? 'plain') !== 'plain'
}

/** File name endings of drafts. */
export const draftEndings: readonly string[] = draftExtensions.filter((ending) =>
  isDraft(`a${ending}`),
)
