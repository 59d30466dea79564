import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createPictures } from './pictures.ts'

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
    '/index.html',
  ]
  for (const path of refused) expect(await pictures.read(path)).toBeNull()
})
