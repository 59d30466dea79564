import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBackend } from '../../../../../test/support/desktop-backend.ts'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A backend with an open draft that shows a picture beside it and two that it may not read. */
async function openDraft(over: Parameters<typeof openBackend>[0] = {}) {
  const root = temporaryFolder()
  const folder = join(root, 'site')
  await mkdir(folder)
  const draft = join(folder, 'notes.md')
  const text = '# T\n\n![a](a.png) ![up](../secret.png) ![link](link.png) ![no](b.png)\n'
  await writeFile(draft, text)
  await writeFile(join(folder, 'a.png'), pixel)
  await writeFile(join(folder, 'b.png'), 'no picture')
  await writeFile(join(root, 'secret.png'), pixel)
  await symlink(join(root, 'secret.png'), join(folder, 'link.png'))
  const asked: unknown[] = []
  const path = join(root, 'out.html')
  const backend = await openBackend(
    {
      ...over,
      dialogs: {
        chooseSavePath: async (...given) => {
          asked.push(given)
          return path
        },
      },
    },
    [draft],
  )
  await backend.call('takeStart', {})
  const input = { text, name: 'notes.md', path: draft, marks: null }
  return { ...backend, input, asked, path, folder }
}

describe('an exported draft', () => {
  it('is proposed beside the draft, with the pictures that are beside it', async () => {
    const { call, input, asked, path, folder } = await openDraft()
    expect(await call('exportDocument', { ...input, format: 'html' })).toEqual({
      ok: true,
      value: { path, missing: ['../secret.png', 'link.png', 'b.png'] },
    })
    expect(asked).toEqual([['notes.html', { name: 'Web page', extension: 'html' }, folder]])
    expect((await readFile(path, 'utf8')).match(/data:image/g)).toHaveLength(1)
  })

  it('of a draft that was not opened is refused before anything is asked', async () => {
    const { call, input, asked } = await openDraft()
    const other = { ...input, path: '/etc/passwd', format: 'html' }
    expect(await call('exportDocument', other)).toMatchObject({ ok: false, code: 'path_refused' })
    expect(await call('printDocument', { ...input, path: '/etc/passwd' })).toMatchObject({
      code: 'path_refused',
    })
    expect(asked).toEqual([])
  })

  it('says what went wrong with paper, and that nothing was printed', async () => {
    const paper = {
      toPdf: async () => Promise.reject(new Error('crashed')),
      print: async () => false,
    }
    const { call, input } = await openDraft({ paper })
    expect(await call('exportDocument', { ...input, format: 'pdf' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('The PDF could not be made.'),
    })
    expect(await call('printDocument', input)).toMatchObject({
      ok: true,
      value: { isPrinted: false },
    })
  })
})
