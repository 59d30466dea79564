import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createAllowedPaths } from './allowed-paths.ts'

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-paths-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'chosen'))
  await mkdir(join(folder, 'chosen-not'))
  for (const name of names) await writeFile(join(folder, name), 'text')
  return folder
}

describe('paths that the user chose', () => {
  it('are the file itself and none beside it', async () => {
    const folder = await folderWith('a.md', 'b.md')
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'a.md'), 'file')
    await expect(paths.check(join(folder, 'a.md'))).resolves.toMatch(/a\.md$/)
    await expect(paths.check(join(folder, 'b.md'))).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('are all files below a folder, and none in a folder whose name only starts alike', async () => {
    const folder = await folderWith('chosen/a.md', 'chosen-not/a.md')
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'chosen'), 'folder')
    await expect(paths.check(join(folder, 'chosen/new.md'))).resolves.toMatch(/new\.md$/)
    for (const way of ['chosen-not/a.md', 'chosen/../chosen-not/a.md']) {
      await expect(paths.check(join(folder, way))).rejects.toMatchObject({ code: 'path_refused' })
    }
  })

  it('stay allowed while their folder is missing, and no others are added', async () => {
    const folder = await folderWith('chosen/a.md')
    const paths = createAllowedPaths()
    const file = join(folder, 'chosen/a.md')
    await paths.allow(file, 'file')
    const real = await paths.check(file)
    await rm(join(folder, 'chosen'), { recursive: true })
    expect(await paths.check(file)).toBe(real)
    for (const other of ['chosen/b.md', 'gone/a.md', 'gone/deep/a.md']) {
      await expect(paths.check(join(folder, other))).rejects.toMatchObject({ code: 'path_refused' })
    }
  })

  it('do not reach out of a folder through a link behind one that is missing', async () => {
    const folder = await folderWith('secret.md')
    await symlink(join(folder, 'secret.md'), join(folder, 'chosen/link.md'))
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'chosen'), 'folder')
    for (const way of ['none/../link.md', 'none/../../secret.md', 'none/deep/../../link.md']) {
      await expect(paths.check(`${folder}/chosen/${way}`)).rejects.toMatchObject({
        code: 'path_refused',
      })
    }
  })

  it('do not reach out of a folder to a new file behind a link', async () => {
    const folder = await folderWith()
    await symlink(join(folder, 'chosen-not'), join(folder, 'chosen/out'))
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'chosen'), 'folder')
    for (const way of ['chosen/out/new.md', 'chosen/out/none/new.md']) {
      await expect(paths.check(join(folder, way))).rejects.toMatchObject({ code: 'path_refused' })
    }
    await expect(paths.check(join(folder, 'chosen/new.md'))).resolves.toMatch(/new\.md$/)
  })

  it('do not reach out of a folder through a link', async () => {
    const folder = await folderWith('secret.md')
    await symlink(join(folder, 'secret.md'), join(folder, 'chosen/link.md'))
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'chosen'), 'folder')
    await expect(paths.check(join(folder, 'chosen/link.md'))).rejects.toMatchObject({
      code: 'path_refused',
    })
  })

  it('are known by the name that the user chose and by the one without links, and by no other', async () => {
    const folder = await folderWith('chosen/a.md')
    for (const name of ['named', 'other']) await symlink(join(folder, 'chosen'), join(folder, name))
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'named'), 'folder')
    const real = await paths.check(join(folder, 'named/a.md'))
    expect(await paths.check(real)).toBe(real)
    // The disk is not asked about a path that was not opened: on some systems that alone reaches a network.
    const other = paths.check(join(folder, 'other/a.md'))
    await expect(other).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('are in a folder what its tree can show: folders, drafts and media, and nothing hidden', async () => {
    const folder = await folderWith('chosen/a.md', 'chosen/Makefile', 'chosen/.env')
    for (const below of ['sub', '.git', 'node_modules']) await mkdir(join(folder, 'chosen', below))
    const paths = createAllowedPaths()
    const chosen = join(folder, 'chosen')
    await paths.allow(chosen, 'folder')
    for (const shown of ['', 'a.md', 'new.txt', 'a.jpg', 'sub', 'sub/new.md']) {
      await expect(paths.check(join(chosen, shown)), shown).resolves.toBeDefined()
    }
    const hidden = ['.env', '.git', '.git/config', '.git/a.md', 'node_modules/a.md', 'Makefile']
    for (const name of [...hidden, 'new', 'new.sh', 'package.json', '.profile', '.a.md']) {
      await expect(paths.check(join(chosen, name)), name).rejects.toMatchObject({
        code: 'path_refused',
      })
      await expect(paths.checkOwn(join(chosen, name)), name).resolves.toBeDefined()
    }
    await paths.allow(join(chosen, 'Makefile'), 'file')
    await expect(paths.check(join(chosen, 'Makefile'))).resolves.toBeDefined()
  })

  it('are allowed again in a later run, unless a link leads elsewhere since', async () => {
    const folder = await folderWith('chosen/a.md', 'chosen-not/a.md')
    const first = createAllowedPaths()
    await first.allow(join(folder, 'chosen/a.md'), 'file')
    const real = await first.check(join(folder, 'chosen/a.md'))
    const second = createAllowedPaths()
    expect(await second.allowAgain(real)).toBe(true)
    expect(await second.check(real)).toBe(real)
    await rm(real)
    await symlink(join(folder, 'chosen-not/a.md'), real)
    const third = createAllowedPaths()
    expect(await third.allowAgain(real)).toBe(false)
    await expect(third.check(real)).rejects.toMatchObject({ code: 'path_refused' })
  })
})
