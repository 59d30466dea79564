import { evidenceTypeLabels } from '@content-trust/engine/report'
import { escapeText } from '../comment/escape-text.ts'
import type { Github } from '../github/client.ts'
import type { LineFix } from './line-fixes.ts'

/** Comments of one review; more would bury a reviewer. */
const MOST_COMMENTS = 10
const PAGE = 100
const MOST_PAGES = 20
const marker = '<!-- content-trust-action: fix -->'

/** Proposes safe fixes as one review with suggestion blocks; a fix that is already proposed is left out. */
export async function proposeFixes(
  github: Github,
  number: number,
  head: string,
  fixes: readonly LineFix[],
  author: string,
): Promise<number> {
  if (fixes.length === 0) return 0
  const { owner, repo } = github
  const known = await findProposed(github, number, author)
  const comments = fixes
    .map(({ path, from, to, ...fix }) => {
      const start = from === to ? {} : { start_line: from, start_side: 'RIGHT' }
      return { path, ...start, line: to, side: 'RIGHT', body: fixBody(fix) }
    })
    .filter(({ path, body }) => !known.has(`${path}\n${body}`))
    .slice(0, MOST_COMMENTS)
  if (comments.length === 0) return 0
  await github.request('POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
    owner,
    repo,
    pull_number: number,
    commit_id: head,
    event: 'COMMENT',
    comments,
  })
  return comments.length
}

async function findProposed(
  github: Github,
  number: number,
  author: string,
): Promise<ReadonlySet<string>> {
  const { owner, repo } = github
  const known = new Set<string>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await github.request(
      'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
      { owner, repo, pull_number: number, per_page: PAGE, page },
    )
    for (const { path, body, user } of data) {
      if (user?.login === author && body.startsWith(marker)) {
        known.add(`${path}\n${body.replaceAll('\r\n', '\n')}`)
      }
    }
    if (data.length < PAGE) break
  }
  return known
}

function fixBody({ text, reasons: why }: Pick<LineFix, 'text' | 'reasons'>): string {
  const reasons = why.map(
    ({ type, explanation }) => `- ${evidenceTypeLabels[type]}: ${escapeText(explanation)}\n`,
  )
  // A fence must be longer than any in the text.
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)))
  return `${marker}\n${reasons.join('')}\n${fence}suggestion\n${text}\n${fence}`
}
