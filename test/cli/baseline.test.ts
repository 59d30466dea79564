import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BaselineEntry, openWorkspace } from '@content-trust/workspace'
import { diskSource, slashed, writeBaseline } from '@content-trust/workspace/disk'
import { expect, it, onTestFinished } from 'vitest'

async function readBaseline(cwd: string, file: string, mayBeMissing: boolean) {
  const workspace = openWorkspace({ source: diskSource(), cwd: slashed(cwd), knownRules: [] })
  return await workspace.readBaseline(file, mayBeMissing)
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'content-trust-baseline-'))
  onTestFinished(() => rm(made, { recursive: true }))
  return made
}

const entry = (...findings: readonly string[]): BaselineEntry => ({
  recommended_action: 'revise',
  risk_level: 'medium',
  findings: Object.fromEntries(findings.map((name) => [name, 1])),
})

it('finds a draft again by its path from the file', async () => {
  const cwd = await folder()
  await mkdir(join(cwd, 'ci'))
  const draft = join(cwd, 'docs/a.md')
  await writeBaseline(cwd, 'ci/b.json', new Map([[draft, entry('x')]]))
  expect(Object.keys(JSON.parse(await readFile(join(cwd, 'ci/b.json'), 'utf8')).files)).toEqual([
    '../docs/a.md',
  ])
  const { entryOf } = await readBaseline(cwd, 'ci/b.json', false)
  expect(entryOf(draft)).toEqual(entry('x'))
  expect(entryOf(join(cwd, 'docs/b.md'))).toBeNull()
})

it('writes drafts and findings in one order, whatever the order of the run', async () => {
  const cwd = await folder()
  const [a, b] = [join(cwd, 'a.md'), join(cwd, 'b.md')]
  await writeBaseline(
    cwd,
    'one.json',
    new Map([
      [b, entry('y', 'x', 'z')],
      [a, entry()],
    ]),
  )
  const text = await readFile(join(cwd, 'one.json'), 'utf8')
  const { version, files } = JSON.parse(text)
  expect(version).toBe(1)
  expect(Object.keys(files)).toEqual(['a.md', 'b.md'])
  expect(Object.keys(files['b.md'].findings)).toEqual(['x', 'y', 'z'])
  expect(text.endsWith('}\n')).toBe(true)
  expect(await readdir(cwd)).toEqual(['one.json'])
})

it('keeps what it held of drafts that are still there, and writes those of the run again', async () => {
  const cwd = await folder()
  const paths = ['kept.md', 'gone.md', 'seen.md'].map((name) => join(cwd, name))
  await writeBaseline(cwd, 'b.json', new Map(paths.map((path) => [path, entry('old')])))
  await writeFile(join(cwd, 'kept.md'), '')
  await writeFile(join(cwd, 'seen.md'), '')
  await writeBaseline(cwd, 'b.json', new Map([[join(cwd, 'seen.md'), entry('new')]]))
  const { files } = JSON.parse(await readFile(join(cwd, 'b.json'), 'utf8'))
  expect(files).toEqual({ 'kept.md': entry('old'), 'seen.md': entry('new') })
})

it('may be missing only where it is about to be written', async () => {
  const cwd = await folder()
  expect((await readBaseline(cwd, 'b.json', true)).entryOf(join(cwd, 'a.md'))).toBeNull()
  await expect(readBaseline(cwd, 'b.json', false)).rejects.toThrow(
    /^b\.json: .*; make it with --update-baseline$/,
  )
  await mkdir(join(cwd, 'folder.json'))
  await expect(readBaseline(cwd, 'folder.json', true)).rejects.toThrow(/^folder\.json: /)
  await expect(readBaseline(cwd, 'folder.json', false)).rejects.not.toThrow('--update-baseline')
})

it('neither reads nor overwrites a file that is not a baseline', async () => {
  const cwd = await folder()
  await writeFile(join(cwd, 'b.json'), '{"version": 9}')
  await expect(readBaseline(cwd, 'b.json', true)).rejects.toThrow(/^b\.json: /)
  await expect(writeBaseline(cwd, 'b.json', new Map())).rejects.toThrow(/^b\.json: /)
  expect(await readFile(join(cwd, 'b.json'), 'utf8')).toBe('{"version": 9}')
})

it('says where it cannot be written', async () => {
  const cwd = await folder()
  await expect(writeBaseline(cwd, 'no/folder/b.json', new Map())).rejects.toThrow(
    /^no\/folder\/b\.json: /,
  )
})
