import type { Github } from '../github/client.ts'

/** A comment that an earlier run of the action left. */
export interface OwnComment {
  readonly id: number
  readonly body: string
  readonly url: string
}

const PAGE = 100
/** A pull request with more comments than this gets a new one. */
const MOST_PAGES = 50

/** The first line of our comments; it tells runs with different keys apart. */
export function markerOf(key: string): string {
  return `<!-- content-trust-action: ${key} -->`
}

/** Finds our comments by marker and author: anybody may write the marker, so it alone proves nothing. */
export async function findOwnComments(
  github: Github,
  number: number,
  marker: string,
  author: string,
): Promise<OwnComment[]> {
  const { owner, repo } = github
  const found: OwnComment[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await github.request(
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      { owner, repo, issue_number: number, per_page: PAGE, page },
    )
    for (const { id, body = '', user, html_url: url } of data) {
      if (user?.login === author && body.startsWith(marker))
        found.push({ id: Number(id), body, url })
    }
    if (data.length < PAGE) break
  }
  return found
}
