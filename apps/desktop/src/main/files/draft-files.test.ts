import { mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { readDraftFile, versionOf, versionOnDisk, writeDraftFile } from './draft-files.ts'

const format = { encoding: 'utf-8', eol: 'lf', bom: false } as const

async function draftOf(text: string): Promise<string> {
  const path = join(temporaryFolder(), 'a.md')
  await writeFile(path, text)
  return path
}

describe('a draft that is saved', () => {
  it('is written where nobody changed the file since it was read, again and again', async () => {
    const path = await draftOf('One.\n')
    const { version } = await readDraftFile(path)
    const first = await writeDraftFile({ path, text: 'Two.\n', format, version })
    const second = await writeDraftFile({
      path,
      text: 'Three.\n',
      format,
      version: first.version,
    })
    expect(second).toEqual({ path, name: 'a.md', format, version: await versionOnDisk(path) })
    expect(await readFile(path, 'utf8')).toBe('Three.\n')
  })

  it('does not overwrite the text of another program', async () => {
    const path = await draftOf('One.\n')
    const { version } = await readDraftFile(path)
    await writeFile(path, 'Theirs.\n')
    await expect(writeDraftFile({ path, text: 'Mine.\n', format, version })).rejects.toMatchObject({
      code: 'changed_on_disk',
      message: expect.stringContaining('a.md'),
    })
    expect(await readFile(path, 'utf8')).toBe('Theirs.\n')
  })

  it('overwrites any file when the writer insists', async () => {
    const path = await draftOf('Theirs.\n')
    await writeDraftFile({ path, text: 'Mine.\n', format, version: null })
    expect(await readFile(path, 'utf8')).toBe('Mine.\n')
  })

  it('is written again where the file was deleted', async () => {
    const path = await draftOf('One.\n')
    const { version } = await readDraftFile(path)
    await rm(path)
    await writeDraftFile({ path, text: 'Mine.\n', format, version })
    expect(await readFile(path, 'utf8')).toBe('Mine.\n')
  })

  it('leaves nothing beside it, saved or not', async () => {
    const folder = temporaryFolder()
    await mkdir(join(folder, 'taken'))
    await writeDraftFile({ path: join(folder, 'a.md'), text: 'Mine.', format, version: null })
    await expect(
      writeDraftFile({ path: join(folder, 'taken'), text: 'Mine.', format, version: null }),
    ).rejects.toMatchObject({ code: 'not_text' })
    expect((await readdir(folder)).toSorted()).toEqual(['a.md', 'taken'])
  })

  it('is refused in a folder that is gone', async () => {
    const path = join(temporaryFolder(), 'gone/a.md')
    await expect(
      writeDraftFile({ path, text: 'Mine.', format, version: null }),
    ).rejects.toMatchObject({ code: 'not_found', message: 'There is no folder for a.md.' })
  })

  it('is not begun where its encoding lacks a character', async () => {
    const path = await draftOf('One.\n')
    const old = { ...format, encoding: 'windows-1252' } as const
    await expect(
      writeDraftFile({ path, text: '→', format: old, version: null }),
    ).rejects.toMatchObject({ code: 'cannot_encode' })
    expect(await readFile(path, 'utf8')).toBe('One.\n')
  })
})

describe('a draft that is read', () => {
  it('is text with its format, and a version that names its bytes', async () => {
    const path = await draftOf('One.\r\nTwo.\r\n')
    expect(await readDraftFile(path)).toEqual({
      path,
      name: 'a.md',
      text: 'One.\nTwo.\n',
      format: { encoding: 'utf-8', eol: 'crlf', bom: false },
      readOnly: false,
      version: versionOf(Buffer.from('One.\r\nTwo.\r\n')),
    })
    expect(versionOf(Buffer.from('One.'))).not.toBe(versionOf(Buffer.from('Two.')))
  })

  it('may have ten megabytes, and not a byte more', async () => {
    const path = await draftOf('')
    await writeFile(path, Buffer.alloc(10 * 1024 * 1024, 'a'))
    expect((await readDraftFile(path)).text).toHaveLength(10 * 1024 * 1024)
    await truncate(path, 10 * 1024 * 1024 + 1)
    await expect(readDraftFile(path)).rejects.toMatchObject({
      code: 'too_large',
      message: expect.stringContaining('10.0'),
    })
  })

  it('is reported as missing, or as a folder', async () => {
    const folder = temporaryFolder()
    expect(await versionOnDisk(join(folder, 'none.md'))).toBeNull()
    await expect(readDraftFile(join(folder, 'none.md'))).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(readDraftFile(folder)).rejects.toMatchObject({ code: 'not_text' })
  })
})
