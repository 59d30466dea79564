import { describe, expect, it } from 'vitest'
import { slashed } from './adapters/disk-source.ts'
import { folderOf, joinPath, pathFrom, pathInside } from './paths.ts'

describe('paths', () => {
  it.each([
    ['/repo/docs/a.md', '/repo/docs'],
    ['/repo', '/'],
    ['/', '/'],
    ['C:/repo', 'C:/'],
    ['C:/', 'C:/'],
    ['docs/a.md', 'docs'],
    ['a.md', ''],
    ['', ''],
  ])('the folder of %s is %s', (path, folder) => {
    expect(folderOf(path)).toBe(folder)
  })

  it.each([
    ['/repo', 'a.md', '/repo/a.md'],
    ['/', 'a.md', '/a.md'],
    ['C:/', './a/../b.md', 'C:/b.md'],
    ['', 'docs/a.md', 'docs/a.md'],
    ['docs', '../a.md', 'a.md'],
    ['docs', '../../a.md', '../a.md'],
    ['/repo', '../../../a.md', '/a.md'],
    ['/repo', '/else/a.md', '/else/a.md'],
    ['//server/share', 'a.md', '//server/share/a.md'],
  ])('%s and %s make %s', (folder, path, joined) => {
    expect(joinPath(folder, path)).toBe(joined)
  })

  it.each([
    ['/repo', '/repo/docs/a.md', 'docs/a.md'],
    ['/repo/docs', '/repo/a.md', '../a.md'],
    ['/repo/docs', '/repo', '..'],
    ['/repo', '/repo', ''],
    ['C:/repo', 'D:/a.md', 'D:/a.md'],
    ['', 'docs/a.md', 'docs/a.md'],
    ['ci', 'docs/a.md', '../docs/a.md'],
    ['C:/Repo', 'c:/repo/Docs/a.md', 'Docs/a.md'],
    ['c:/repo/docs', 'C:/Repo', '..'],
    ['/Repo', '/repo/a.md', '../repo/a.md'],
  ])('from %s to %s is %s', (folder, path, way) => {
    expect(pathFrom(folder, path)).toBe(way)
  })

  it('only what is below a folder is inside it', () => {
    expect(pathInside('/repo', '/repository/a.md')).toBeNull()
    expect(pathInside('', '../a.md')).toBeNull()
    expect(pathInside('', '/a.md')).toBeNull()
    expect(pathInside('C:/Repo', 'c:/repository/a.md')).toBeNull()
  })

  it('have forward slashes, whatever the machine has', () => {
    expect(slashed('C:\\repo\\a.md', '\\')).toBe('C:/repo/a.md')
    expect(slashed('c:\\repo\\a.md', '\\')).toBe('C:/repo/a.md')
    expect(slashed('/repo/a\\b.md', '/')).toBe('/repo/a\\b.md')
  })
})
