import { readFile } from 'node:fs/promises'
import { UsageError } from '@content-trust/workspace'
import { z } from 'zod'
import type { Host } from './host.ts'

/** A repository by owner and name. */
export interface Repository {
  readonly owner: string
  readonly repo: string
}

/** What one run works on. */
export type Job =
  | {
      readonly kind: 'pull_request'
      readonly number: number
      readonly base: string
      readonly head: string
      readonly changedFiles: number
      /** Why the token may only read, or null. */
      readonly readOnly: string | null
    }
  | { readonly kind: 'range'; readonly event: string; readonly base: string; readonly head: string }
  | { readonly kind: 'tree'; readonly head: string }
  | { readonly kind: 'post'; readonly head: string; readonly headLabel: string }
  | { readonly kind: 'nothing'; readonly reason: string }

const sha = z.string().regex(/^[0-9a-f]{40,64}$/)
const repository = z.object({ full_name: z.string() })

const pullRequestEvent = z.object({
  pull_request: z.object({
    number: z.int(),
    changed_files: z.int(),
    base: z.object({ sha, repo: repository }),
    head: z.object({ sha, repo: repository.nullable() }),
  }),
})

const pushEvent = z.object({
  before: sha,
  after: sha,
  ref: z.string(),
  repository: z.object({ default_branch: z.string() }),
})

const mergeGroupEvent = z.object({ merge_group: z.object({ base_sha: sha, head_sha: sha }) })

const workflowRunEvent = z.object({
  workflow_run: z.object({
    head_sha: sha,
    head_branch: z.string().min(1),
    head_repository: z.object({ owner: z.object({ login: z.string() }) }),
  }),
})

const noCommit = /^0+$/

/** Reads what happened from the event that started the workflow. */
export async function readJob({ env }: Pick<Host, 'env'>): Promise<Job> {
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const head = env['GITHUB_SHA'] ?? ''
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestJob(await payload(env, pullRequestEvent), name, env['GITHUB_ACTOR'] ?? '')
    case 'push':
      return pushJob(await payload(env, pushEvent))
    case 'merge_group': {
      const { merge_group: group } = await payload(env, mergeGroupEvent)
      return { kind: 'range', event: name, base: group.base_sha, head: group.head_sha }
    }
    case 'workflow_run': {
      const { workflow_run: run } = await payload(env, workflowRunEvent)
      const headLabel = `${run.head_repository.owner.login}:${run.head_branch}`
      return { kind: 'post', head: run.head_sha, headLabel }
    }
    case 'schedule':
    case 'workflow_dispatch':
      return { kind: 'tree', head }
    default:
      throw new UsageError(
        `Unexpected event \`${name}\`, expected one of pull_request, pull_request_target, push, merge_group, schedule, workflow_dispatch, workflow_run.`,
      )
  }
}

/** The repository that the workflow runs in. */
export function repositoryOf({ env }: Pick<Host, 'env'>): Repository {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  if (owner && repo) return { owner, repo }
  throw new UsageError('The variable GITHUB_REPOSITORY is not set; this program runs as an action.')
}

function pullRequestJob(
  { pull_request: pull }: z.infer<typeof pullRequestEvent>,
  event: string,
  actor: string,
): Job {
  const isFork = pull.head.repo?.full_name !== pull.base.repo.full_name
  const reason = isFork
    ? 'the pull request comes from a fork'
    : actor === 'dependabot[bot]'
      ? 'Dependabot opened the pull request'
      : null
  return {
    kind: 'pull_request',
    number: pull.number,
    base: pull.base.sha,
    head: pull.head.sha,
    changedFiles: pull.changed_files,
    // `pull_request_target` has the token of the base repository.
    readOnly: event === 'pull_request' ? reason : null,
  }
}

function pushJob({ before, after, ref, repository: repo }: z.infer<typeof pushEvent>): Job {
  if (noCommit.test(after)) return { kind: 'nothing', reason: 'the push deleted a branch' }
  if (!noCommit.test(before)) return { kind: 'range', event: 'push', base: before, head: after }
  // A new branch has no commit before it, so it is held against the default branch.
  return ref === `refs/heads/${repo.default_branch}`
    ? { kind: 'tree', head: after }
    : { kind: 'range', event: 'push', base: repo.default_branch, head: after }
}

async function payload<T>(env: Host['env'], schema: z.ZodType<T>): Promise<T> {
  const path = env['GITHUB_EVENT_PATH'] ?? ''
  const parsed = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (parsed.success) return parsed.data
  const place = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new UsageError(`The event \`${env['GITHUB_EVENT_NAME']}\` lacks \`${place}\`.`)
}
