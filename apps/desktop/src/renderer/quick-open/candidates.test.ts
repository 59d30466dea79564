import { describe, expect, it } from 'vitest'
import type { Folder } from '../../shared/drafts.ts'
import { newDraft } from '../state/drafts.ts'
import { candidatesOf, rank, readQuery } from './candidates.ts'

const folder: Folder = {
  path: '/drafts/blog',
  name: 'blog',
  isTruncated: false,
  entries: ['posts/bread.md', 'posts/old/tea.md', 'notes.md'].map((path) => ({
    path: `/drafts/blog/${path}`,
    name: path.split('/').at(-1) ?? '',
    kind: 'file',
    depth: 0,
    isUnchecked: false,
  })),
}
const open = [
  newDraft('Untitled.md', ''),
  { ...newDraft('notes.md', ''), path: '/drafts/blog/notes.md' },
]
const candidates = candidatesOf(open, ['/tmp/letter.md', '/drafts/blog/posts/bread.md'], folder)

describe('what can be opened', () => {
  it('is each file once, with its place', () => {
    expect(candidates.map(({ kind, name, place }) => `${kind} ${name} ${place}`)).toEqual([
      'draft Untitled.md ',
      'draft notes.md ',
      'recent letter.md /tmp',
      'folder bread.md posts',
      'folder tea.md posts/old',
    ])
  })

  it('is found by some letters of its name or its folders, the best first', () => {
    const names = (query: string) => rank(candidates, query).map(({ candidate }) => candidate.name)
    expect(names('brd')[0]).toBe('bread.md')
    expect(names('old tea')[0]).toBe('tea.md')
    expect(names('zzz')).toEqual([])
    expect(names('')).toHaveLength(5)
    expect([...(rank(candidates, 'bread')[0]?.letters ?? [])]).toEqual([0, 1, 2, 3, 4])
  })
})

describe('a query', () => {
  it.each([
    ['bread', { kind: 'file', text: 'bread', line: null }],
    ['bread:12', { kind: 'file', text: 'bread', line: 12 }],
    [':12', { kind: 'line', text: '', line: 12 }],
    [':', { kind: 'line', text: '', line: null }],
    ['@intro', { kind: 'heading', text: 'intro', line: null }],
  ])('%s is read', (query, expected) => {
    expect(readQuery(query)).toEqual(expected)
  })
})
