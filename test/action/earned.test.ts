import { describe, expect, it } from 'vitest'
import { risky, sound } from './support/drafts.ts'
import { type FileChange, makeRepository } from './support/repository.ts'
import { holdToDescription, runOn } from './support/with-server.ts'

holdToDescription()

const gate = { 'fail-on': 'revise', 'fail-on-rules': 'unnamed-study' }
const page = (text: string) => `# Launch\n\n${text}`
const edit = (before: string | null, after: string | null, path = 'docs/a.md'): FileChange => ({
  path,
  before,
  after,
})

/** What a change with the gate on ends with: exit code, findings, and whether it is commented on. */
async function outcome(changes: FileChange[], others: Readonly<Record<string, string>> = {}) {
  const repository = makeRepository(changes, others)
  const run = await runOn(repository, { inputs: gate })
  return {
    code: run.code,
    findings: run.outputs['findings'],
    comments: repository.comments.length,
    body: repository.comments[0]?.body ?? '',
    summary: run.summary,
  }
}

const nothing = { code: 0, findings: '0', comments: 0 }
const plain = 'The second pump ran for 3 hours on 5 May 2024 in hall 3.\n'

describe('a comment', () => {
  it('is not made for a decision that stood before; the summary folds it', async () => {
    const run = await outcome([edit(page(risky), page(`${risky}\n${plain}`))])
    expect(run).toMatchObject(nothing)
    expect(run.summary).toContain('1 draft with a decision that stood before this change')
    expect(run.summary).not.toContain('| draft |')
  })

  it('is made for a finding that the change adds to such a draft', async () => {
    const added = 'Research has proven that kettles help.\n'
    const run = await outcome([edit(page(risky), page(`${risky}\n${added}`))])
    expect(run).toMatchObject({ code: 1, comments: 1, findings: '1' })
  })

  it.each([
    ['raised', sound, risky, 1],
    ['lowered', risky, sound, 0],
  ])('is made for a decision that it %s', async (_name, before, after, code) => {
    expect(await outcome([edit(page(before), page(after))])).toMatchObject({ code, comments: 1 })
  })

  it('names what was earned, and folds the rest into a line', async () => {
    const { body } = await outcome([
      edit(page(risky), page(`${risky}\n${plain}`), 'docs/old.md'),
      edit(null, `# New\n\n${risky}`, 'docs/new.md'),
    ])
    const [visible = '', folded = ''] = body.split('a decision that stood before this change')
    expect(visible).toContain('docs/new.md')
    expect(visible).not.toContain('docs/old.md')
    expect(folded).toContain('docs/old.md')
  })
})

describe('text that moved', () => {
  const old = page(`${risky}\n${sound}`)
  it.each<[string, FileChange[]]>([
    ['to another name', [{ ...edit(old, old, 'docs/b.md'), previous: 'docs/a.md' }]],
    [
      'to another name, with an edit',
      [{ ...edit(old, `${old}\n${plain}`, 'docs/b.md'), previous: 'docs/a.md' }],
    ],
    ['to a new folder, as a copy', [edit(null, old, 'versions/2/a.md')]],
    [
      'to a new folder, as a copy with an edit',
      [edit(null, old.replace('# Launch', '# Launch 2'), 'versions/2/a.md')],
    ],
    [
      'to another name, of which GitHub tells nothing',
      [edit(old, null, 'docs/a.md'), edit(null, old, 'docs/b.md')],
    ],
    ['within its draft', [edit(old, page(`${sound}\n${risky}`))]],
    ['to other lines of its paragraph', [edit(old, old.replaceAll(/(?<=\S)\n(?=\S)/g, ' '))]],
  ])('%s is known', async (_name, changes) => {
    const others = changes.some(({ previous, before }) => previous ?? before)
      ? {}
      : { 'docs/a.md': old }
    expect(await outcome(changes, others)).toMatchObject(nothing)
  })

  it('to another draft of the change is known', async () => {
    const study = 'Studies show that the pump in hall 3 is better.\n'
    const [without, withStudy] = [page(sound), page(`${sound}\n${study}`)]
    const moved = [edit(withStudy, without, 'a.md'), edit(without, withStudy, 'b.md')]
    expect(await outcome(moved)).toMatchObject(nothing)
    const split = [edit(withStudy, null, 'a.md'), edit(null, `# B\n\n${study}`, 'b.md')]
    expect(await outcome(split)).toMatchObject({ code: 0, findings: '0' })
  })

  it('is no cover for what was added to it', async () => {
    const study = 'Studies show that kettles help.\n'
    const renamed = { ...edit(old, `${old}\n${study}`, 'docs/b.md'), previous: 'docs/a.md' }
    expect(await outcome([renamed])).toMatchObject({ code: 1, findings: '1', comments: 1 })
    const copied = edit(null, `${old}\n${study}`, 'versions/2/a.md')
    expect(await outcome([copied], { 'docs/a.md': old })).toMatchObject({ code: 1, findings: '1' })
  })

  it('is no cover for a new draft that has the name of another', async () => {
    const others = { 'docs/a.md': page(sound) }
    const run = await outcome([edit(null, page(risky), 'blog/a.md')], others)
    expect(run).toMatchObject({ code: 1, comments: 1 })
  })

  it('makes no copy exempt that was edited, though its original is', async () => {
    const exempt = `---\ncontentTrust: false\n---\n\n${old}`
    const others = { 'docs/a.md': exempt }
    const same = await outcome([edit(null, exempt, 'v2/a.md')], others)
    expect(same).toMatchObject(nothing)
    const edited = await outcome([edit(null, `${exempt}\n${risky}`, 'v2/a.md')], others)
    expect(edited.code).toBe(1)
    expect(edited.body).toContain('asks not to be checked')
  })

  it('of a whole version of the docs is known', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => {
      return [
        `docs/guide/${index % 6}/page-${index}.md`,
        page(`Page ${index}.\n\n${risky}`),
      ] as const
    })
    const copies = pages.map(([path, text], index) =>
      edit(
        null,
        index % 3 === 0 ? text.replace('# Launch', '# Launch (2.0)') : text,
        `versioned_${path.replace('docs/', 'docs/version-2.0/')}`,
      ),
    )
    const run = await outcome(copies, Object.fromEntries(pages))
    expect(run).toMatchObject(nothing)
    expect(run.summary).toContain('30 drafts with a decision that stood before this change')
  })
})
