import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analyzeText } from '@content-trust/engine'
import { parquetWriteFile } from 'hyparquet-writer'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countRowGroups } from '../inputs/row-groups.ts'
import type { RowOptions } from './row-options.ts'
import { createBatchScorer } from './score-batch.ts'

const options: RowOptions = {
  textField: 'body',
  idField: 'key',
  sourceField: 'site',
  isPlain: true,
  context: {},
  withEvidence: false,
  withInput: false,
  sample: 1,
  seed: 1,
  filter: null,
  dedupe: null,
}

async function temporaryFile(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, name)
}

async function scoreGroup(path: string, group: number, more: Partial<RowOptions> = {}) {
  const score = createBatchScorer({ analyzeText }, { ...options, ...more })
  const content = { kind: 'row_group', path, group, firstRow: 2 * group + 1 } as const
  const { bytes, rows } = await score({ source: 'x.parquet', content }, false)
  const lines = Buffer.from(bytes).toString().trimEnd().split('\n')
  return { lines: lines.map((line) => JSON.parse(line)), groups: rows.map(({ group: of }) => of) }
}

describe('a row group of a Parquet file', () => {
  it('is scored by the columns that are named, and carries whole numbers as JSON has them', async () => {
    const path = await temporaryFile('x.parquet')
    parquetWriteFile({
      filename: path,
      columnData: [
        { name: 'key', data: [1n, 2n ** 60n, 3n], type: 'INT64' },
        { name: 'body', data: ['The pump ran.', 'It leaked.', null], type: 'STRING' },
        { name: 'site', data: ['a', 'b', 'b'], type: 'STRING' },
        { name: 'size', data: [1n, 2n, 3n], type: 'INT64' },
      ],
      rowGroupSize: 2,
    })
    expect(await countRowGroups(path)).toEqual([2, 1])
    const first = await scoreGroup(path, 0, { withInput: true })
    expect(first.lines).toMatchObject([
      { id: 1, source: 'x.parquet', row: 1, characters: 13, input: { size: 1, site: 'a' } },
      { id: String(2n ** 60n), row: 2, input: { key: String(2n ** 60n) } },
    ])
    expect(first.groups).toEqual(['a', 'b'])
    const second = await scoreGroup(path, 1)
    expect(second.lines).toMatchObject([{ id: 3, row: 3, error: 'expected `body` to be a string' }])
    const missing = await scoreGroup(path, 0, { textField: 'nothing' })
    expect(missing.lines.map(({ id, error }) => [id, error])).toEqual([
      [1, 'expected `nothing` to be a string'],
      [String(2n ** 60n), 'expected `nothing` to be a string'],
    ])
  })

  it('that is damaged is one bad row', async () => {
    const path = await temporaryFile('x.parquet')
    const data = Array.from({ length: 50 }, (_, index) => `text ${index} ${'x'.repeat(index)}`)
    const columnData = [{ name: 'body', data, type: 'STRING' } as const]
    parquetWriteFile({ filename: path, columnData })
    const bytes = await readFile(path)
    await writeFile(path, bytes.fill(0xff, 4, 200))
    const { lines } = await scoreGroup(path, 0)
    expect(lines).toEqual([
      { id: null, source: 'x.parquet', row: 1, error: expect.stringContaining('row group 1') },
    ])
  })
})
