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
    await symlink(join(folder, 'chosen'), join(folder, 'in'))
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'chosen'), 'folder')
    for (const way of ['chosen/out/new.md', 'chosen/out/none/new.md']) {
      await expect(paths.check(join(folder, way))).rejects.toMatchObject({ code: 'path_refused' })
    }
    const real = await paths.check(join(folder, 'chosen/new.md'))
    expect(await paths.check(join(folder, 'in/new.md'))).toBe(real)
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
})
