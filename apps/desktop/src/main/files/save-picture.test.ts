import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MOST_PICTURE_BYTES } from '../../shared/ipc/paste.ts'
import { createAllowedPaths } from './allowed-paths.ts'
import { createPictureCalls } from './save-picture.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

let folder: string
let draft: string
const allowed = () => createAllowedPaths()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-trust-pictures-'))
  await mkdir(join(folder, 'docs'))
  draft = join(folder, 'docs/notes.md')
  await writeFile(draft, 'Words.')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The calls of a window in which the draft alone is open. */
async function callsOfDraft() {
  const paths = allowed()
  await paths.allow(draft, 'file')
  return createPictureCalls(paths)
}

describe('a picture', () => {
  it('is written beside its draft, below a new folder, with the ending of its bytes', async () => {
    const { savePicture } = await callsOfDraft()
    const save = (name: string, to: string, bytes: Uint8Array) =>
      savePicture({ draft, folder: to, name, bytes })
    expect(await save('oven.png', 'img/new', png)).toEqual({ address: 'img/new/oven.png' })
    expect(await readFile(join(folder, 'docs/img/new/oven.png'))).toEqual(png)
    expect(await save('oven.png', '', gif)).toEqual({ address: 'oven.gif' })
    expect(await save('page.html', '', png)).toEqual({ address: 'page.html.png' })
    expect(await save('old.JPG', './', png)).toEqual({ address: 'old.png' })
  })

  it('never replaces a file, and is told a free name', async () => {
    const { savePicture, proposePictureNames } = await callsOfDraft()
    await writeFile(join(folder, 'docs/oven.png'), 'mine')
    await expect(savePicture({ draft, folder: '', name: 'oven.png', bytes: png })).rejects.toThrow(
      'oven.png already exists.',
    )
    expect(await readFile(join(folder, 'docs/oven.png'), 'utf8')).toBe('mine')
    const names = ['oven.png', 'oven.png', 'new.png']
    expect(await proposePictureNames({ draft, folder: '', names })).toEqual({
      names: ['oven-2.png', 'oven-3.png', 'new.png'],
    })
  })

  it('does not follow a link that stands in the place of its file', async () => {
    const { savePicture } = await callsOfDraft()
    await symlink(join(folder, 'elsewhere.png'), join(folder, 'docs/oven.png'))
    await expect(
      savePicture({ draft, folder: '', name: 'oven.png', bytes: png }),
    ).rejects.toMatchObject({ code: 'already_exists' })
    expect(await readdir(folder)).toEqual(['docs'])
  })

  it.each([
    ['of a draft that nobody opened', { draft: '/etc/passwd' }, 'path_refused'],
    ['above the draft', { folder: '..' }, 'path_refused'],
    ['at a path of its own', { folder: '/tmp' }, 'path_refused'],
    ['on another drive', { folder: 'C:\\x' }, 'path_refused'],
    ['by a link that leads out', { folder: 'out' }, 'path_refused'],
    ['in a hidden folder', { folder: '.git/hooks' }, 'path_refused'],
    ['with a path for a name', { name: '../up.png' }, 'invalid_call'],
    ['that is a script', { bytes: Buffer.from('<script>') }, 'not_available'],
    ['that is an SVG drawing', { bytes: Buffer.from('<svg xmlns="x"/>') }, 'not_available'],
    ['that is too large', { bytes: new Uint8Array(MOST_PICTURE_BYTES + 1) }, 'too_large'],
  ])('is refused %s', async (_title, wrong, code) => {
    const { savePicture } = await callsOfDraft()
    const elsewhere = `${folder}-elsewhere`
    await mkdir(elsewhere)
    await symlink(elsewhere, join(folder, 'docs/out'))
    const before = (await readdir(folder, { recursive: true })).length
    const input = { draft, folder: '', name: 'a.png', bytes: png, ...wrong }
    await expect(savePicture(input)).rejects.toMatchObject({ code })
    expect((await readdir(folder, { recursive: true })).length).toBe(before)
    expect(await readdir(elsewhere)).toEqual([])
    await rm(elsewhere, { recursive: true })
  })

  it('may go above its draft within an open folder', async () => {
    const paths = allowed()
    await paths.allow(folder, 'folder')
    const { savePicture } = createPictureCalls(paths)
    expect(await savePicture({ draft, folder: '../pictures', name: 'a.png', bytes: png })).toEqual({
      address: '../pictures/a.png',
    })
  })
})
