import type { Draft } from '../schema/index.ts'
import { scanDraft } from './pipeline/scan-draft.ts'
import { addedComments, withoutComments } from './result/directives/added-comments.ts'
import { type IgnoreComment, readIgnoreComment } from './result/directives/ignore-comment.ts'

/** What a new version of a draft asks to be exempt from, and its text without that. */
export interface AddedDirectives {
  readonly added: readonly IgnoreComment[]
  /** The draft with the added comments made void; every offset is as before. */
  readonly source: string
}

/**
 * Finds the ignore comments that a draft has and its base does not; without a base, all of them. What is only
 * shown, as in a code block, is no comment. Pure, in time linear in the lengths of both for few comments.
 */
export function addedDirectives(draft: Draft, base: Draft | null): AddedDirectives {
  const now = commented(draft)
  if (now.comments.length === 0) return { added: [], source: draft.source }
  const added = addedComments(now, base === null ? null : commented(base))
  return { added, source: withoutComments(draft.source, added) }
}

function commented(draft: Draft) {
  const { source } = draft
  if (!source.includes('content-trust-')) return { source, comments: [] }
  const comments = scanDraft(draft).comments.flatMap((comment) => readIgnoreComment(comment) ?? [])
  return { source, comments }
}
