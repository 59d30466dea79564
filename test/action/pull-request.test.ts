import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { risky, sound } from './support/drafts.ts'
import { type FileChange, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const marker = '<!-- content-trust-action: default -->'
const launch: FileChange = { path: 'docs/launch.md', before: null, after: `# Launch\n\n${risky}` }
const pump: FileChange = {
  path: 'docs/pump.md',
  before: `# Pump\n\n${risky}`,
  after: `# Pump\n\n${sound}`,
}

describe('the comment on a pull request', () => {
  it('gives the decision of each changed draft, and praises a better one in a word', async () => {
    const repository = makeRepository([
      launch,
      pump,
      { path: 'src/main.ts', before: 'a', after: 'b' },
    ])
    const run = await runOn(repository)
    const [comment] = repository.comments
    expect(comment?.body.startsWith(`${marker}\n### Content Trust: revise\n`)).toBe(true)
    expect(comment?.body).toContain('| **revise** | [docs/launch.md]')
    expect(comment?.body).toContain('Allowed: docs/pump.md (was revise)')
    expect(comment?.body).not.toContain('src/main.ts')
    expect(comment?.body).toContain('They do not prove who wrote the text')
    expect(run).toMatchObject({ code: 0, stderr: '' })
    expect(run.outputs).toMatchObject({
      decision: 'revise',
      'max-risk': 'medium',
      'files-checked': '2',
      'files-failed': '0',
      'gate-failed': '0',
    })
    expect(run.outputs['comment-url']).toContain('#issuecomment-')
    expect(run.summary).toContain('### Content Trust: revise')
  })

  it('is left alone when nothing changed, updated when something did, and deleted when clean', async () => {
    const repository = makeRepository([launch])
    await runOn(repository)
    const first = repository.comments[0]
    const again = await runOn(repository)
    expect(again.lines).toContain('Comment: unchanged.')
    expect(again.requests.filter((request) => !request.startsWith('GET'))).toEqual([])

    const more = makeRepository([launch, pump])
    more.comments.push(...repository.comments)
    expect((await runOn(more)).lines).toContain('Comment: updated.')
    expect(more.comments).toHaveLength(1)
    expect(more.comments[0]?.id).toBe(first?.id)

    const clean = makeRepository([{ ...pump, before: `${pump.after}\nIt ran for 3 hours.\n` }])
    clean.comments.push(...more.comments)
    expect((await runOn(clean)).lines).toContain('Comment: deleted.')
    expect(clean.comments).toEqual([])
  })

  it('never touches a comment of somebody else that carries our marker', async () => {
    const repository = makeRepository([launch])
    const forged = { id: 900, login: 'mallory', body: `${marker}\nAll is well.` }
    const quoted = { id: 901, login: 'github-actions[bot]', body: `Quoted:\n${marker}\n` }
    repository.comments.push({ ...forged }, { ...quoted })
    await runOn(repository)
    expect(repository.comments.slice(0, 2)).toEqual([forged, quoted])
    expect(repository.comments).toHaveLength(3)
  })

  it('keeps one comment where two runs at a time made two', async () => {
    const repository = makeRepository([launch])
    for (const id of [50, 51]) {
      repository.comments.push({ id, login: 'github-actions[bot]', body: `${marker}\nold` })
    }
    await runOn(repository)
    expect(repository.comments.map(({ id }) => id)).toEqual([50])
    expect(repository.comments[0]?.body).toContain('### Content Trust: revise')
  })

  it('is made again when somebody deleted it between reading and writing', async () => {
    const repository = makeRepository([launch])
    repository.comments.push({ id: 60, login: 'github-actions[bot]', body: `${marker}\nold` })
    const fault = { method: 'PATCH', path: /comments\/60$/, status: 404, times: 1 }
    const run = await runOn(repository, { prepare: ({ faults }) => faults.push(fault) })
    expect(run.lines).toContain('Comment: created.')
    expect(run.code).toBe(0)
  })

  it('says which author to set when the token writes under another name', async () => {
    const repository = makeRepository([launch])
    repository.tokenLogin = 'docs-bot[bot]'
    const run = await runOn(repository)
    expect(run.lines.join('\n')).toMatch(/::warning::.*`docs-bot\[bot\]`.*`comment-author`/)
  })

  it('is left to the newer run when the pull request has moved on', async () => {
    const repository = makeRepository([launch])
    repository.head = 'c'.repeat(40)
    const run = await runOn(repository)
    expect(repository.comments).toEqual([])
    expect(run.lines.join('\n')).toContain('The pull request has newer commits')
  })

  it('says loudly that there was nothing to check', async () => {
    const repository = makeRepository([{ path: 'src/main.ts', before: 'a', after: 'b' }])
    const run = await runOn(repository, { inputs: { comment: 'always', 'fail-on': 'high' } })
    expect(repository.comments[0]?.body).toContain('### Content Trust: nothing to check')
    expect(run.lines).toContain('Content Trust: 0 of 0 drafts checked.')
    expect(run.code).toBe(0)
  })
})

describe('the kinds of changes', () => {
  it('compares a renamed draft with its old name, and leaves a deleted one out', async () => {
    const repository = makeRepository([
      { path: 'new.md', previous: 'old.md', before: sound, after: `${sound}\n${risky}` },
      { path: 'moved.md', previous: 'here.md', before: risky, after: risky },
      { path: 'gone.md', before: risky, after: null },
    ])
    const run = await runOn(repository)
    expect(run.outputs['files-checked']).toBe('2')
    expect(run.summary).toMatch(/\[new\.md\].*▲/)
    // Nothing in it changed, so its decision is told in the folded line and no finding is shown.
    expect(run.summary).toMatch(
      /stood before this change<\/summary>\n\n- \[moved\.md\]\(.*\), revise\n/,
    )
    expect(run.summary).not.toContain('gone.md')
  })

  it('reports a binary file as not checked, and fails only under a gate', async () => {
    const binary = { path: 'a.md', before: null, after: Buffer.from([0x23, 0, 1, 2]) }
    const open = await runOn(makeRepository([binary]))
    expect(open.code).toBe(0)
    expect(open.lines.join('\n')).toMatch(
      /::error title=Content Trust,file=a\.md.*Not checked: a binary file/,
    )
    const gated = await runOn(makeRepository([binary]), { inputs: { 'fail-on': 'high' } })
    expect(gated.code).toBe(1)
    expect(gated.lines.join('\n')).toContain('1 draft could not be checked: a.md.')
    expect(gated.outputs['files-failed']).toBe('1')
  })

  it('compares both versions where GitHub gives no patch, and shows all lines where it cannot', async () => {
    const draft = { path: 'a.md', before: sound, after: `${sound}\n${risky}` }
    const withPatch = await runOn(makeRepository([draft]))
    const without = await runOn(makeRepository([{ ...draft, hasNoPatch: true }]))
    expect(Number(withPatch.outputs['findings'])).toBeGreaterThan(3)
    expect(without.outputs['findings']).toBe(withPatch.outputs['findings'])
    const before = Buffer.from([0x23, 0, 1])
    const binary = await runOn(makeRepository([{ ...draft, before, hasNoPatch: true }]))
    expect(Number(binary.outputs['findings'])).toBeGreaterThan(Number(without.outputs['findings']))
  })
})

describe('the filter', () => {
  it.each([
    ['added', false, false],
    ['diff_context', true, false],
    ['file', true, true],
  ] as const)('%s shows findings around: %s, far away: %s', async (filter, isNear, isFar) => {
    const far = 'Research has proven that it works.\n'
    const near = 'Studies show that the pump helps.\n'
    const middle = 'The pump ran for 3 hours.\n'
    const before = `# Notes\n\n${far}\n${middle}\n${middle}\n${near}\nThe end.\n`
    const repository = makeRepository([
      { path: 'a.md', before, after: before.replace('The end.', 'It is a game changer.') },
    ])
    const { summary } = await runOn(repository, { inputs: { filter } })
    expect(summary).toContain('game changer')
    expect([summary.includes('Studies show'), summary.includes('Research has proven')]).toEqual([
      isNear,
      isFar,
    ])
  })

  it('nofilter checks all drafts of the new version', async () => {
    const others = { 'other.md': `# Other\n\n${risky}`, 'src/b.ts': 'b' }
    const repository = makeRepository([pump], others)
    const run = await runOn(repository, { inputs: { filter: 'nofilter' } })
    expect(run.outputs['files-checked']).toBe('2')
    expect(run.summary).toContain('[other.md]')
  })

  it('the input files names the drafts to check', async () => {
    const repository = makeRepository([launch, { ...pump, path: 'blog/pump.md' }])
    const run = await runOn(repository, { inputs: { files: 'docs/**\n!docs/drafts' } })
    expect(run.outputs['files-checked']).toBe('1')
  })
})

describe('the gate', () => {
  it('fails the step, the status and nothing else', async () => {
    const repository = makeRepository([launch])
    const run = await runOn(repository, { inputs: { 'fail-on': 'revise', status: 'true' } })
    expect(run.code).toBe(1)
    expect(run.lines.join('\n')).toContain('1 draft failed the gate (`revise`): docs/launch.md.')
    expect(repository.statuses).toMatchObject([
      {
        state: 'failure',
        context: 'Content Trust',
        description: 'revise, 1 draft, 1 failed the gate',
      },
    ])
    expect(repository.comments[0]?.body).toContain('**fails&nbsp;the&nbsp;gate**')
  })

  it('lets old text pass that the change did not touch', async () => {
    const plain = 'The second pump ran for 3 hours on 5 May 2024 in hall 3.\n'
    const before = `# Launch\n\n${risky}`
    const repository = makeRepository([{ path: 'a.md', before, after: `${before}\n${plain}` }])
    const run = await runOn(repository, { inputs: { 'fail-on': 'revise' } })
    expect(run.code).toBe(0)
  })

  it('stops a change that made a draft worse by what it took away', async () => {
    const calm = await readFile('examples/drafts/disk-failures.md', 'utf8')
    const before = `# Launch\n\n${risky}\n${calm.repeat(3)}`
    const repository = makeRepository([{ path: 'a.md', before, after: `# Launch\n\n${risky}` }])
    const run = await runOn(repository, { inputs: { 'fail-on': 'revise' } })
    expect(run.code).toBe(1)
    expect(repository.comments[0]?.body).toContain('was&nbsp;allow')
  })
})

describe('what is asked for beside the comment', () => {
  it('labels the pull request with the decision and removes an older label of the action', async () => {
    const repository = makeRepository([launch])
    repository.labels.add('content-trust: allow').add('docs')
    await runOn(repository, { inputs: { labels: 'true' } })
    expect([...repository.labels]).toEqual(['docs', 'content-trust: revise'])
  })

  it('proposes safe fixes once, as suggestions', async () => {
    const line = 'Please note that the valve of the pump opens in order to let water out.'
    const repository = makeRepository([
      { path: 'a.md', before: null, after: `# Pump\n\n${line}\n\n${sound}` },
    ])
    const inputs = { 'review-comments': 'true', comment: 'never' }
    await runOn(repository, { inputs })
    const [comment] = repository.reviewComments
    expect(comment?.path).toBe('a.md')
    expect(comment?.body).toMatch(
      /```suggestion\nThe valve of the pump opens to let water out\.\n```$/,
    )
    const again = await runOn(repository, { inputs })
    expect(repository.reviewComments).toHaveLength(1)
    expect(again.lines).toContain('Review comments: 0 proposed.')
  })

  it('proposes a fix though somebody else, or a review of another draft, has written the same', async () => {
    const line = 'Please note that the valve of the pump opens in order to let water out.'
    const draft = { path: 'a.md', before: null, after: `# Pump\n\n${line}\n` }
    const inputs = { 'review-comments': 'true', comment: 'never' }
    const first = makeRepository([draft])
    await runOn(first, { inputs })
    const [ours] = first.reviewComments
    if (ours === undefined) throw new Error('Expected a review comment.')
    const repository = makeRepository([draft])
    repository.reviewComments.push({ ...ours, login: 'mallory' }, { ...ours, path: 'b.md' })
    const run = await runOn(repository, { inputs })
    expect(run.lines).toContain('Review comments: 1 proposed.')
    expect(repository.reviewComments[2]).toEqual(ours)
  })

  it('knows its own comments among more than a hundred, with the line endings of GitHub', async () => {
    const line = 'Please note that the valve of the pump opens in order to let water out.'
    const repository = makeRepository([
      { path: 'a.md', before: null, after: `# Pump\n\n${line}\n` },
    ])
    const inputs = { 'review-comments': 'true', comment: 'always' }
    await runOn(repository, { inputs })
    const others = Array.from({ length: 120 }, (_, id) => ({ id: 200 + id, login: 'octocat' }))
    const reviews = others.map((other) => ({ ...other, path: 'a.md', body: 'A question.' }))
    repository.reviewComments.unshift(...reviews)
    repository.comments.unshift(...others.map((other) => ({ ...other, body: 'A question.' })))
    for (const comment of [...repository.reviewComments, ...repository.comments]) {
      comment.body = comment.body.trimEnd().replaceAll('\n', '\r\n')
    }
    const again = await runOn(repository, { inputs })
    expect(again.lines).toContain('Review comments: 0 proposed.')
    expect(again.lines).toContain('Comment: unchanged.')
  })

  it('proposes no fix on a line that the diff does not show', async () => {
    const line = 'Please note that the valve of the pump opens in order to let water out.'
    const middle = 'The pump ran for 3 hours.\n'.repeat(9)
    const before = `# Pump\n\n${line}\n\n${middle}\n`
    const repository = makeRepository([{ path: 'a.md', before, after: `${before}\n${line}\n` }])
    const inputs = { 'review-comments': 'true', filter: 'file' }
    await runOn(repository, { inputs })
    expect(repository.reviewComments).toHaveLength(1)
  })

  it('writes the report, SARIF and the data of the comment where it is told', async () => {
    const workspace = temporaryFolder()
    const inputs = {
      'report-file': 'out/report.json',
      'sarif-file': 'out/report.sarif',
      'comment-file': 'out/comment.json',
    }
    const run = await runOn(makeRepository([launch]), { inputs, workspace })
    expect(run.outputs).toMatchObject({
      'report-path': 'out/report.json',
      'sarif-path': 'out/report.sarif',
      'comment-path': 'out/comment.json',
    })
    const read = async (name: string) => JSON.parse(await readFile(join(workspace, name), 'utf8'))
    const report = await read('out/report.json')
    expect(report.files[0]).toMatchObject({ path: 'docs/launch.md', status: 'scored' })
    const sarif = await read('out/report.sarif')
    expect(sarif.runs[0].results.length).toBe(report.files[0].findings.length)
    expect((await read('out/comment.json')).drafts[0].path).toBe('docs/launch.md')
  })
})
