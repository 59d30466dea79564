import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { countRowGroups, readWholeGroup } from '../inputs/row-groups.ts'
import { rowsOfLines, rowsOfParts, writeParquet } from './write-parquet.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function* each<Value>(values: Iterable<Value>): AsyncGenerator<Value> {
  yield* values
}

const full = {
  id: 'a',
  source: 'in.jsonl',
  row: 7,
  recommended_action: 'allow',
  slop_risk: 0.25,
  characters: 35,
  evidence: [{ span: 'very unique' }],
  input: { more: [1] },
}

async function rowsIn(lines: string): Promise<Record<string, unknown>[]> {
  const path = join(await makeFolder(), 'rows.jsonl')
  await writeFile(path, lines)
  const rows: Record<string, unknown>[] = []
  for await (const row of rowsOfLines(path)) rows.push(row)
  return rows
}

describe('rows that wait as lines', () => {
  it('keep their values; what has parts is JSON text, and the line number an integer of 64 bits', async () => {
    const [row] = await rowsIn(`${JSON.stringify(full)}\n`)
    expect(row).toMatchObject({
      id: 'a',
      source: 'in.jsonl',
      row: 7n,
      recommended_action: 'allow',
      slop_risk: 0.25,
      characters: 35,
      evidence: '[{"span":"very unique"}]',
      input: '{"more":[1]}',
      error: null,
      risk_level: null,
      specificity_risk: null,
    })
  })

  it('have all columns, also those that are missing, null or of another kind', async () => {
    const [row, other] = await rowsIn('{"id":7,"row":null,"other":1}\n{"id":null,"row":"x"}')
    expect(row).toMatchObject({ id: '7', row: null, error: null })
    expect(row).not.toHaveProperty('other')
    expect(other).toMatchObject({ id: null, row: null })
    expect(Object.keys(row ?? {})).toEqual(Object.keys(other ?? {}))
  })
})

describe('a Parquet file', () => {
  it('has its rows in groups, in their order, and the same bytes every time', async () => {
    const folder = await makeFolder()
    const rows = Array.from({ length: 10_001 }, (_, row) => ({ id: `${row}`, row: BigInt(row) }))
    const [path, again] = [join(folder, 'a.parquet'), join(folder, 'b.parquet')]
    await writeParquet(each(rows), path)
    await writeParquet(each(rows), again)
    expect(await countRowGroups(path)).toEqual([10_000, 1])
    expect((await readFile(path)).equals(await readFile(again))).toBe(true)
    const read: unknown[] = []
    for await (const row of rowsOfParts([path])) read.push(row['row'])
    expect(read).toEqual(rows.map(({ row }) => row))
  })

  it('ends a group at the row that makes it as large as memory should hold', async () => {
    const path = join(await makeFolder(), 'a.parquet')
    const rows = [9, 1, 3, 3, 3, 20, 1].map((length) => ({ id: 'x'.repeat(length) }))
    await writeParquet(each(rows), path, { rows: 3, characters: 10 })
    expect(await countRowGroups(path)).toEqual([2, 3, 1, 1])
  })

  it('that finds no room is the problem of a user', async () => {
    const path = join(await makeFolder(), 'missing', 'a.parquet')
    await expect(writeParquet(each([{ id: 'a' }]), path)).rejects.toThrow('no such folder')
  })

  it('has columns that may be empty, and says what wrote it', async () => {
    const path = join(await makeFolder(), 'a.parquet')
    await writeParquet(each([{ id: 'a', slop_risk: 0.5 }, { error: 'no text' }]), path)
    expect(await readWholeGroup(path, 0)).toMatchObject([
      { id: 'a', slop_risk: 0.5, error: null },
      { id: null, slop_risk: null, error: 'no text' },
    ])
    expect((await readFile(path)).toString('latin1')).toMatch(/content-trust \d+\.\d+\.\d+/)
  })

  it('is made of others, one after the other', async () => {
    const folder = await makeFolder()
    const [first, second] = [join(folder, 'a.parquet'), join(folder, 'b.parquet')]
    await writeParquet(each([{ id: 'a' }, { id: 'b' }]), first)
    await writeParquet(each([{ id: 'c' }]), second)
    const ids: unknown[] = []
    for await (const row of rowsOfParts([second, first])) ids.push(row['id'])
    expect(ids).toEqual(['c', 'a', 'b'])
  })
})
