import { expect, it } from 'vitest'
import { attacks } from './support/attacks.ts'
import { foreignElements, liveReferences } from './support/elements.ts'
import { makeRepository } from './support/repository.ts'
import { pullRequestEvent } from './support/run-action.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const hostileNames = [
  'docs/@octocat #12 `x` | <b>evil</b> [a](http:‖x.y).md',
  'docs/\u202Egnp.md',
  'docs/a\nb.md',
  'docs/-->.md',
  'docs/%0A::error::no.md',
  `docs/${'long-'.repeat(60)}.md`,
]

it('shows hostile drafts and names as text: no mention, link, reference, markup or image comes of them', async () => {
  const quotes = attacks.map((attack) => `Studies show that ${attack} helps.`).join('\n\n')
  const repository = makeRepository(
    hostileNames.map((path) => ({ path, before: null, after: `# Notes\n\n${quotes}\n` })),
  )
  const payload = pullRequestEvent({
    changedFiles: hostileNames.length,
    branch: '$(touch pwned)`id`;@octocat<img>',
  })
  const run = await runOn(repository, { payload, inputs: { comment: 'always', filter: 'file' } })
  const body = repository.comments[0]?.body ?? ''
  expect(run.stderr).toBe('')
  for (const text of [body, run.summary]) {
    expect(foreignElements(text)).toEqual([])
    expect(liveReferences(text)).toEqual([])
  }
  expect(body.match(/<!-- content-trust-action/g)).toHaveLength(1)
  // A command to the runner is one line that starts with two colons.
  expect(run.lines.filter((line) => line.startsWith('::error::no'))).toEqual([])
})
