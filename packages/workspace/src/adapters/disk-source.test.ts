import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../test/support/temporary-folder.ts'
import { writeBaseline } from '../baseline/write-baseline.ts'
import { openWorkspace } from '../open-workspace.ts'
import { openWorkspaceSync } from '../sync.ts'
import { diskSource, diskSourceSync } from './disk-source.ts'

describe('the disk', () => {
  it('lists and reads alike at once and later, and has null for what is not there', async () => {
    const folder = temporaryFolder()
    await mkdir(join(folder, 'docs'))
    await writeFile(join(folder, 'a.md'), 'A')
    await symlink('a.md', join(folder, 'b.md'))
    for (const source of [diskSource(), diskSourceSync()]) {
      const entries = await source.list(folder)
      expect(entries?.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
        { name: 'a.md', kind: 'file' },
        { name: 'b.md', kind: 'link' },
        { name: 'docs', kind: 'folder' },
      ])
      expect(Buffer.from((await source.read(`${folder}/b.md`)) ?? '').toString()).toBe('A')
      expect(await source.read(`${folder}/gone.md`)).toBeNull()
      expect(await source.list(`${folder}/gone`)).toBeNull()
      await expect(async () => source.read(`${folder}/docs`)).rejects.toThrow('EISDIR')
    }
  })

  it.each([
    ['mjs', 'export default { fail_on: "high" }'],
    ['cjs', 'module.exports = { fail_on: "high" }'],
    ['ts', 'const level: string = "high"\nexport default { fail_on: level }'],
  ])('runs a config that ends in .%s, at once and later', async (ending, code) => {
    const cwd = temporaryFolder()
    await writeFile(join(cwd, `content-trust.config.${ending}`), code)
    const options = { cwd, knownRules: [] }
    const expected = { settings: { fail_on: 'high' } }
    const now = openWorkspaceSync({ ...options, source: diskSourceSync() })
    expect(now.resolve(join(cwd, 'a.md'))).toMatchObject(expected)
    const later = openWorkspace({ ...options, source: diskSource() })
    expect(await later.resolve(join(cwd, 'a.md'))).toMatchObject(expected)
  })

  it('runs a config again after an edit', async () => {
    const cwd = temporaryFolder()
    const file = join(cwd, 'content-trust.config.mjs')
    const failOn = async () => {
      const workspace = openWorkspace({ cwd, knownRules: [], source: diskSource() })
      return (await workspace.resolve(join(cwd, 'a.md'))).settings.fail_on
    }
    await writeFile(file, 'export default { fail_on: "high" }')
    expect(await failOn()).toBe('high')
    await writeFile(file, 'export default { fail_on: "medium" }')
    expect(await failOn()).toBe('medium')
  })

  it('says why a config that is code could not be loaded', async () => {
    const cwd = temporaryFolder()
    await writeFile(join(cwd, 'content-trust.config.mjs'), 'throw new Error("no network")')
    for (const open of [
      async () =>
        openWorkspaceSync({ cwd, knownRules: [], source: diskSourceSync() }).resolve(`${cwd}/a.md`),
      async () =>
        openWorkspace({ cwd, knownRules: [], source: diskSource() }).resolve(`${cwd}/a.md`),
    ]) {
      await expect(open).rejects.toThrow(
        'content-trust.config.mjs: could not be loaded: no network',
      )
    }
  })
})

it('a baseline is written over the one before: what was not checked stays, what is gone does not', async () => {
  const cwd = temporaryFolder()
  const entry = {
    risk_level: 'low',
    recommended_action: 'allow',
    findings: { b: 1, a: 2 },
  } as const
  for (const name of ['a.md', 'b.md']) await writeFile(join(cwd, name), 'Text.')
  const files = { 'b.md': entry, 'gone.md': entry }
  await writeFile(join(cwd, 'base.json'), JSON.stringify({ version: 1, files }))
  await writeBaseline(cwd, 'base.json', new Map([[join(cwd, 'a.md'), entry]]))
  const text = await readFile(join(cwd, 'base.json'), 'utf8')
  expect(Object.keys(JSON.parse(text).files)).toEqual(['a.md', 'b.md'])
  expect(text.indexOf('"a": 2')).toBeLessThan(text.indexOf('"b": 1'))
  await writeFile(join(cwd, 'bad.json'), '{}')
  await expect(writeBaseline(cwd, 'bad.json', new Map())).rejects.toThrow(
    'bad.json: not a baseline',
  )
  await expect(writeBaseline(cwd, 'no/base.json', new Map())).rejects.toThrow('no such folder')
})
