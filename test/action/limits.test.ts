import { describe, expect, it } from 'vitest'
import { risky, sound } from './support/drafts.ts'
import { type FileChange, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const note = 'The pump in hall 3 moved 40 litres in 12 minutes on 4 May 2024.\n'

function newDrafts(count: number, text: (index: number) => string): FileChange[] {
  return Array.from({ length: count }, (_, index) => {
    return { path: `docs/${String(index).padStart(4, '0')}.md`, before: null, after: text(index) }
  })
}

describe('the limits of GitHub', () => {
  it('reads 250 changed files page by page', async () => {
    const repository = makeRepository(newDrafts(250, (index) => (index === 249 ? risky : note)))
    const run = await runOn(repository)
    expect(run.requests.filter((request) => request.includes('/files?')).length).toBe(3)
    expect(run.outputs).toMatchObject({ 'files-checked': '250', decision: 'revise' })
    expect(repository.comments[0]?.body).toContain('[docs/0249.md]')
  })

  it('tells that GitHub lists 3,000 of 3,001 files, and how to check all', async () => {
    const others = Array.from({ length: 3000 }, (_, index): FileChange => {
      return { path: `src/${index}.ts`, before: null, after: 'x' }
    })
    const repository = makeRepository([...others, { path: 'a.md', before: null, after: risky }])
    const run = await runOn(repository, { inputs: { comment: 'always' } })
    expect(run.requests.filter((request) => request.includes('/files?')).length).toBe(30)
    expect(repository.comments[0]?.body).toMatch(
      /listed 3000 of 3001 changed files.*fetch-depth: 0/,
    )
  })

  it('keeps a huge comment below the limit, with the strictest drafts in it', async () => {
    const drafts = newDrafts(120, (index) => `# Draft ${index}\n\n${risky}\n${risky}`)
    drafts.push({
      path: 'zz/worst.md',
      before: null,
      after: `${risky.repeat(3)}\nThis cures cancer.`,
    })
    const repository = makeRepository(drafts)
    const run = await runOn(repository, {
      inputs: { 'custom-policy': 'Reject any text about cancer.' },
    })
    const body = repository.comments[0]?.body ?? ''
    expect(run.code).toBe(0)
    expect(body.length).toBeLessThan(60_000)
    expect(body.length).toBeGreaterThan(40_000)
    expect(body).toMatch(/more drafts? (?:not shown here|left out) for length/)
    expect(body).toContain('Change these first')
    expect(body).toContain('They do not prove who wrote the text')
    expect(run.summary.length).toBeGreaterThan(body.length)
    expect(Buffer.byteLength(run.summary)).toBeLessThan(1024 * 1024)
  })

  it('spends ten annotations of a kind and counts the rest', async () => {
    const run = await runOn(
      makeRepository([{ path: 'a.md', before: null, after: risky.repeat(9) }]),
    )
    const count = (kind: string) => run.lines.filter((line) => line.startsWith(`::${kind} `)).length
    expect(count('warning')).toBe(10)
    expect(count('notice')).toBe(10)
    expect(run.lines.join('\n')).toMatch(
      /::notice title=Content Trust::\d+ more findings in the job summary/,
    )
  })
})

it('checks 50 changed drafts with two requests each and a dozen more', async () => {
  const drafts = Array.from({ length: 50 }, (_, index): FileChange => {
    const text = `# Draft ${index}\n\n${sound}`
    return { path: `docs/${index}.md`, before: text, after: `${text}\n${risky}` }
  })
  const run = await runOn(makeRepository(drafts))
  expect(run.outputs['files-checked']).toBe('50')
  expect(run.requests.length).toBeLessThanOrEqual(112)
})
