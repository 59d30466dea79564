import { expect, it } from 'vitest'
import { waitingRows, writtenFiles } from './written-files.ts'

it('a run writes its output, the rows that wait for it, and the folder of its parts', () => {
  expect(waitingRows('/a/out.parquet')).toBe('/a/out.parquet.rows.jsonl')
  expect(writtenFiles('/a/out.parquet')).toEqual([
    '/a/out.parquet',
    '/a/out.parquet.rows.jsonl',
    '/a/out.parquet.parts',
  ])
})
