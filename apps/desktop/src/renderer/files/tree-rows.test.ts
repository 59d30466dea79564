import { describe, expect, it } from 'vitest'
import type { TreeEntry } from '../../shared/drafts.ts'
import { parentOf, rowOfKey, rowsByDecision, rowsByName, type TreeRow } from './tree-rows.ts'

const entry = (path: string, kind: TreeEntry['kind'] = 'file'): TreeEntry => ({
  path: `/drafts/${path}`,
  name: path.split('/').at(-1) ?? '',
  kind,
  depth: path.split('/').length - 1,
  isUnchecked: false,
})
const entries = [
  entry('posts', 'folder'),
  entry('posts/old', 'folder'),
  entry('posts/old/a.md'),
  entry('posts/b.md'),
  entry('c.md'),
]
const all = { root: '/drafts', closed: new Set<string>(), filter: '' }
const rows = rowsByName(entries, all)
const namesOf = (list: readonly TreeRow[]) => list.map((row) => row.entry.name)

describe('the rows of the tree', () => {
  it('leave out what lies in a closed folder, however deep', () => {
    const names = (closed: string[]) =>
      namesOf(rowsByName(entries, { ...all, closed: new Set(closed) }))
    expect(names([])).toEqual(['posts', 'old', 'a.md', 'b.md', 'c.md'])
    expect(names(['/drafts/posts/old'])).toEqual(['posts', 'old', 'b.md', 'c.md'])
    expect(names(['/drafts/posts', '/drafts/posts/old'])).toEqual(['posts', 'c.md'])
  })

  it('are counted within their folder', () => {
    expect(rows.map(({ position, size }) => `${position}/${size}`)).toEqual([
      '1/2',
      '1/2',
      '1/1',
      '2/2',
      '2/2',
    ])
  })

  it('are those that a filter names, with their folders, also closed ones', () => {
    const names = (filter: string) =>
      namesOf(rowsByName(entries, { ...all, filter, closed: new Set(['/drafts/posts']) }))
    expect(names('A.md')).toEqual(['posts', 'old', 'a.md'])
    expect(names('posts b')).toEqual(['posts', 'b.md'])
    expect(names('home')).toEqual([])
  })

  it('are files alone when sorted by decision, the worst first and the unknown last', () => {
    const actions: Record<string, 'allow' | 'reject'> = {
      '/drafts/posts/old/a.md': 'allow',
      '/drafts/c.md': 'reject',
    }
    const sorted = rowsByDecision(entries, all, (path) => actions[path] ?? null)
    expect(sorted.map((row) => `${row.place}|${row.entry.name} ${row.position}`)).toEqual([
      '|c.md 1',
      'posts/old|a.md 2',
      'posts|b.md 3',
    ])
  })

  it('are reached by arrows, ends and first letters', () => {
    expect(rowOfKey(rows, 0, 'ArrowUp')).toBe(0)
    expect(rowOfKey(rows, 3, 'PageDown')).toBe(4)
    expect(rowOfKey(rows, 0, 'End')).toBe(4)
    expect(rowOfKey(rows, 3, 'b')).toBe(3)
    expect(rowOfKey(rows, 4, 'A')).toBe(2)
    expect(rowOfKey(rows, 0, 'Tab')).toBeNull()
    expect(rowOfKey(rows, 0, 'z')).toBeNull()
  })

  it('know the folder that holds them', () => {
    expect(parentOf(rows, 2)).toBe(1)
    expect(parentOf(rows, 3)).toBe(0)
    expect(parentOf(rows, 4)).toBeNull()
  })
})
