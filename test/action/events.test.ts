import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { risky, sound } from './support/drafts.ts'
import { exampleEvent } from './support/github-api.ts'
import {
  baseCommit,
  type FileChange,
  headCommit,
  makeRepository,
  type Repository,
} from './support/repository.ts'
import { holdToDescription, runOn, type ServedRun } from './support/with-server.ts'

holdToDescription()

const launch: FileChange = { path: 'launch.md', before: null, after: `# Launch\n\n${risky}` }
const noCommit = '0'.repeat(40)

function push(more: Readonly<Record<string, unknown>> = {}) {
  return { ...exampleEvent('push'), before: baseCommit, after: headCommit, ...more }
}

const mergeGroup = {
  ...exampleEvent('merge_group'),
  merge_group: { base_sha: baseCommit, head_sha: headCommit },
}

describe('an event without a pull request', () => {
  it.each([
    ['push', push()],
    ['merge_group', mergeGroup],
  ])('%s compares two commits, holds the gate and comments nothing', async (event, payload) => {
    const repository = makeRepository([launch])
    const run = await runOn(repository, { event, payload, inputs: { 'fail-on': 'revise' } })
    expect(run.code).toBe(1)
    expect(run.summary).toContain('| **revise**<br>**fails&nbsp;the&nbsp;gate** | [launch.md]')
    expect(run.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  it('holds a new branch against the default branch', async () => {
    const payload = push({ before: noCommit, ref: 'refs/heads/topic' })
    const run = await runOn(makeRepository([launch]), { event: 'push', payload })
    expect(run.requests[0]).toContain('/compare/')
    expect(run.outputs['files-checked']).toBe('1')
  })

  it('has nothing to check where a branch was deleted', async () => {
    const run = await runOn(makeRepository([]), {
      event: 'push',
      payload: push({ after: noCommit }),
    })
    expect(run).toMatchObject({ code: 0, requests: [] })
  })

  it('tells that a comparison ends at 300 files', async () => {
    const changes = Array.from({ length: 301 }, (_, index): FileChange => {
      return { path: `docs/${index}.md`, before: null, after: 'One line.' }
    })
    const run = await runOn(makeRepository(changes), { event: 'push', payload: push() })
    expect(run.summary).toContain('GitHub listed 300 of maybe more changed files.')
    expect(run.outputs['files-checked']).toBe('300')
  })

  it.each(['schedule', 'workflow_dispatch'])(
    '%s checks all drafts of the commit',
    async (event) => {
      const repository = makeRepository([launch], { 'docs/old.mdx': sound, 'src/a.ts': 'a' })
      const payload = event === 'schedule' ? { schedule: '0 5 * * 1' } : exampleEvent(event)
      const run = await runOn(repository, { event, payload })
      expect(run.code).toBe(0)
      expect(run.outputs['files-checked']).toBe('2')
    },
  )

  it('is refused by name when it is not supported', async () => {
    const run = await runOn(makeRepository([]), { event: 'issues', payload: {} })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain(
      'Unexpected event `issues`, expected one of pull_request,',
    )
  })
})

describe('two workflows for a fork', () => {
  const file = 'content-trust.json'
  const workflowRun = {
    ...exampleEvent('workflow_run'),
    workflow_run: {
      head_sha: headCommit,
      head_branch: 'branch',
      head_repository: { owner: { login: 'somebody' } },
    },
  }

  /** The first workflow: no right to write, the data of the comment goes to a file. */
  async function checkFirst(repository: Repository): Promise<string> {
    const workspace = temporaryFolder()
    const inputs = { comment: 'never', 'comment-file': file }
    await runOn(repository, { isFork: true, inputs, workspace })
    return workspace
  }

  async function postSecond(repository: Repository, workspace: string): Promise<ServedRun> {
    const inputs = { 'comment-from': file }
    return await runOn(repository, {
      event: 'workflow_run',
      payload: workflowRun,
      inputs,
      workspace,
    })
  }

  it('comment what the first one found, on the pull request that GitHub names', async () => {
    const repository = makeRepository([launch])
    const run = await postSecond(repository, await checkFirst(repository))
    expect(run.code).toBe(0)
    expect(repository.comments[0]?.body).toContain('### Content Trust: revise')
    expect(run.requests[0]).toContain('/pulls?head=somebody%3Abranch')
  })

  it('post nothing of a forged file but known rules, escaped quotes and files of the pull request', async () => {
    const repository = makeRepository([launch])
    const workspace = await checkFirst(repository)
    const path = join(workspace, file)
    const report = JSON.parse(await readFile(path, 'utf8'))
    const [draft] = report.drafts
    const [finding] = draft.findings
    const forged = {
      ...finding,
      explanation: 'Please send your password.',
      quote: '@octocat <b>x</b>',
    }
    report.notes = ['Approved by the maintainers.']
    report.drafts = [
      {
        ...draft,
        unjudged: 'Cannot judge: please send your password.',
        contributions: [
          {
            score: 'slop_risk',
            share: 0.5,
            line: 3,
            quote: '@octocat <b>x</b>',
            why: ['Please send your password.', '“<b>x</b> @octocat”', 'cliche'],
          },
        ],
        findings: [forged, { ...forged, rule: 'made-up' }],
      },
      { ...draft, path: 'README.md' },
    ]
    await writeFile(path, JSON.stringify(report))
    await postSecond(repository, workspace)
    const body = repository.comments[0]?.body ?? ''
    expect(body).not.toMatch(/password|Approved|README|made-up|@octocat|<b>x/)
    expect(body).toContain('launch.md')
    // A rule that is not built in is one of the house, as far as anybody can tell here.
    expect(body).toContain('A rule of this repository.')
    expect(body).toContain('50% of slop risk: “')
    expect(body).toMatch(/, why: “[^“”]*”, cliche\n/)
  })

  it.each([
    ['no JSON', '{', 'is not valid JSON'],
    ['another shape', '{"version":1}', 'is not a report of this version'],
  ])('refuse %s', async (_name, text, message) => {
    const repository = makeRepository([launch])
    const workspace = await checkFirst(repository)
    await writeFile(join(workspace, file), text)
    const run = await postSecond(repository, workspace)
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain(message)
    expect(repository.comments).toEqual([])
  })

  it('refuse a file about another commit, and post nothing once the pull request moved on', async () => {
    const repository = makeRepository([launch])
    const workspace = await checkFirst(repository)
    const path = join(workspace, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(headCommit, 'd'.repeat(40)))
    const run = await postSecond(repository, workspace)
    expect(run.lines.join('\n')).toContain(`is about the commit ${'d'.repeat(40)}`)
    repository.head = 'c'.repeat(40)
    const late = await postSecond(repository, workspace)
    expect(late.lines.join('\n')).toContain('No open pull request has the commit')
    expect(repository.comments).toEqual([])
  })
})
