import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import { createRecentFiles } from './recent-files.ts'

describe('recent files', () => {
  it('are listed with the newest first, each once', async () => {
    const recent = createRecentFiles(join(temporaryFolder(), 'recent.json'))
    expect(await recent.list()).toEqual([])
    for (const path of ['/a', '/b', '/c', '/a']) await recent.add(path)
    expect(await recent.list()).toEqual(['/a', '/c', '/b'])
    await recent.remove('/c')
    await recent.remove('/never')
    expect(await recent.list()).toEqual(['/a', '/b'])
    await recent.clear()
    expect(await recent.list()).toEqual([])
  })

  it('are twenty at most', async () => {
    const recent = createRecentFiles(join(temporaryFolder(), 'recent.json'))
    for (let count = 1; count <= 21; count++) await recent.add(`/${count}`)
    const listed = await recent.list()
    expect([listed.length, listed[0], listed[19]]).toEqual([20, '/21', '/2'])
  })

  it('are there at the next start; none is lost when several are added at once', async () => {
    const file = join(temporaryFolder(), 'profile/recent.json')
    const recent = createRecentFiles(file)
    await Promise.all(['/a', '/b', '/c'].map(recent.add))
    expect(await createRecentFiles(file).list()).toEqual(['/c', '/b', '/a'])
    expect(await readdir(join(file, '..'))).toEqual(['recent.json'])
  })

  it('are empty where the list is broken, until a file is added', async () => {
    const file = join(temporaryFolder(), 'recent.json')
    for (const text of ['["/a"', '{"a":1}', '[""]', '[7]']) {
      await writeFile(file, text)
      expect(await createRecentFiles(file).list()).toEqual([])
    }
    await createRecentFiles(file).add('/a')
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(['/a'])
  })

  it('work where the list cannot be written, and are saved again as soon as it can', async () => {
    const file = join(temporaryFolder(), 'recent.json')
    const recent = createRecentFiles(file)
    await mkdir(file)
    await recent.add('/a')
    await recent.remove('/a')
    await expect(recent.clear()).rejects.toThrow()
    await rm(file, { recursive: true })
    await recent.add('/b')
    expect(await recent.list()).toEqual(['/b'])
  })
})
