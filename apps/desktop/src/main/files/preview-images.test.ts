import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createPreviewImages } from './preview-images.ts'

async function draftFolder(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'content-trust-images-'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  const folder = join(base, 'drafts')
  await mkdir(join(folder, 'img'), { recursive: true })
  await writeFile(join(folder, 'img/oven 1.png'), 'png')
  await writeFile(join(folder, 'notes.md'), '# Notes')
  await writeFile(join(base, 'secret.png'), 'secret')
  await symlink(join(base, 'secret.png'), join(folder, 'link.png'))
  return folder
}

it('shows no image before its folder is allowed', async () => {
  const folder = await draftFolder()
  const images = createPreviewImages()
  expect(await images.isAllowed(join(folder, 'notes.md'))).toBe(false)
  expect(await images.read('/image/0/img/oven%201.png')).toBeNull()
  const address = await images.allow(join(folder, 'notes.md'))
  expect(address).toBe('/image/0/')
  expect(await images.read('/image/0/img/oven%201.png')).toMatchObject({ type: 'image/png' })
})

it('shows nothing that is not an image of that folder', async () => {
  const folder = await draftFolder()
  const images = createPreviewImages()
  await images.allow(join(folder, 'notes.md'))
  const refused = [
    '/image/0/notes.md',
    '/image/0/../secret.png',
    '/image/0/%2e%2e%2fsecret.png',
    '/image/0/link.png',
    '/image/1/img/oven%201.png',
    '/image/0/%zz.png',
    '/image/0/img',
    '/image/0/none.png',
    '/image/0/',
    '/image/00000/img/oven%201.png',
    '/elsewhere/image/0/img/oven%201.png',
    '/image/0/img/oven%201.png\n',
    '/image/0/plan.svg',
    '/index.html',
  ]
  await writeFile(join(folder, 'plan.svg'), '<svg/>')
  for (const path of refused) expect([path, await images.read(path)]).toEqual([path, null])
})

it('shows each folder at an address of its own', async () => {
  const images = createPreviewImages()
  const base = await draftFolder()
  for (let count = 0; count < 12; count++) {
    const folder = join(base, `${count}`)
    await mkdir(folder)
    await writeFile(join(folder, 'a.PNG'), `${count}`)
    expect(await images.allow(join(folder, 'notes.md'))).toBe(`/image/${count}/`)
  }
  expect(await images.allow(join(base, '3/other.md'))).toBe('/image/3/')
  const shown = await images.read('/image/11/a.PNG')
  expect(shown).toMatchObject({ type: 'image/png', bytes: Buffer.from('11') })
})

it('shows images of twenty megabytes, none that is larger, and no folder', async () => {
  const folder = await draftFolder()
  const images = createPreviewImages()
  await images.allow(join(folder, 'notes.md'))
  await writeFile(join(folder, 'large.png'), '')
  await truncate(join(folder, 'large.png'), 20 * 1024 * 1024)
  expect((await images.read('/image/0/large.png'))?.bytes.length).toBe(20 * 1024 * 1024)
  await truncate(join(folder, 'large.png'), 20 * 1024 * 1024 + 1)
  expect(await images.read('/image/0/large.png')).toBeNull()
  await mkdir(join(folder, 'folder.png'))
  expect(await images.read('/image/0/folder.png')).toBeNull()
})

it('says that the folder of a draft is gone', async () => {
  const folder = await draftFolder()
  const images = createPreviewImages()
  const gone = { code: 'not_found', message: 'The folder of this draft no longer exists.' }
  await expect(images.allow(join(folder, 'none/a.md'))).rejects.toMatchObject(gone)
  await expect(images.isAllowed(join(folder, 'none/a.md'))).rejects.toMatchObject(gone)
})
