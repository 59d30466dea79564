import { chmod, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

const rightsOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777

describe('a file that is written whole', () => {
  it('leaves no other file in its folder, new or overwritten', async () => {
    const folder = temporaryFolder()
    const path = join(folder, 'a.md')
    await writeFileAtomic(path, 'first, and longer')
    await writeFileAtomic(path, Buffer.from('second'))
    expect(await readFile(path, 'utf8')).toBe('second')
    expect(await readdir(folder)).toEqual(['a.md'])
  })

  it('leaves no other file behind when it fails', async () => {
    const folder = temporaryFolder()
    await mkdir(join(folder, 'a.md'))
    await expect(writeFileAtomic(join(folder, 'a.md'), 'text')).rejects.toThrow(
      /EISDIR|EPERM|ENOTEMPTY/,
    )
    expect(await readdir(folder)).toEqual(['a.md'])
  })

  it('is replaced, so that a reader of the old one can finish', async () => {
    const path = join(temporaryFolder(), 'a.md')
    await writeFileAtomic(path, 'old')
    const reader = await open(path)
    await writeFileAtomic(path, 'new')
    expect(await reader.readFile('utf8')).toBe('old')
    await reader.close()
  })

  it.skipIf(process.platform === 'win32')(
    'keeps its rights, and gets those asked for',
    async () => {
      const folder = temporaryFolder()
      const path = join(folder, 'a.md')
      await writeFileAtomic(path, 'one')
      expect(await rightsOf(path)).toBe(0o644 & ~process.umask())
      await chmod(path, 0o600)
      await writeFileAtomic(path, 'two')
      expect(await rightsOf(path)).toBe(0o600)
      await writeFileAtomic(join(folder, 'secret'), 'three', 0o600)
      expect(await rightsOf(join(folder, 'secret'))).toBe(0o600)
    },
  )
})
