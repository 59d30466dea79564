import type { Github } from '../github/client.ts'
import { hasStatus } from '../github/http-error.ts'
import type { Inputs } from '../inputs.ts'
import { findOwnComments, markerOf, type OwnComment } from './own-comments.ts'

/** What became of the comment. */
export interface CommentOutcome {
  readonly action: 'created' | 'updated' | 'unchanged' | 'deleted' | 'none'
  readonly url: string | null
  /** Who wrote a new comment; another name than expected would make a new comment in every run. */
  readonly author: string | null
}

/** Keeps one comment on a pull request: creates, updates or deletes it, and leaves an equal one alone. */
export async function keepComment(
  github: Github,
  number: number,
  body: string | null,
  inputs: Pick<Inputs, 'comment-key' | 'comment-author'>,
): Promise<CommentOutcome> {
  const marker = markerOf(inputs['comment-key'])
  const author = inputs['comment-author']
  const own = await findOwnComments(github, number, marker, author)
  const [kept, ...others] = own
  // Two runs at a time may both have found no comment.
  for (const { id } of others) await deleteComment(github, id)
  if (body === null) {
    if (kept === undefined) return { action: 'none', url: null, author: null }
    await deleteComment(github, kept.id)
    return { action: 'deleted', url: null, author: null }
  }
  const text = `${marker}\n${body}`
  if (kept !== undefined) {
    if (isSame(kept.body, text)) return { action: 'unchanged', url: kept.url, author: null }
    const updated = await updateComment(github, kept, text)
    if (updated !== null) return { action: 'updated', url: updated, author: null }
  }
  return await createComment(github, number, text)
}

async function createComment(
  github: Github,
  number: number,
  body: string,
): Promise<CommentOutcome> {
  const { owner, repo } = github
  const { data } = await github.request(
    'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
    { owner, repo, issue_number: number, body },
  )
  return { action: 'created', url: data.html_url, author: data.user?.login ?? null }
}

/** The address of the updated comment; null when somebody deleted it meanwhile. */
async function updateComment(
  github: Github,
  { id }: OwnComment,
  body: string,
): Promise<string | null> {
  const { owner, repo } = github
  try {
    const { data } = await github.request(
      'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
      { owner, repo, comment_id: id, body },
    )
    return data.html_url
  } catch (error) {
    if (hasStatus(error, 404, 410)) return null
    throw error
  }
}

async function deleteComment(github: Github, id: number): Promise<void> {
  const { owner, repo } = github
  try {
    await github.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      owner,
      repo,
      comment_id: id,
    })
  } catch (error) {
    if (!hasStatus(error, 404, 410)) throw error
  }
}

// GitHub may store line endings of its own, and no white space at the end.
function isSame(stored: string, text: string): boolean {
  return stored.replaceAll('\r\n', '\n').trimEnd() === text.trimEnd()
}
