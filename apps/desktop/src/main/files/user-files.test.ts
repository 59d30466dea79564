import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { CallError } from '../../shared/answer.ts'
import { createAllowedPaths } from './allowed-paths.ts'
import { createRecentFiles } from './recent-files.ts'
import { createUserFiles } from './user-files.ts'

/** A workspace over a folder with a draft, and an empty folder of lists. */
async function openWorkspace(isMedia = async (_path: string) => false) {
  const folder = temporaryFolder()
  await mkdir(join(folder, 'posts'))
  const at = (name: string): string => join(folder, 'posts', name)
  await writeFile(at('a.md'), 'One.')
  const lists = temporaryFolder()
  const allowed = createAllowedPaths()
  const recent = createRecentFiles(join(lists, 'files.json'))
  const recentFolders = createRecentFiles(join(lists, 'folders.json'))
  const workspace = createUserFiles(allowed, recent, recentFolders, isMedia)
  return { workspace, allowed, recent, recentFolders, posts: join(folder, 'posts'), at }
}

const nul = Buffer.from([0x89, 0x50, 0x4e, 0x00])

describe('what the user chose', () => {
  it('is opened by what it is, in its order, and listed as recent', async () => {
    const { workspace, recent, recentFolders, posts, at } = await openWorkspace()
    await writeFile(at('b.md'), 'Two.')
    await writeFile(at('loaf.png'), nul)
    const opened = await workspace.openChosen([at('a.md'), posts, at('loaf.png'), at('b.md')])
    expect(opened.files.map(({ text }) => text)).toEqual(['One.', 'Two.'])
    expect(opened.folders.map(({ name }) => name)).toEqual(['posts'])
    expect(opened.media).toEqual([{ path: at('loaf.png'), name: 'loaf.png' }])
    expect(opened.refused).toEqual([])
    expect(await recent.list()).toEqual([at('b.md'), at('a.md')])
    expect(await recentFolders.list()).toEqual([posts])
  })

  it('is reported as refused, and the rest is opened', async () => {
    const { workspace, recent, at } = await openWorkspace()
    await writeFile(at('b.md'), nul)
    const opened = await workspace.openChosen([at('none.md'), at('b.md'), at('a.md')])
    expect(opened.refused).toEqual([
      { path: at('none.md'), message: 'none.md no longer exists.' },
      { path: at('b.md'), message: 'This is not a text file.' },
    ])
    expect(opened.files).toHaveLength(1)
    expect(await recent.list()).toEqual([at('a.md')])
  })

  it('is an image whatever its name, where the process of media knows it', async () => {
    const asked: string[] = []
    const { workspace, at } = await openWorkspace(async (path) => {
      asked.push(path)
      return true
    })
    await writeFile(at('b.md'), nul)
    await writeFile(at('large.md'), Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
    const { media, files } = await workspace.openChosen([at('a.md'), at('b.md'), at('large.md')])
    expect(media.map(({ name }) => name)).toEqual(['b.md', 'large.md'])
    expect(files).toHaveLength(1)
    expect(asked).toEqual([at('b.md'), at('large.md')])
  })

  it('is refused as no text where the process of media died over it', async () => {
    const { workspace, at } = await openWorkspace(() => Promise.reject(new Error('died')))
    await writeFile(at('b.md'), nul)
    const { refused } = await workspace.openChosen([at('b.md')])
    expect(refused.map(({ message }) => message)).toEqual(['This is not a text file.'])
  })

  it.skipIf(process.platform === 'win32')('is never read where it is not a file', async () => {
    const { workspace, allowed, at } = await openWorkspace()
    const server = createServer().listen(at('socket.md'))
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { refused } = await workspace.openChosen([at('socket.md')])
    expect(refused.map(({ message }) => message)).toEqual(['socket.md is not a file.'])
    await expect(allowed.check(at('socket.md'))).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('passes on an error of the app itself', async () => {
    const { allowed, recent, recentFolders, at } = await openWorkspace()
    const broken = { ...recent, add: () => Promise.reject(new TypeError('ours')) }
    const workspace = createUserFiles(allowed, broken, recentFolders, async () => false)
    await expect(workspace.openChosen([at('a.md')])).rejects.toThrow(TypeError)
  })

  it('is not an image because the disk refuses it', async () => {
    const { allowed, recent, recentFolders, at } = await openWorkspace()
    const refused = new CallError('read_only', 'Refused.')
    const locked = { ...recent, add: () => Promise.reject(refused) }
    const workspace = createUserFiles(allowed, locked, recentFolders, async () => true)
    expect(await workspace.openChosen([at('a.md')])).toMatchObject({
      media: [],
      refused: [{ message: 'Refused.' }],
    })
  })
})

describe('what was not chosen', () => {
  it('is not read, listed, made or renamed', async () => {
    const { workspace, posts, at } = await openWorkspace()
    const refused = { code: 'path_refused' }
    await expect(workspace.read(at('a.md'))).rejects.toMatchObject(refused)
    await expect(workspace.list(posts)).rejects.toMatchObject(refused)
    await expect(workspace.create(posts, 'b.md')).rejects.toMatchObject(refused)
    await expect(workspace.rename(at('a.md'), 'b.md')).rejects.toMatchObject(refused)
    await expect(workspace.openRecent(at('a.md'))).rejects.toMatchObject(refused)
    await expect(workspace.openRecentFolder(posts)).rejects.toMatchObject(refused)
    expect(await readdir(posts)).toEqual(['a.md'])
  })
})

describe('a recent file', () => {
  it('is opened, and may be read from then on', async () => {
    const { workspace, recent, at } = await openWorkspace()
    await recent.add(at('a.md'))
    expect(await workspace.openRecent(at('a.md'))).toMatchObject({ text: 'One.' })
    expect(await workspace.read(at('a.md'))).toMatchObject({ text: 'One.' })
    expect(await recent.list()).toEqual([at('a.md')])
  })

  it('leaves the list when it is gone, or no draft any more', async () => {
    const { workspace, recent, posts, at } = await openWorkspace()
    await writeFile(at('b.png'), nul)
    for (const [path, message] of [
      [at('none.md'), 'none.md no longer exists.'],
      [at('b.png'), 'This is not a text file.'],
      [posts, 'This is a folder.'],
    ] as const) {
      await recent.add(path)
      await expect(workspace.openRecent(path)).rejects.toThrow(message)
      expect(await recent.list()).toEqual([])
    }
  })
})

describe('a recent folder', () => {
  it('is opened, and its files may be read from then on', async () => {
    const { workspace, recentFolders, posts, at } = await openWorkspace()
    await recentFolders.add(posts)
    expect(await workspace.openRecentFolder(posts)).toMatchObject({
      name: 'posts',
      entries: [{ name: 'a.md' }],
    })
    expect(await workspace.read(at('a.md'))).toMatchObject({ text: 'One.' })
    expect(await recentFolders.list()).toEqual([posts])
  })

  it('leaves the list when it is gone, or a file now', async () => {
    const { workspace, recentFolders, posts, at } = await openWorkspace()
    for (const path of [join(posts, 'none'), at('a.md')]) {
      await recentFolders.add(path)
      await expect(workspace.openRecentFolder(path)).rejects.toMatchObject({ code: 'not_found' })
      expect(await recentFolders.list()).toEqual([])
    }
  })
})

/** Names that would lead out of the folder, or that no system takes. */
const badNames = [
  '../b.md',
  'in/b.md',
  'in\\b.md',
  'b:md',
  'b*.md',
  'b\u0000.md',
  'b\n.md',
  '.profile',
  '.a.md',
  'Makefile',
  'a.sh',
  'a.html',
]
badNames.push('.', '..', ' b.md', 'b.md ', 'b?.md', 'b".md', '<b>.md', 'b|.md')

describe('a new file', () => {
  it('is empty and open, and never overwrites another', async () => {
    const { workspace, posts, at } = await openWorkspace()
    await workspace.openChosen([posts])
    expect(await workspace.create(posts, 'b..md')).toMatchObject({ name: 'b..md', text: '' })
    await expect(workspace.create(posts, 'a.md')).rejects.toMatchObject({ code: 'already_exists' })
    expect(await readFile(at('a.md'), 'utf8')).toBe('One.')
  })

  it.each(badNames)('is not named %j', async (name) => {
    const { workspace, posts } = await openWorkspace()
    await workspace.openChosen([posts])
    await expect(workspace.create(posts, name)).rejects.toMatchObject({ code: 'invalid_call' })
    expect(await readdir(posts)).toEqual(['a.md'])
  })

  it('stays open when its folder was never opened', async () => {
    const { workspace, allowed, posts, at } = await openWorkspace()
    await allowed.allow(posts, 'file')
    await workspace.create(posts, 'b.md')
    expect(await workspace.read(at('b.md'))).toMatchObject({ text: '' })
    await expect(workspace.read(at('a.md'))).rejects.toMatchObject({ code: 'path_refused' })
  })
})

describe('a file that is renamed', () => {
  it('is open and recent under its new name', async () => {
    const { workspace, recent, posts, at } = await openWorkspace()
    await workspace.openChosen([at('a.md')])
    expect(await workspace.rename(at('a.md'), 'b.md')).toEqual({ path: at('b.md'), name: 'b.md' })
    expect(await workspace.read(at('b.md'))).toMatchObject({ text: 'One.' })
    expect(await recent.list()).toEqual([at('b.md')])
    expect(await readdir(posts)).toEqual(['b.md'])
  })

  it('never replaces one whose name differs only in case', async (test) => {
    const { workspace, posts, at } = await openWorkspace()
    await writeFile(at('A.md'), 'Another.', { flag: 'wx' }).catch((error) => {
      if (error.code !== 'EEXIST') throw error
      test.skip('this disk knows a file by its name in any case')
    })
    await workspace.openChosen([posts])
    await expect(workspace.rename(at('a.md'), 'A.md')).rejects.toMatchObject({
      code: 'already_exists',
    })
    expect(await readFile(at('A.md'), 'utf8')).toBe('Another.')
  })

  it('may keep its name', async () => {
    const { workspace, at } = await openWorkspace()
    await workspace.openChosen([at('a.md')])
    expect(await workspace.rename(at('a.md'), 'a.md')).toEqual({ path: at('a.md'), name: 'a.md' })
    expect(await readFile(at('a.md'), 'utf8')).toBe('One.')
  })

  it('never replaces another, and may change the case of its own name', async () => {
    const { workspace, posts, at } = await openWorkspace()
    await writeFile(at('b.md'), 'Two.')
    await workspace.openChosen([posts])
    await expect(workspace.rename(at('a.md'), 'b.md')).rejects.toMatchObject({
      code: 'already_exists',
    })
    expect(await readFile(at('b.md'), 'utf8')).toBe('Two.')
    await workspace.rename(at('a.md'), 'A.md')
    expect((await readdir(posts)).toSorted()).toEqual(['A.md', 'b.md'])
  })

  it.each(badNames)('is not named %j', async (name) => {
    const { workspace, posts, at } = await openWorkspace()
    await workspace.openChosen([posts])
    await expect(workspace.rename(at('a.md'), name)).rejects.toMatchObject({
      code: 'invalid_call',
    })
    expect(await readdir(posts)).toEqual(['a.md'])
  })

  it('is reported as missing where it is', async () => {
    const { workspace, posts, at } = await openWorkspace()
    await workspace.openChosen([posts])
    await rm(at('a.md'))
    await expect(workspace.rename(at('a.md'), 'b.md')).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('asks the media process only about files that are not text', async () => {
  const isMedia = vi.fn(async () => true)
  const { workspace, at } = await openWorkspace(isMedia)
  await writeFile(at('loaf.png'), nul)
  await workspace.openChosen([at('a.md'), at('loaf.png'), at('none.md')])
  expect(isMedia).not.toHaveBeenCalled()
})
