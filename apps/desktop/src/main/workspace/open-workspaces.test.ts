import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { createAllowedPaths } from '../files/allowed-paths.ts'
import { createOpenWorkspaces } from './open-workspaces.ts'

const ruleIds = ['hollow-intensifier', 'vague-attribution']
const choice = {
  intended_use: 'publish',
  format: 'article',
  ignore_rules: { 'hollow-intensifier': 'ignored in the app' },
  severity: {},
} as const

/** Writes files below a folder and opens what is named; `''` is the folder itself. */
async function openFolder(
  files: Readonly<Record<string, string>>,
  opened: readonly string[] = [''],
) {
  const folder = temporaryFolder()
  const at = (name: string) => join(folder, name)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(at(name)), { recursive: true })
    await writeFile(at(name), text)
  }
  const allowed = createAllowedPaths()
  for (const name of opened) await allowed.allow(at(name), name.endsWith('.md') ? 'file' : 'folder')
  const changes: number[] = []
  const notices: string[] = []
  const workspaces = createOpenWorkspaces({
    allowed,
    ruleIds: async () => ruleIds,
    changed: () => changes.push(1),
    notice: (sentences) => notices.push(...sentences),
  })
  onTestFinished(workspaces.close)
  const settingsOf = (name: string | null, text = '# Text\n') =>
    workspaces.settingsOf(name === null ? null : at(name), { text, choice })
  return { folder, at, workspaces, changes, notices, settingsOf }
}

const draft = 'posts/a.md'

describe('the settings of a draft', () => {
  it.each([
    ['content-trust.config.json', '{ "fail_on": "high", "intended_use": "cite" }'],
    ['content-trust.config.yml', 'fail_on: high\nintended_use: cite\n'],
    ['package.json', '{ "contentTrust": { "fail_on": "high", "intended_use": "cite" } }'],
  ])('come from %s of the open folder', async (name, text) => {
    const { settingsOf } = await openFolder({ [draft]: '', [name]: text })
    expect(await settingsOf(draft)).toMatchObject({
      kind: 'settings',
      settings: { fail_on: 'high', intended_use: 'cite', format: 'article' },
      origins: { fail_on: name, intended_use: name, format: 'window' },
    })
  })

  it('are those of the window, under configs and their overrides, under front matter', async () => {
    const config = {
      format: 'caption',
      intended_use: 'cite',
      ignore_rules: { 'hollow-intensifier': false },
      overrides: [{ files: ['posts/**'], intended_use: 'train' }],
    }
    const { settingsOf } = await openFolder({
      [draft]: '',
      'content-trust.config.json': JSON.stringify(config),
    })
    const text = '---\ncontentTrust:\n  format: social_post\n---\n\nText.\n'
    expect(await settingsOf(draft, text)).toMatchObject({
      settings: { format: 'social_post', intended_use: 'train', ignore_rules: {} },
      origins: {
        format: 'front matter',
        intended_use: 'content-trust.config.json overrides[0]',
      },
    })
    expect(await settingsOf('b.md')).toMatchObject({ settings: { intended_use: 'cite' } })
    expect(await settingsOf(null, text)).toMatchObject({
      settings: {
        format: 'social_post',
        intended_use: 'publish',
        ignore_rules: choice.ignore_rules,
      },
    })
  })

  it('say that a draft is not checked, and why', async () => {
    const { settingsOf } = await openFolder({
      [draft]: '',
      'old/a.md': '',
      '.content-trust-ignore': 'old/\n',
      'content-trust.config.json': '{ "ignore_files": ["posts/"] }',
    })
    expect(await settingsOf('old/a.md')).toMatchObject({
      kind: 'unchecked',
      note: expect.stringContaining('.content-trust-ignore'),
    })
    expect(await settingsOf(draft)).toMatchObject({
      kind: 'unchecked',
      note: expect.stringContaining('content-trust.config.json'),
    })
    expect(await settingsOf('b.md', '---\ncontentTrust: false\n---\n')).toMatchObject({
      kind: 'unchecked',
      note: expect.stringContaining('front matter'),
    })
  })

  it('report a mistake: in the draft with its place, in a config with its file', async () => {
    const { settingsOf } = await openFolder({ [draft]: '', 'bad/content-trust.config.json': '{' })
    const typo = '---\ntitle: A\ncontentTrust:\n  formatt: caption\n---\n'
    expect(await settingsOf(draft, typo)).toMatchObject({
      kind: 'invalid',
      place: { line: 4, offset: typo.indexOf('formatt') },
    })
    const notYaml = '---\ncontentTrust: [\n---\n\nText.\n'
    expect(await settingsOf(draft, notYaml)).toMatchObject({
      kind: 'settings',
      warnings: [{ problem: expect.stringContaining('not valid YAML') }],
    })
    expect(await settingsOf('bad/a.md')).toMatchObject({
      kind: 'invalid',
      problem: expect.stringContaining('bad/content-trust.config.json'),
      place: null,
    })
  })

  it('never run code: a config that is code is named once and not used', async () => {
    const code = 'globalThis.hasRunConfig = true\nexport default { fail_on: "high" }\n'
    const { settingsOf, notices } = await openFolder({
      [draft]: '',
      'content-trust.config.mjs': code,
    })
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'none' } })
    await settingsOf('b.md')
    expect(notices).toEqual([expect.stringContaining('content-trust.config.mjs')])
    expect('hasRunConfig' in globalThis).toBe(false)
  })
})

describe('what the user has not opened', () => {
  const files = { [draft]: '', 'content-trust.config.json': '{ "fail_on": "high" }' }

  it('is not read for a draft that was opened without its folder', async () => {
    const { settingsOf } = await openFolder(
      { ...files, 'posts/content-trust.config.json': '{ "fail_on": "high" }' },
      [draft],
    )
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'none' } })
  })

  it('is not read above the open folder', async () => {
    const { settingsOf } = await openFolder(files, ['posts'])
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'none' } })
  })

  it('is not read through a link, and the draft says so', async () => {
    const { settingsOf, at } = await openFolder({ ...files }, ['posts'])
    await symlink(at('content-trust.config.json'), at('posts/content-trust.config.json'))
    expect(await settingsOf(draft)).toMatchObject({
      kind: 'invalid',
      problem: expect.stringContaining('content-trust.config.json'),
    })
  })

  it('is read once the folder around an open one is opened too', async () => {
    const { settingsOf } = await openFolder(files, ['posts', ''])
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'high' } })
  })
})

describe('a change of a settings file', () => {
  it('is reported once, and the next draft has the new settings', async () => {
    const name = 'content-trust.config.json'
    const { settingsOf, at, changes } = await openFolder({
      [draft]: '',
      [name]: '{ "extends": "./base.json" }',
      'base.json': '{ "fail_on": "high" }',
    })
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'high' } })
    await writeFile(at('base.json'), '{ "fail_on": "medium" }')
    await expect.poll(() => changes.length).toBe(1)
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'medium' } })
    await rm(at(name))
    await expect.poll(() => changes.length).toBe(2)
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'none' } })
    await writeFile(at('posts/content-trust.config.yml'), 'fail_on: reject\n')
    await expect.poll(() => changes.length).toBe(3)
    expect(await settingsOf(draft)).toMatchObject({ settings: { fail_on: 'reject' } })
  })
})

describe('the tree of a folder', () => {
  it('hides what git ignores and marks what is not checked', async () => {
    const config = { ignore_files: ['c.md'], overrides: [{ files: ['gone/**'], fail_on: 'high' }] }
    const { workspaces, folder, notices } = await openFolder({
      '.gitignore': 'build/\nb.md\n',
      '.content-trust-ignore': 'old/\n',
      'content-trust.config.json': JSON.stringify(config),
      'a.md': '',
      'b.md': '',
      'c.md': '',
      'build/d.md': '',
      'old/e.md': '',
    })
    const { entries } = await workspaces.listFolder(folder)
    expect(entries.map(({ name, isUnchecked }) => [name, isUnchecked])).toEqual([
      ['old', false],
      ['e.md', true],
      ['a.md', false],
      ['c.md', true],
    ])
    expect(notices).toEqual([expect.stringContaining('gone/**')])
  })
})
