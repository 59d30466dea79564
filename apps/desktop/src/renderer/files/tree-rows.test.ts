import { describe, expect, it } from 'vitest'
import type { TreeEntry } from '../../shared/drafts.ts'
import { drawnRows, openRows, parentOf, rowOfKey } from './tree-rows.ts'

const entry = (name: string, depth: number, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  path: `/${name}`,
  name,
  kind,
  depth,
  isUnchecked: false,
})
const entries = [
  entry('posts', 0, 'folder'),
  entry('old', 1, 'folder'),
  entry('a.md', 2),
  entry('b.md', 1),
  entry('c.md', 0),
]

describe('the rows of the tree', () => {
  it('leave out what lies in a closed folder, however deep', () => {
    const names = (closed: string[]) => openRows(entries, new Set(closed)).map(({ name }) => name)
    expect(names([])).toEqual(['posts', 'old', 'a.md', 'b.md', 'c.md'])
    expect(names(['/old'])).toEqual(['posts', 'old', 'b.md', 'c.md'])
    expect(names(['/posts', '/old'])).toEqual(['posts', 'c.md'])
  })

  it('are few in a long list', () => {
    expect(drawnRows(5000, { top: 28_000, bottom: 28_560 })).toEqual({ from: 990, to: 1030 })
    expect(drawnRows(3, { top: 0, bottom: 500 })).toEqual({ from: 0, to: 3 })
  })

  it('are reached by arrows, ends and first letters', () => {
    expect(rowOfKey(entries, 0, 'ArrowUp')).toBe(0)
    expect(rowOfKey(entries, 3, 'PageDown')).toBe(4)
    expect(rowOfKey(entries, 0, 'End')).toBe(4)
    expect(rowOfKey(entries, 3, 'b')).toBe(3)
    expect(rowOfKey(entries, 4, 'A')).toBe(2)
    expect(rowOfKey(entries, 0, 'Tab')).toBeNull()
    expect(rowOfKey(entries, 0, 'z')).toBeNull()
  })

  it('know the folder that holds them', () => {
    expect(parentOf(entries, 2)).toBe(1)
    expect(parentOf(entries, 3)).toBe(0)
    expect(parentOf(entries, 4)).toBeNull()
  })
})
