import { describe, expect, it } from 'vitest'
import { risky } from './support/drafts.ts'
import type { Fault } from './support/fake-github.ts'
import { makeRepository } from './support/repository.ts'
import { holdToDescription, type RunOptions, runOn } from './support/with-server.ts'

holdToDescription()

const launch = () =>
  makeRepository([{ path: 'launch.md', before: null, after: `# Launch\n\n${risky}` }])

const post = { method: 'POST', path: /\/issues\/7\/comments$/, times: 9 }
const refused: Fault = { ...post, status: 403, message: 'Resource not accessible by integration' }

function withFaults(...faults: Fault[]): RunOptions {
  return { prepare: (server) => server.faults.push(...faults.map((fault) => ({ ...fault }))) }
}

describe('a token that may only read', () => {
  it('does not fail on a pull request from a fork: summary and annotations say all', async () => {
    const repository = launch()
    const run = await runOn(repository, { ...withFaults(refused), isFork: true })
    expect(run.code).toBe(0)
    expect(run.lines.join('\n')).toMatch(/::warning::.*comes from a fork.*two workflows/)
    expect(run.lines.some((line) => line.startsWith('::warning title=weak provenance'))).toBe(true)
    expect(run.summary).toContain('### Content Trust: revise')
    expect(run.outputs['decision']).toBe('revise')
  })

  it('does not fail for Dependabot either', async () => {
    const env = { GITHUB_ACTOR: 'dependabot[bot]' }
    const run = await runOn(launch(), { ...withFaults(refused), env })
    expect(run.code).toBe(0)
    expect(run.lines.join('\n')).toContain('Dependabot')
  })

  it('holds the gate on a fork all the same', async () => {
    const inputs = { 'fail-on': 'revise' }
    const run = await runOn(launch(), { ...withFaults(refused), isFork: true, inputs })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('1 draft failed the gate')
  })

  it('is a failure elsewhere, and names the permission to add', async () => {
    const run = await runOn(launch(), withFaults(refused))
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('needs the permission `pull-requests: write`')
    // All that needs no permission was done before.
    expect(run.summary).toContain('### Content Trust: revise')
  })

  it('names the permission of a commit status', async () => {
    const fault = { method: 'POST', path: /\/statuses\//, status: 403, times: 9 }
    const run = await runOn(launch(), { ...withFaults(fault), inputs: { status: 'true' } })
    expect(run.lines.join('\n')).toContain('needs the permission `statuses: write`')
  })

  it('names what reading needs', async () => {
    const fault = { method: 'GET', path: /\/pulls\/7\/files$/, status: 404, times: 9 }
    const run = await runOn(launch(), withFaults(fault))
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('`contents: read` and `pull-requests: read`')
  })
})

describe('an answer that asks to come back', () => {
  it.each([
    ['429 with retry-after', { status: 429, headers: { 'retry-after': '0' } }],
    ['a secondary limit', { status: 403, headers: { 'retry-after': '0' } }],
    ['409', { status: 409 }],
  ])('%s is asked again, also for a new comment', async (_name, answer) => {
    const repository = launch()
    const run = await runOn(repository, withFaults({ ...post, times: 1, ...answer }))
    expect(run.code).toBe(0)
    expect(repository.comments).toHaveLength(1)
    expect(run.requests.filter((request) => request.startsWith('POST'))).toHaveLength(2)
  })

  it('a failed server is asked again for what changes nothing', async () => {
    const fault = { method: 'GET', path: /\/pulls\/7\/files$/, status: 502, times: 2 }
    const run = await runOn(launch(), withFaults(fault))
    expect(run.code).toBe(0)
  })

  it('a failed server is not asked again for a comment, which it may have made', async () => {
    const repository = launch()
    const run = await runOn(repository, withFaults({ ...post, status: 502 }))
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('Comment: GitHub answered 502')
    expect(run.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })

  it('gives up after four requests', async () => {
    const answer = { status: 429, headers: { 'retry-after': '0' } }
    const run = await runOn(launch(), withFaults({ ...post, ...answer }))
    expect(run.code).toBe(1)
    expect(run.requests.filter((request) => request.startsWith('POST'))).toHaveLength(4)
  })

  it('does not wait for a limit that ends much later', async () => {
    const reset = String(Math.ceil(Date.now() / 1000) + 1800)
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }
    const run = await runOn(launch(), withFaults({ ...post, status: 403, headers }))
    expect(run.code).toBe(1)
    expect(run.requests.filter((request) => request.startsWith('POST'))).toHaveLength(1)
  })
})

it('tells what GitHub found wrong with a review', async () => {
  const draft = '# Pump\n\nPlease note that the valve opens in order to let water out.\n'
  const repository = makeRepository([{ path: 'a.md', before: null, after: draft }])
  const fault = {
    method: 'POST',
    path: /\/reviews$/,
    status: 422,
    times: 9,
    message: 'Line could not be resolved',
  }
  const inputs = { 'review-comments': 'true' }
  const run = await runOn(repository, { ...withFaults(fault), inputs })
  expect(run.code).toBe(1)
  expect(run.lines.join('\n')).toContain(
    'Review comments: GitHub answered 422: Line could not be resolved',
  )
})

it('speaks to a server of one’s own below its prefix', async () => {
  const repository = launch()
  const env = { GITHUB_SERVER_URL: 'https://git.example.org' }
  const run = await runOn(repository, { prefix: '/api/v3', env })
  expect(run.code).toBe(0)
  expect(run.requests.every((request) => request.includes(' /api/v3/repos/'))).toBe(true)
  expect(repository.comments[0]?.body).toContain(
    '](https://git.example.org/octo-org/handbook/blob/',
  )
})
