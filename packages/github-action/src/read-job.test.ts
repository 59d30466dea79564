import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readJob, repositoryOf } from './read-job.ts'

const folder = mkdtempSync(join(tmpdir(), 'content-trust-event-'))
afterAll(() => rmSync(folder, { recursive: true }))

const [base, head, none] = ['b'.repeat(40), 'a'.repeat(40), '0'.repeat(40)]

function jobOf(event: string, payload: unknown, env: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'event.json')
  writeFileSync(path, JSON.stringify(payload))
  return readJob({
    env: { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path, GITHUB_SHA: head, ...env },
  })
}

/** A pull request whose branch is in this repository; null where that was deleted. */
function pullFrom(repository: string | null) {
  return {
    pull_request: {
      number: 7,
      changed_files: 2,
      base: { sha: base, repo: { full_name: 'octo-org/handbook' } },
      head: { sha: head, repo: repository === null ? null : { full_name: repository } },
    },
  }
}

describe('a pull request', () => {
  const dependabot = { GITHUB_ACTOR: 'dependabot[bot]' }
  const isFork = 'the pull request comes from a fork'

  it.each([
    ['of the repository', 'octo-org/handbook', {}, null],
    ['of a fork', 'somebody/handbook', {}, isFork],
    ['of a fork that is gone', null, {}, isFork],
    ['of a fork, by Dependabot', 'somebody/handbook', dependabot, isFork],
    ['by Dependabot', 'octo-org/handbook', dependabot, 'Dependabot opened the pull request'],
    [
      'by somebody who is called like it',
      'octo-org/handbook',
      { GITHUB_ACTOR: 'dependabot' },
      null,
    ],
  ])(
    '%s has a token that may write, or a reason why not',
    async (_name, repository, env, readOnly) => {
      expect(await jobOf('pull_request', pullFrom(repository), env)).toEqual({
        kind: 'pull_request',
        number: 7,
        base,
        head,
        changedFiles: 2,
        readOnly,
      })
    },
  )

  it.each([
    ['a fork', 'somebody/handbook', {}],
    ['Dependabot', 'octo-org/handbook', dependabot],
  ])('of %s may always write as pull_request_target', async (_name, repository, env) => {
    const job = await jobOf('pull_request_target', pullFrom(repository), env)
    expect(job).toMatchObject({ kind: 'pull_request', base, head, readOnly: null })
  })
})

describe('a push', () => {
  const push = (more: Readonly<Record<string, string>>) => {
    const payload = { before: base, after: head, ref: 'refs/heads/topic', ...more }
    return jobOf('push', { ...payload, repository: { default_branch: 'main' } })
  }

  it('is held against the commit before it', async () => {
    expect(await push({})).toEqual({ kind: 'range', event: 'push', base, head })
  })

  it('is held against the default branch when it makes a branch', async () => {
    expect(await push({ before: none })).toMatchObject({ kind: 'range', base: 'main', head })
  })

  it('is the whole tree when it makes the default branch, and nothing when it deletes one', async () => {
    expect(await push({ before: none, ref: 'refs/heads/main' })).toEqual({ kind: 'tree', head })
    expect(await push({ after: none })).toMatchObject({ kind: 'nothing' })
    expect(await push({ before: none, after: none })).toMatchObject({ kind: 'nothing' })
  })

  it('of a commit that only starts with zeros does not delete', async () => {
    const after = `000${'a'.repeat(37)}`
    expect(await push({ after })).toMatchObject({ kind: 'range', head: after })
  })
})

it('reads the sides of a merge group and the branch of a first workflow', async () => {
  const group = { merge_group: { base_sha: base, head_sha: head } }
  expect(await jobOf('merge_group', group)).toMatchObject({ kind: 'range', base, head })
  const run = {
    head_sha: head,
    head_branch: 'topic',
    head_repository: { owner: { login: 'somebody' } },
  }
  expect(await jobOf('workflow_run', { workflow_run: run })).toEqual({
    kind: 'post',
    head,
    headLabel: 'somebody:topic',
  })
})

it('names what an event lacks, and refuses what is not a commit', async () => {
  await expect(jobOf('merge_group', {})).rejects.toThrow('`merge_group` lacks `merge_group`')
  for (const sha of ['HEAD', `-${base.slice(1)}`, base.slice(1), ` ${base}`, `${base} `]) {
    const group = { merge_group: { base_sha: sha, head_sha: head } }
    await expect(jobOf('merge_group', group), sha).rejects.toThrow('lacks `merge_group.base_sha`')
  }
})

it('reads the repository by owner and name', () => {
  const env = { GITHUB_REPOSITORY: 'octo-org/handbook' }
  expect(repositoryOf({ env })).toEqual({ owner: 'octo-org', repo: 'handbook' })
  for (const name of ['', 'octo-org', 'octo-org/', '/handbook']) {
    expect(() => repositoryOf({ env: { GITHUB_REPOSITORY: name } })).toThrow('GITHUB_REPOSITORY')
  }
})
