import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createPictures } from './preview-images.ts'

async function draftFolder(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'content-trust-pictures-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const folder = join(base, 'drafts')
  await mkdir(join(folder, 'img'), { recursive: true })
  await writeFile(join(folder, 'img/oven 1.png'), 'png')
  await writeFile(join(folder, 'notes.md'), '# Notes')
  await writeFile(join(base, 'secret.png'), 'secret')
  await symlink(join(base, 'secret.png'), join(folder, 'link.png'))
  return folder
}

it('shows no picture before its folder is allowed', async () => {
  const folder = await draftFolder()
  const pictures = createPictures()
  expect(await pictures.isAllowed(join(folder, 'notes.md'))).toBe(false)
  expect(await pictures.read('/picture/0/img/oven%201.png')).toBeNull()
  const address = await pictures.allow(join(folder, 'notes.md'))
  expect(address).toBe('/picture/0/')
  expect(await pictures.read('/picture/0/img/oven%201.png')).toMatchObject({ type: 'image/png' })
})

it('shows nothing that is no picture of that folder', async () => {
  const folder = await draftFolder()
  const pictures = createPictures()
  await pictures.allow(join(folder, 'notes.md'))
  const refused = [
    '/picture/0/notes.md',
    '/picture/0/../secret.png',
    '/picture/0/%2e%2e%2fsecret.png',
    '/picture/0/link.png',
    '/picture/1/img/oven%201.png',
    '/picture/0/%zz.png',
    '/picture/0/img',
    '/picture/0/none.png',
    '/picture/0/',
    '/picture/00000/img/oven%201.png',
    '/elsewhere/picture/0/img/oven%201.png',
    '/picture/0/img/oven%201.png\n',
    '/picture/0/plan.svg',
    '/index.html',
  ]
  await writeFile(join(folder, 'plan.svg'), '<svg/>')
  for (const path of refused) expect([path, await pictures.read(path)]).toEqual([path, null])
})

it('shows each folder at an address of its own', async () => {
  const pictures = createPictures()
  const base = await draftFolder()
  for (let count = 0; count < 12; count++) {
    const folder = join(base, `${count}`)
    await mkdir(folder)
    await writeFile(join(folder, 'a.PNG'), `${count}`)
    expect(await pictures.allow(join(folder, 'notes.md'))).toBe(`/picture/${count}/`)
  }
  expect(await pictures.allow(join(base, '3/other.md'))).toBe('/picture/3/')
  const shown = await pictures.read('/picture/11/a.PNG')
  expect(shown).toMatchObject({ type: 'image/png', bytes: Buffer.from('11') })
})

it('shows pictures of twenty megabytes, none that is larger, and no folder', async () => {
  const folder = await draftFolder()
  const pictures = createPictures()
  await pictures.allow(join(folder, 'notes.md'))
  await writeFile(join(folder, 'large.png'), '')
  await truncate(join(folder, 'large.png'), 20 * 1024 * 1024)
  expect((await pictures.read('/picture/0/large.png'))?.bytes.length).toBe(20 * 1024 * 1024)
  await truncate(join(folder, 'large.png'), 20 * 1024 * 1024 + 1)
  expect(await pictures.read('/picture/0/large.png')).toBeNull()
  await mkdir(join(folder, 'folder.png'))
  expect(await pictures.read('/picture/0/folder.png')).toBeNull()
})

it('says that the folder of a draft is gone', async () => {
  const folder = await draftFolder()
  const pictures = createPictures()
  const gone = { code: 'not_found', message: 'The folder of this draft is not there any more.' }
  await expect(pictures.allow(join(folder, 'none/a.md'))).rejects.toMatchObject(gone)
  await expect(pictures.isAllowed(join(folder, 'none/a.md'))).rejects.toMatchObject(gone)
})
