import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { schemaAddress } from '@content-trust/workspace'
import { describe, expect, it } from 'vitest'
import { run } from './support/fake-host.ts'
import { makeFolder } from './support/folder.ts'

const text = 'It is very unique and it goes on.'
const root = { '.git/HEAD': 'ref: refs/heads/main\n' }

const decisions = async (folder: string, ...args: string[]) => {
  const { out, err } = await run(folder, [
    'check',
    ...(args.length > 0 ? args : ['.']),
    '-f',
    'jsonl',
  ])
  if (out === '') throw new Error(err)
  const files = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return Object.fromEntries(
    files.map((file) => [file.path, file.result?.recommended_action ?? file.status]),
  )
}

describe('config files', () => {
  it.each([
    ['content-trust.config.json', '{"intended_use":"cite"}'],
    ['content-trust.config.yml', '# What drafts are for.\nintended_use: cite\n'],
    ['content-trust.config.yaml', 'intended_use: cite\n'],
    ['content-trust.config.js', 'export default {intended_use: "cite"}'],
    ['content-trust.config.mjs', 'export default {intended_use: "cite"}'],
    ['content-trust.config.ts', 'const use: string = "cite"\nexport default {intended_use: use}'],
    ['package.json', '{"type":"module","contentTrust":{"intended_use":"cite"}}'],
  ])('%s is found above a draft', async (name, content) => {
    const folder = await makeFolder({ ...root, [name]: content, 'docs/deep/x.md': text })
    expect(await decisions(folder)).toEqual({ 'docs/deep/x.md': 'human_review' })
  })

  it('the nearest wins key by key, and root stops the search', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json': '{"intended_use":"cite","fail_on":"reject"}',
      'a/content-trust.config.json': '{"fail_on":"revise"}',
      'b/content-trust.config.json': '{"root":true}',
      'a/x.md': text,
      'b/x.md': text,
    })
    expect(await decisions(folder)).toEqual({ 'a/x.md': 'human_review', 'b/x.md': 'revise' })
    const { out } = await run(folder, ['check', '--print-config', 'a/x.md'])
    expect(JSON.parse(out)).toMatchObject({
      settings: { intended_use: 'cite', fail_on: 'revise', format: 'other' },
      origins: {
        intended_use: 'content-trust.config.json',
        fail_on: 'a/content-trust.config.json',
        format: 'default',
      },
    })
  })

  it('a config above the repository is not read', async () => {
    const folder = await makeFolder({
      'content-trust.config.json': '{"intended_use":"cite"}',
      'repository/.git/HEAD': 'ref: refs/heads/main\n',
      'repository/x.md': text,
    })
    expect(await decisions(join(folder, 'repository'))).toEqual({ 'x.md': 'revise' })
  })

  it('options overrule config files, front matter overrules both', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json': '{"intended_use":"cite"}',
      'x.md': text,
      'y.md': `---\ncontentTrust:\n  intended_use: cite\n---\n${text}`,
    })
    const { out } = await run(folder, ['check', '.', '--use', 'publish', '-f', 'jsonl'])
    const actions = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).result.recommended_action)
    expect(actions).toEqual(['revise', 'human_review'])
  })

  it('overrides apply to the files they name', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json': '{"overrides":[{"files":["cited/**"],"intended_use":"cite"}]}',
      'cited/x.md': text,
      'x.md': text,
    })
    expect(await decisions(folder)).toEqual({ 'cited/x.md': 'human_review', 'x.md': 'revise' })
  })

  it('a pattern that matches no draft is reported once, where its whole folder was checked', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json':
        '{"overrides":[{"files":["gone/**","cited/**"],"intended_use":"cite"}]}',
      'cited/x.md': text,
      'cited/y.md': text,
    })
    const warning =
      'warning: content-trust.config.json: the pattern gone/** under `overrides` matches no draft.\n'
    expect((await run(folder, ['check', '.'])).err).toBe(warning)
    expect((await run(folder, ['check', 'cited'])).err).toBe('')
    expect((await run(folder, ['check', 'cited/x.md'])).err).toBe('')
  })

  it('a config that cannot be used is named, and the run goes on without it', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.toml': 'intended_use = "cite"',
      'x.md': text,
    })
    const { status, err } = await run(folder, ['check', '.'])
    expect([status, err]).toEqual([
      0,
      expect.stringMatching(/^warning: content-trust\.config\.toml is not used: expected .*\n$/),
    ])
  })

  it('--print-config names the override and the front matter that a setting comes from', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.yaml':
        'fail_on: high\noverrides:\n  - files: ["cited/**"]\n    intended_use: cite\n',
      'cited/x.md': `---\ncontentTrust: { domain: tea }\n---\n${text}`,
    })
    const args = ['check', '--print-config', 'cited/x.md', '--policy', 'No hype.']
    expect(JSON.parse((await run(folder, args)).out).origins).toEqual({
      intended_use: 'content-trust.config.yaml overrides[0]',
      format: 'default',
      fail_on: 'content-trust.config.yaml',
      custom_policy: 'command line',
      domain: 'front matter',
    })
  })

  it('ignored rules hide their findings with the reason, and a nearer config brings them back', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json': '{"ignore_rules":{"hollow-intensifier":"house style"}}',
      'back/content-trust.config.json': '{"ignore_rules":{"hollow-intensifier":false}}',
      'x.md': text,
      'back/x.md': text,
    })
    const { out } = await run(folder, ['check', '.', '-f', 'jsonl'])
    const [back, x] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect([back.findings.length, x.findings.length]).toEqual([1, 0])
    expect(x.hidden[0]).toMatchObject({ by: 'directive', reason: 'house style' })
  })

  it('--config uses one file alone', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json': '{"intended_use":"publish"}',
      'other.json': '{"intended_use":"cite"}',
      'x.md': text,
    })
    expect(await decisions(folder, '.', '--config', 'other.json')).toEqual({
      'x.md': 'human_review',
    })
  })

  it.each([
    ['{"failOn":"high"}', 'Unknown key `failOn`. Did you mean `fail_on`?'],
    [
      '{"fail_on":"hihg"}',
      'Unexpected value "hihg" for `fail_on`, expected one of none, medium, high, revise, human_review, reject. Did you mean `high`?',
    ],
    [
      '{"ignore_rules":["vague-atribution"]}',
      'Unknown rule `vague-atribution`. Did you mean `vague-attribution`?',
    ],
    ['{"overrides":[{"file":["x"]}]}', 'Did you mean `files`?'],
    ['{"root":1}', 'Unexpected value 1 for `root`, expected boolean.'],
    ['{"root":', 'could not be read: Unexpected end of JSON input'],
    ['[]', 'expected object'],
  ])('%s is a mistake that names the file and what was meant', async (content, message) => {
    const folder = await makeFolder({ 'content-trust.config.json': content, 'x.md': text })
    const { status, err, out } = await run(folder, ['check', '.'])
    expect(err).toContain(`error: content-trust.config.json: `)
    expect(err).toContain(message)
    expect([status, out]).toEqual([2, ''])
  })

  it('two config files in one folder are a mistake', async () => {
    const folder = await makeFolder({
      'content-trust.config.json': '{}',
      'package.json': '{"contentTrust":{}}',
      'x.md': text,
    })
    const { status, err } = await run(folder, ['check', '.'])
    expect(err).toContain('found content-trust.config.json and package.json, expected one config')
    expect(status).toBe(2)
  })

  it('a missing --config is a mistake', async () => {
    const folder = await makeFolder({ 'x.md': text })
    const { status, err } = await run(folder, ['check', '.', '--config', 'gone.json'])
    expect([status, err]).toEqual([2, 'error: gone.json: no such file or folder\n'])
  })
})

describe('init', () => {
  it('writes a config that works and never overwrites one', async () => {
    const folder = await makeFolder({ 'x.md': text })
    const first = await run(folder, ['init'])
    expect([first.status, first.err]).toEqual([0, ''])
    expect(first.out).toContain(
      'Wrote content-trust.config.json.\n\nNext:\n  npx content-trust check .',
    )
    const written = await readFile(join(folder, 'content-trust.config.json'), 'utf8')
    expect(JSON.parse(written)).toEqual({
      $schema: schemaAddress,
      root: true,
      intended_use: 'publish',
      fail_on: 'none',
    })
    expect(await decisions(folder)).toEqual({ 'x.md': 'revise' })
    const second = await run(folder, ['init'])
    expect([second.status, second.out]).toEqual([2, ''])
    expect(second.err).toContain('content-trust.config.json already has settings')
    expect(await readFile(join(folder, 'content-trust.config.json'), 'utf8')).toBe(written)
  })

  it.each([
    ['content-trust.config.yml', 'intended_use: cite\n'],
    ['content-trust.config.mjs', 'export default {}'],
    ['package.json', '{"contentTrust":{}}'],
  ])('leaves a folder with %s alone', async (name, content) => {
    const folder = await makeFolder({ [name]: content })
    const { status, err } = await run(folder, ['init'])
    expect([status, err]).toEqual([
      2,
      `error: ${name} already has settings; nothing was written. Edit that file.\n`,
    ])
    expect(await readdir(folder)).toEqual([name])
  })

  it('writes a config below another, and names the schema of the installed package', async () => {
    const folder = await makeFolder({
      ...root,
      'content-trust.config.json': '{}',
      'node_modules/content-trust/dist/schema.json': '{}',
      'docs/x.md': text,
    })
    expect((await run(join(folder, 'docs'), ['init'])).status).toBe(0)
    const written = await readFile(join(folder, 'docs/content-trust.config.json'), 'utf8')
    expect(JSON.parse(written).$schema).toBe('../node_modules/content-trust/dist/schema.json')
  })
})

describe('ignored files', () => {
  it('follow .gitignore, .content-trust-ignore and ignore_files, deeper ones last', async () => {
    const folder = await makeFolder({
      ...root,
      '.gitignore': 'build/\n*.draft.md\n',
      '.content-trust-ignore': '# ours\nvendor/**\n',
      'docs/.gitignore': '!keep.draft.md\n',
      'content-trust.config.json': '{"ignore_files":["CHANGELOG.md"]}',
      'CHANGELOG.md': text,
      'build/x.md': text,
      'vendor/x.md': text,
      'node_modules/p/README.md': text,
      '.hidden/x.md': text,
      'a.draft.md': text,
      'docs/keep.draft.md': text,
      'docs/x.MD': text,
      'docs/x.tex': text,
    })
    const expected = { 'docs/keep.draft.md': 'revise', 'docs/x.MD': 'revise' }
    expect(await decisions(folder)).toEqual(expected)
    expect(await decisions(folder, '**/*')).toEqual(expected)
    expect(await decisions(join(folder, 'docs'))).toEqual({
      'keep.draft.md': 'revise',
      'x.MD': 'revise',
    })
  })

  it('a draft that is named is checked though git ignores it, and noted when our own file does', async () => {
    const folder = await makeFolder({
      ...root,
      '.gitignore': 'a.md\n',
      '.content-trust-ignore': 'b.md\n',
      'a.md': text,
      'b.md': text,
    })
    const { out, err, status } = await run(folder, ['check', 'a.md', 'b.md'])
    expect(out).toContain('1 of 2 drafts checked')
    expect(err).toBe('note: b.md: skipped, named by .content-trust-ignore\n')
    expect(status).toBe(0)
  })

  it('each draft is checked once, however often it is named', async () => {
    const folder = await makeFolder({ ...root, 'a.md': text })
    const { out } = await run(folder, ['check', 'a.md', '.', '*.md', './a.md'])
    expect(out).toContain('1 of 1 draft checked')
  })
})
