import { isDraft } from '../drafts/is-draft.ts'
import type { Trees } from '../drafts/trees.ts'
import { findLocalDiff } from '../git/local-diff.ts'
import type { LocalGit } from '../git/local-git.ts'
import type { Github } from '../github/client.ts'
import { hasStatus } from '../github/http-error.ts'
import type { FilterMode } from '../inputs.ts'
import type { Job } from '../read-job.ts'
import {
  compareCommits,
  findMergeBase,
  type ListedChanges,
  listPullFiles,
  MOST_COMPARED_FILES,
  MOST_PULL_FILES,
} from './api-changes.ts'
import type { Change, ChangeList } from './change.ts'

/** Where the list of changes comes from. */
export interface ChangeSources {
  readonly github: Github
  readonly git: LocalGit
  readonly trees: Trees
}

/** Lists the drafts that a run is about. */
export async function listChanges(
  job: Extract<Job, { kind: 'pull_request' | 'range' | 'tree' }>,
  filter: FilterMode,
  sources: ChangeSources,
): Promise<ChangeList> {
  if (job.kind === 'tree') return await listTree(job.head, sources)
  const changed =
    job.kind === 'pull_request' ? await listPull(job, sources) : await listRange(job, sources)
  return filter === 'nofilter' ? await addUnchanged(changed, job.head, sources) : changed
}

async function listPull(
  { number, base, head, changedFiles }: Extract<Job, { kind: 'pull_request' }>,
  { github, git }: ChangeSources,
): Promise<ChangeList> {
  if (changedFiles > MOST_PULL_FILES) {
    const local = await findLocalDiff(git, base, head)
    if (local !== null) return { ...local, files: changedFiles, gaps: [] }
  }
  const { changes, deleted, listed } = await listPullFiles(github, number)
  const files = Math.max(changedFiles, listed)
  return {
    changes,
    deleted,
    files,
    oldCommit: await mergeBaseOf(github, base, head),
    gaps: listed < files ? [cutList(listed, files)] : [],
  }
}

async function listRange(
  { base, head }: Extract<Job, { kind: 'range' }>,
  { github, git }: ChangeSources,
): Promise<ChangeList> {
  const listed = await compareOrNull(github, base, head)
  if (listed !== null && listed.listed < MOST_COMPARED_FILES) {
    return { ...listed, files: listed.listed, oldCommit: listed.mergeBase, gaps: [] }
  }
  const local = await findLocalDiff(git, base, head)
  if (local !== null) {
    return { ...local, files: Math.max(local.changes.length, listed?.listed ?? 0), gaps: [] }
  }
  if (listed === null) {
    const gap = `GitHub could not compare ${base.slice(0, 12)} with ${head.slice(0, 12)}, and the checkout lacks a side. Set \`fetch-depth: 0\` at actions/checkout.`
    return { changes: [], deleted: [], files: 0, oldCommit: null, gaps: [gap] }
  }
  const gap = cutList(listed.listed, null)
  return { ...listed, files: listed.listed, oldCommit: listed.mergeBase, gaps: [gap] }
}

async function listTree(head: string, { trees }: ChangeSources): Promise<ChangeList> {
  const { paths, isCut } = await trees.read(head)
  const changes = [...paths]
    .filter(([path]) => isDraft(path))
    .map(([path, blob]): Change => {
      return { path, blob, status: 'unchanged', previous: path, lines: null }
    })
  const gaps = isCut
    ? ['GitHub did not list all files of the repository. Add actions/checkout.']
    : []
  return { changes, deleted: [], files: paths.size, oldCommit: null, gaps }
}

async function addUnchanged(
  changed: ChangeList,
  head: string,
  sources: ChangeSources,
): Promise<ChangeList> {
  const all = await listTree(head, sources)
  const known = new Set(changed.changes.map(({ path }) => path))
  const others = all.changes.filter(({ path }) => !known.has(path))
  return {
    ...changed,
    changes: [...changed.changes, ...others],
    gaps: [...changed.gaps, ...all.gaps],
  }
}

async function mergeBaseOf(github: Github, base: string, head: string): Promise<string> {
  try {
    return await findMergeBase(github, base, head)
  } catch (error) {
    // A forced push may have taken the commit away; the base is the next best to compare with.
    if (hasStatus(error, 403, 404, 422)) return base
    throw error
  }
}

async function compareOrNull(
  github: Github,
  base: string,
  head: string,
): Promise<(ListedChanges & { readonly mergeBase: string }) | null> {
  try {
    return await compareCommits(github, base, head)
  } catch (error) {
    if (hasStatus(error, 404, 406, 422)) return null
    throw error
  }
}

function cutList(listed: number, files: number | null): string {
  const all = files === null ? 'maybe more' : String(files)
  return `GitHub listed ${listed} of ${all} changed files. Add actions/checkout with \`fetch-depth: 0\` to check all of them.`
}
