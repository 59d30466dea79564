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
  it('are the file itself and no neighbour of it', async () => {
    const folder = await folderWith('a.md', 'b.md')
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'a.md'), 'file')
    await expect(paths.check(join(folder, 'a.md'))).resolves.toMatch(/a\.md$/)
    await expect(paths.check(join(folder, 'b.md'))).rejects.toMatchObject({ code: 'path_refused' })
  })

  it('are all files below a folder, and none of one that only begins with its name', async () => {
    const folder = await folderWith('chosen/a.md', 'chosen-not/a.md')
    const paths = createAllowedPaths()
    await paths.allow(join(folder, 'chosen'), 'folder')
    await expect(paths.check(join(folder, 'chosen/new.md'))).resolves.toMatch(/new\.md$/)
    for (const way of ['chosen-not/a.md', 'chosen/../chosen-not/a.md']) {
      await expect(paths.check(join(folder, way))).rejects.toMatchObject({ code: 'path_refused' })
    }
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
