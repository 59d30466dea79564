import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { isDraftName, listFolder } from './list-folder.ts'

async function folderWith(...paths: string[]): Promise<string> {
  const folder = temporaryFolder()
  for (const path of paths) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), '')
  }
  return folder
}

/** The tree as lines, each indented by its depth. */
async function linesOf(folder: string): Promise<string[]> {
  const { entries } = await listFolder(folder)
  return entries.map(
    ({ depth, name, kind }) => '  '.repeat(depth) + name + (kind === 'folder' ? '/' : ''),
  )
}

describe('the tree of a folder', () => {
  it('has folders before files, by name, with the drafts below each', async () => {
    const folder = await folderWith('b.md', 'c.md', 'a.md', 'z/deep/c.txt', 'z/d.md', 'y/e.mdx')
    expect(await linesOf(folder)).toEqual([
      'y/',
      '  e.mdx',
      'z/',
      '  deep/',
      '    c.txt',
      '  d.md',
      'a.md',
      'b.md',
      'c.md',
    ])
    expect(await listFolder(folder)).toMatchObject({ path: folder, isTruncated: false })
    const { entries } = await listFolder(folder)
    expect(entries[1]?.path).toBe(join(folder, 'y/e.mdx'))
  })

  it('leaves out what is hidden or installed, other files, and folders without drafts', async () => {
    const folder = await folderWith(
      'a.md',
      '.hidden.md',
      '.git/b.md',
      'node_modules/c.md',
      'in/node_modules/d.md',
      'images/e.png',
      'f.md.bak',
    )
    await mkdir(join(folder, 'folder.md'))
    await symlink(join(folder, 'a.md'), join(folder, 'link.md'))
    await symlink(temporaryFolder(), join(folder, 'elsewhere'))
    await writeFile(join(folder, 'elsewhere/b.md'), '')
    expect(await linesOf(folder)).toEqual(['a.md'])
  })

  it('ends at the twelfth folder below', async () => {
    const deep = Array.from({ length: 12 }, (_, depth) => `${depth + 1}`).join('/')
    const folder = await folderWith(`${deep}/in.md`, `${deep}/13/out.md`)
    const lines = await linesOf(folder)
    expect(lines).toHaveLength(13)
    expect(lines.at(-1)?.trim()).toBe('in.md')
  })

  it('says when it holds more drafts than it shows', async () => {
    const folder = await folderWith('in/a.md', 'in/b.md', 'c.md')
    const namesOf = async (most: number) => {
      const { entries, isTruncated } = await listFolder(folder, undefined, most)
      return [...entries.map(({ name }) => name), ...(isTruncated ? ['and more'] : [])]
    }
    expect(await namesOf(3)).toEqual(['in', 'a.md', 'b.md', 'c.md'])
    expect(await namesOf(2)).toEqual(['in', 'a.md', 'b.md', 'and more'])
    expect(await namesOf(1)).toEqual(['in', 'a.md', 'and more'])
    const apart = await folderWith('x/a.md', 'y/b.md')
    expect(await listFolder(apart, undefined, 1)).toMatchObject({ isTruncated: true })
    expect(await listFolder(apart, undefined, 2)).toMatchObject({ isTruncated: false })
    await mkdir(join(folder, 'z'))
    expect(await namesOf(3)).toEqual(['in', 'a.md', 'b.md', 'c.md'])
    await writeFile(join(folder, 'z/d.md'), '')
    expect(await namesOf(2)).toEqual(['in', 'a.md', 'b.md', 'and more'])
  })

  it('is refused where there is no folder', async () => {
    const folder = await folderWith('a.md')
    await expect(listFolder(join(folder, 'none'))).rejects.toMatchObject({ code: 'not_found' })
  })

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'shows a folder that may not be read as none',
    async () => {
      const folder = await folderWith('a.md', 'locked/b.md')
      await chmod(join(folder, 'locked'), 0)
      expect(await linesOf(folder)).toEqual(['a.md'])
      await chmod(join(folder, 'locked'), 0o700)
    },
  )
})

it('recognises drafts by the ends of their names', () => {
  for (const name of ['a.md', 'A.MD', 'a.markdown', 'a.mdx', 'a.txt', 'a.b.md']) {
    expect([name, isDraftName(name)]).toEqual([name, true])
  }
  for (const name of ['md', 'amd', 'a.mdown', 'a.md2', 'a.mdc', 'a.png', 'a.md.png']) {
    expect([name, isDraftName(name)]).toEqual([name, false])
  }
})
