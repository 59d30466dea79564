import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import type { Backup } from '../../shared/drafts.ts'
import { type Backups, createBackups } from './backups.ts'

/** A folder that is not there yet, as at the first start. */
const backupFolder = (): string => join(temporaryFolder(), 'backups')

const openBackups = (folder: string): Backups => createBackups(folder, async (path) => path)

const backupOf = (draft: string, text: string): Backup => ({
  draft,
  path: null,
  name: `${draft}.md`,
  text,
  format: { encoding: 'utf-8', eol: 'lf', bom: false },
  version: null,
})

const large = 'A long sentence. '.repeat(50_000)

describe('backups', () => {
  it('are restored as last written, one for each draft', async () => {
    const folder = backupFolder()
    const backups = openBackups(folder)
    expect(await backups.list()).toEqual([])
    await backups.write(backupOf('a', 'old'))
    await backups.write(backupOf('b', 'other'))
    await backups.write(backupOf('a', 'new'))
    const left = await openBackups(folder).list()
    expect(left).toHaveLength(2)
    expect(left).toEqual(expect.arrayContaining([backupOf('a', 'new'), backupOf('b', 'other')]))
    expect((await readdir(folder)).toSorted()).toEqual(['a.json', 'b.json'])
  })

  it('are gone when they are dropped while they are written', async () => {
    const folder = backupFolder()
    const backups = openBackups(folder)
    const written = backups.write(backupOf('a', large))
    await backups.drop('a')
    await written
    expect(await readdir(folder)).toEqual([])
  })

  it('are kept when written after a deletion', async () => {
    const backups = openBackups(backupFolder())
    await backups.write(backupOf('a', 'old'))
    void backups.drop('a')
    await backups.write(backupOf('a', 'new'))
    expect(await backups.list()).toEqual([backupOf('a', 'new')])
  })

  it('of one draft survive the deletion of another', async () => {
    const backups = openBackups(backupFolder())
    await Promise.all([backups.write(backupOf('a', 'one')), backups.write(backupOf('b', 'two'))])
    await backups.drop('a')
    await backups.drop('never-written')
    expect(await backups.list()).toEqual([backupOf('b', 'two')])
  })

  it('are written again after one could not be, which leaves nothing behind', async () => {
    const folder = backupFolder()
    const backups = openBackups(folder)
    await mkdir(join(folder, 'a.json'), { recursive: true })
    await expect(backups.write(backupOf('a', 'lost'))).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['a.json'])
    await rm(join(folder, 'a.json'), { recursive: true })
    await backups.write(backupOf('a', 'kept'))
    expect(await backups.list()).toEqual([backupOf('a', 'kept')])
  })

  it('name only files that may be opened again', async () => {
    const checked: string[] = []
    const backups = createBackups(backupFolder(), async (path) => {
      checked.push(path)
      if (path !== '/open/a.md') throw new Error('not open')
      return path
    })
    await expect(backups.write({ ...backupOf('a', 'x'), path: '/etc/passwd' })).rejects.toThrow()
    expect(await backups.list()).toEqual([])
    const own = { ...backupOf('a', 'x'), path: '/open/a.md' }
    await backups.write(own)
    await backups.write(backupOf('b', 'without a file'))
    expect(checked).toEqual(['/etc/passwd', '/open/a.md'])
    expect(await backups.list()).toEqual([own, backupOf('b', 'without a file')])
  })

  it('that are broken, cut off or of another kind are skipped', async () => {
    const folder = backupFolder()
    const backups = openBackups(folder)
    await backups.write(backupOf('a', 'whole'))
    await writeFile(join(folder, 'b.json'), JSON.stringify(backupOf('b', 'half')).slice(0, 30))
    await writeFile(join(folder, 'c.json'), JSON.stringify({ draft: 'c', text: 'c' }))
    await writeFile(join(folder, '.content-trust-0a1b'), JSON.stringify(backupOf('d', 'unnamed')))
    expect(await backups.list()).toEqual([backupOf('a', 'whole')])
  })

  it.skipIf(process.platform === 'win32')('cannot be read by other users', async () => {
    const folder = backupFolder()
    await openBackups(folder).write(backupOf('a', 'mine'))
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect((await stat(join(folder, 'a.json'))).mode & 0o077).toBe(0)
  })
})
