import { isDraft } from '../drafts/is-draft.ts'
import type { Github } from '../github/client.ts'
import type { Change } from './change.ts'
import { parsePatch } from './parse-patch.ts'

/** GitHub lists no more files of a pull request, and no more of a comparison. */
export const MOST_PULL_FILES = 3000
export const MOST_COMPARED_FILES = 300
const PAGE = 100

/** A changed file as both lists of the API give it. */
interface ListedFile {
  readonly sha: string | null
  readonly filename: string
  readonly status: string
  readonly previous_filename?: string | undefined
  readonly patch?: string | undefined
  readonly changes: number
}

/** Changed drafts as the API lists them, with the number of listed files of any kind. */
export interface ListedChanges {
  readonly changes: readonly Change[]
  /** Paths of deleted drafts. */
  readonly deleted: readonly string[]
  readonly listed: number
  /** Paths of listed files of any kind. */
  readonly names: readonly string[]
}

/** Lists the changed drafts of a pull request, page by page. */
export async function listPullFiles(github: Github, number: number): Promise<ListedChanges> {
  const { owner, repo } = github
  const files: ListedFile[] = []
  for (let page = 1; page <= MOST_PULL_FILES / PAGE; page++) {
    const { data } = await github.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
      owner,
      repo,
      pull_number: number,
      per_page: PAGE,
      page,
    })
    files.push(...data)
    if (data.length < PAGE) break
  }
  return listOf(files)
}

/** Lists the changed drafts between two commits, and the commit that both sides have in common. */
export async function compareCommits(
  github: Github,
  base: string,
  head: string,
): Promise<ListedChanges & { readonly mergeBase: string }> {
  const { owner, repo } = github
  const { data } = await github.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
    owner,
    repo,
    basehead: `${base}...${head}`,
  })
  const files = data.files ?? []
  return {
    ...listOf(files),
    mergeBase: data.merge_base_commit.sha,
  }
}

/** The commit that both sides of a pull request have in common; the base itself where GitHub knows none. */
export async function findMergeBase(github: Github, base: string, head: string): Promise<string> {
  const { owner, repo } = github
  const { data } = await github.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
    owner,
    repo,
    basehead: `${base}...${head}`,
    // The files come with the first page alone.
    page: 2,
    per_page: 1,
  })
  return data.merge_base_commit.sha
}

function listOf(files: readonly ListedFile[]): ListedChanges {
  const deleted = files.filter(({ status, filename }) => status === 'removed' && isDraft(filename))
  return {
    changes: files.flatMap(changeOf),
    deleted: deleted.map(({ filename }) => filename),
    listed: files.length,
    names: namesOf(files),
  }
}

function namesOf(files: readonly ListedFile[]): string[] {
  return files.map(({ filename }) => filename)
}

function changeOf(file: ListedFile): Change[] {
  if (!isDraft(file.filename) || file.sha === null) return []
  const shape = { path: file.filename, blob: file.sha, lines: linesOf(file) }
  switch (file.status) {
    case 'added':
    case 'copied':
      return [{ ...shape, status: 'added', previous: null }]
    case 'renamed':
      return [{ ...shape, status: 'renamed', previous: file.previous_filename ?? null }]
    case 'modified':
    case 'changed':
      return [{ ...shape, status: 'modified', previous: file.filename }]
    default:
      return []
  }
}

// A large file comes without a patch; a file that was only renamed has none either.
function linesOf({ patch, changes, status }: ListedFile): Change['lines'] {
  if (patch !== undefined) return parsePatch(patch)
  return changes === 0 && status !== 'added' ? { added: [], context: [] } : null
}
