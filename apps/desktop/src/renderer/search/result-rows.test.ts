import { expect, it } from 'vitest'
import type { FoundFile } from '../../shared/ipc/search.ts'
import { rowAfterKey, rowsOf } from './result-rows.ts'

const place = { from: 0, to: 5, line: 1, before: '', words: 'bread', after: '' }
const files: FoundFile[] = [
  { path: '/a.md', places: [place, place], hasMore: false },
  { path: '/b.md', places: [place], hasMore: false },
]
const rows = rowsOf(files, new Set())

it('are the files with their places, counted for screen readers', () => {
  expect(rows.map(({ kind, position, size }) => `${kind} ${position}/${size}`)).toEqual([
    'file 1/2',
    'place 1/2',
    'place 2/2',
    'file 2/2',
    'place 1/1',
  ])
  expect(rowsOf(files, new Set(['/a.md'])).map(({ kind }) => kind)).toEqual([
    'file',
    'file',
    'place',
  ])
})

it('are walked through by arrows, which open and close files', () => {
  expect(rowAfterKey(rows, 0, 'ArrowDown')).toBe(1)
  expect(rowAfterKey(rows, 0, 'ArrowRight')).toBe(1)
  expect(rowAfterKey(rows, 0, 'ArrowLeft')).toBe('toggle')
  expect(rowAfterKey(rows, 2, 'ArrowLeft')).toBe(0)
  expect(rowAfterKey(rows, 4, 'ArrowDown')).toBe(4)
  expect(rowAfterKey(rows, 1, 'End')).toBe(4)
  expect(rowAfterKey(rows, 1, 'x')).toBeNull()
})
