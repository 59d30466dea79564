import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parquetWriteFile } from 'hyparquet-writer'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Batch } from '../inputs/batch.ts'
import type { Input, InputKind } from '../inputs/find-inputs.ts'
import { frameLimits } from '../inputs/limits.ts'
import { readBatches, type Slice, wholeCorpus } from '../inputs/read-batches.ts'
import { findSlice, findSlices } from './find-cuts.ts'

/** Bytes after which a batch ends. */
const BATCH = frameLimits.batchBytes

async function makeInputs(
  ...files: readonly (readonly [kind: InputKind, content: string | Uint8Array])[]
): Promise<Input[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return await Promise.all(
    files.map(async ([kind, content], index) => {
      const path = join(folder, String(index))
      await writeFile(path, content)
      return { kind, path, source: `${index}`, size: Buffer.byteLength(content), modified: 0 }
    }),
  )
}

/** A line of so many bytes, its end among them. */
const line = (bytes: number, end = '\n') => 'x'.repeat(bytes - end.length) + end

async function read(inputs: readonly Input[], slice: Slice): Promise<Batch[]> {
  const stdin = (async function* () {})()
  const batches: Batch[] = []
  for await (const batch of readBatches(inputs, slice, { stdin, count: () => {} })) {
    batches.push(batch)
  }
  return batches
}

/** The bytes of lines in a slice, as text. */
async function linesOf(inputs: readonly Input[], slice: Slice): Promise<string> {
  const batches = await read(inputs, slice)
  return batches
    .map(({ content }) => (content.kind === 'lines' ? Buffer.from(content.bytes).toString() : ''))
    .join('')
}

/** Where the slices of so many shards begin. */
async function startsOf(inputs: readonly Input[], count: number) {
  return (await findSlices(inputs, count)).map(({ from }) => from)
}

/** A batch without its bytes, which would take long to compare. */
function shown({ content, ...batch }: Batch) {
  if (content.kind !== 'lines') return { ...batch, content }
  const { bytes, ...rest } = content
  return { ...batch, content: rest, digest: createHash('sha256').update(bytes).digest('hex') }
}

/** Expects that any number of shards reads every batch once and in order, and each shard the same by itself. */
async function expectEachOnce(inputs: readonly Input[], counts: readonly number[]): Promise<void> {
  const whole = (await read(inputs, wholeCorpus)).map(shown)
  expect(whole.length).toBeGreaterThan(0)
  for (const count of counts) {
    const slices = await findSlices(inputs, count)
    expect(slices).toHaveLength(count)
    const parts: ReturnType<typeof shown>[] = []
    for (const [index, slice] of slices.entries()) {
      expect(await findSlice(inputs, { number: index + 1, count })).toEqual(slice)
      parts.push(...(await read(inputs, slice)).map(shown))
    }
    expect([count, parts]).toEqual([count, whole])
  }
}

describe('a border between shards', () => {
  const begin = { input: 0, offset: 0, row: 0 }

  it('where a batch starts is where the shard starts', async () => {
    const inputs = await makeInputs(['lines', line(BATCH).repeat(4)])
    expect(await startsOf(inputs, 2)).toEqual([begin, { input: 0, offset: 2 * BATCH, row: 2 }])
    expect(await startsOf(inputs, 4)).toEqual(
      [0, 1, 2, 3].map((row) => ({ input: 0, offset: row * BATCH, row })),
    )
    await expectEachOnce(inputs, [1, 2, 3, 4, 5, 9])
  })

  it('a byte before the start of a batch leaves it to the shard behind', async () => {
    const inputs = await makeInputs(
      ['lines', line(BATCH) + line(BATCH - 2)],
      // Nothing of this one is read by the first shard.
      ['draft', ''],
    )
    // The border lies at the line feed of the first line.
    expect(await startsOf(inputs, 2)).toEqual([begin, { input: 0, offset: BATCH, row: 1 }])
    await expectEachOnce(inputs, [2, 3])
  })

  it('a byte behind the start of a batch leaves it to the shard before', async () => {
    const inputs = await makeInputs(['lines', line(BATCH) + line(BATCH) + line(2)])
    expect(await startsOf(inputs, 2)).toEqual([begin, { input: 0, offset: 2 * BATCH, row: 2 }])
    await expectEachOnce(inputs, [2, 3])
  })

  it.each([
    ['before the line feed of CRLF', line(BATCH, '\r\n'), BATCH - 1],
    ['behind CRLF', line(BATCH, '\r\n'), BATCH],
    ['in the middle of a character', `${'x'.repeat(BATCH - 4)}é\r\n`, BATCH - 3],
    ['in the middle of a line', line(BATCH), 0.75 * BATCH],
  ])('%s cuts no line', async (_, first, place) => {
    const second = line(2 * place - first.length - (Buffer.byteLength(first) - first.length))
    const text = first + second
    const inputs = await makeInputs(['lines', text])
    expect(Buffer.byteLength(text)).toBe(2 * place)
    const slices = await findSlices(inputs, 2)
    expect(await Promise.all(slices.map((slice) => linesOf(inputs, slice)))).toEqual([
      first,
      second,
    ])
    await expectEachOnce(inputs, [1, 2, 3, 7])
  })

  it('at a last line without a line feed gives it to the shard behind', async () => {
    const first = line(BATCH)
    const last = 'é'.repeat(BATCH / 2)
    const inputs = await makeInputs(['lines', first + last])
    const slices = await findSlices(inputs, 2)
    expect(await Promise.all(slices.map((slice) => linesOf(inputs, slice)))).toEqual([first, last])
    await expectEachOnce(inputs, [1, 2, 3])
  })

  it('at the end of a file without a line feed is where the next file starts', async () => {
    const inputs = await makeInputs(
      ['lines', line(BATCH) + line(BATCH).trimEnd()],
      ['lines', ''],
      ['lines', line(2 * BATCH - 1)],
    )
    expect(await startsOf(inputs, 2)).toEqual([begin, { input: 2, offset: 0, row: 0 }])
    await expectEachOnce(inputs, [1, 2, 3, 4, 8])
  })

  it('in a batch of many rows starts the shard with the next batch and its row', async () => {
    const rows = line(BATCH / 4).repeat(9)
    const inputs = await makeInputs(['lines', rows])
    // Batches of four rows; the border is the middle of the second one.
    expect(await startsOf(inputs, 2)).toEqual([begin, { input: 0, offset: 2 * BATCH, row: 8 }])
    await expectEachOnce(inputs, [1, 2, 3, 12])
  })

  it('in a packed file lies at the same share of its lines', async () => {
    const inputs = await makeInputs(['lines', gzipSync(line(BATCH).repeat(4))])
    expect(await startsOf(inputs, 4)).toEqual(
      [0, 1, 2, 3].map((row) => ({ input: 0, offset: row * BATCH, row })),
    )
    await expectEachOnce(inputs, [1, 2, 3, 4, 5])
  })

  it('between two drafts gives one to each shard, and in a draft gives it to the first', async () => {
    const pair = await makeInputs(['draft', 'four'], ['draft', 'more'])
    expect(await startsOf(pair, 2)).toEqual([begin, { input: 1, offset: 0, row: 0 }])
    await expectEachOnce(pair, [1, 2, 3, 8, 9])
    const long = await makeInputs(['draft', 'longer'], ['draft', 'more'])
    expect(await startsOf(long, 2)).toEqual([begin, { input: 1, offset: 0, row: 0 }])
    const late = await makeInputs(['draft', 'four'], ['draft', 'longer'])
    expect(await startsOf(late, 2)).toEqual([begin, { input: 2, offset: 0, row: 0 }])
    await expectEachOnce(late, [1, 2, 3])
  })

  it('of empty inputs leaves all of them to the first shard', async () => {
    const inputs = await makeInputs(['draft', ''], ['lines', ''], ['draft', ''])
    const behind = { input: 3, offset: 0, row: 0 }
    expect(await startsOf(inputs, 3)).toEqual([begin, behind, behind])
    await expectEachOnce(inputs, [1, 2, 3])
  })

  it('in a Parquet file lies between row groups', async () => {
    const inputs = await makeInputs(['parquet', ''])
    const [input] = inputs
    parquetWriteFile({
      filename: input?.path ?? '',
      columnData: [
        { name: 'text', data: Array.from({ length: 70 }, (_, row) => `${row}`), type: 'STRING' },
      ],
      rowGroupSize: 20,
    })
    const whole = inputs.map((each) => ({ ...each, size: 1000 }))
    expect(await startsOf(whole, 2)).toEqual([begin, { input: 0, offset: 2, row: 40 }])
    expect(await startsOf(whole, 3)).toEqual([
      begin,
      { input: 0, offset: 2, row: 40 },
      { input: 0, offset: 3, row: 60 },
    ])
    // The last border lies in the last group.
    expect((await startsOf(whole, 5)).at(-1)).toEqual({ input: 1, offset: 0, row: 0 })
    await expectEachOnce(whole, [1, 2, 3, 4, 5, 9])
  })

  it('in an input that cannot be read leaves what is wrong to the shard before', async () => {
    const packed = gzipSync(Buffer.from(Array.from({ length: BATCH * 3 }, (_, at) => at * at)))
    const inputs = await makeInputs(
      ['lines', packed.subarray(0, packed.length - 40)],
      ['parquet', 'PAR1 and nothing more'],
      ['lines', line(BATCH)],
    )
    const batches = await read(inputs, wholeCorpus)
    expect(batches.filter(({ isUnreadable }) => isUnreadable)).toHaveLength(2)
    await expectEachOnce(inputs, [1, 2, 3, 5, 8])
  })
})
