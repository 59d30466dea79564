import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listFolder } from './list-folder.ts'
import { createFolderWatch, type FolderChange, type FolderWatch } from './watch-folder.ts'

let folder: string
let watch: FolderWatch
let changes: FolderChange[]

const list = () =>
  watch.list(folder, (visit) => listFolder(folder, async () => 'shown', 5000, visit))
const listChanges = () => changes.filter(({ isListChanged }) => isListChanged).length
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 20 })

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'content-trust-watch-')))
  await mkdir(join(folder, 'posts/empty'), { recursive: true })
  await mkdir(join(folder, 'node_modules/some'), { recursive: true })
  await writeFile(join(folder, 'posts/a.md'), 'one')
  changes = []
  watch = createFolderWatch((change) => changes.push(change))
  await list()
  watch.follow(folder)
})

afterEach(async () => {
  watch.close()
  await rm(folder, { recursive: true, force: true })
})

it('hears of files that come, go, are renamed and rewritten, at any depth', async () => {
  await writeFile(join(folder, 'posts/empty/new.md'), 'new')
  await eventually(() => expect(listChanges()).toBe(1))
  await rename(join(folder, 'posts/a.md'), join(folder, 'posts/b.md'))
  await eventually(() => expect(listChanges()).toBe(2))
  await rm(join(folder, 'posts/b.md'))
  await eventually(() => expect(listChanges()).toBe(3))
  await writeFile(join(folder, 'posts/empty/new.md'), 'newer')
  await eventually(() => {
    expect(changes.at(-1)?.changed).toEqual([join(folder, 'posts/empty/new.md')])
  })
  expect(listChanges()).toBe(3)
})

it('follows folders that are new, once the folder is listed again', async () => {
  await mkdir(join(folder, 'drafts'))
  await eventually(() => expect(listChanges()).toBe(1))
  await list()
  await writeFile(join(folder, 'drafts/c.md'), 'new')
  await eventually(() => expect(listChanges()).toBe(2))
})

it('makes one report of many changes, and none of what the tree leaves out', async () => {
  await writeFile(join(folder, 'node_modules/some/readme.md'), 'no')
  await writeFile(join(folder, '.hidden.md'), 'no')
  for (let at = 0; at < 50; at++) await writeFile(join(folder, `file-${at}.md`), 'text')
  await eventually(() => expect(changes.length).toBeGreaterThan(0))
  expect(changes.length).toBeLessThanOrEqual(2)
  expect(changes.flatMap(({ changed }) => changed)).not.toContain(join(folder, '.hidden.md'))
})

it('is silent once no folder is followed', async () => {
  watch.follow(null)
  await writeFile(join(folder, 'c.md'), 'new')
  await new Promise((done) => setTimeout(done, 600))
  expect(changes).toEqual([])
})
