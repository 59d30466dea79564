import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { parquetWriteFile } from 'hyparquet-writer'
import { describe, expect, it } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'

const jsonl = (rows: number, seed: number) =>
  [...generateRows(rows, seed)].map((row) => `${JSON.stringify(row)}\n`).join('')

/** A corpus with everything that may lie between two shards. */
async function makeCorpus(): Promise<string> {
  const folder = await makeFolder({
    'in/1.jsonl': `${jsonl(500, 1)}{\n${'x'.repeat(20)}\n`,
    'in/2.jsonl.gz': gzipSync(jsonl(1500, 2)),
    'in/3-damaged.jsonl.gz': gzipSync(jsonl(900, 3)).subarray(0, 9000),
    'in/4-empty.jsonl': '',
    'in/5/a.md': '# Notes\n\nThe pump ran for 40 hours.\n',
    'in/5/b.txt': 'Experts say it is very unique.',
    'in/6.jsonl.zst': zstdCompressSync(jsonl(1200, 4)),
    'in/7.parquet': 'PAR1 and nothing more',
  })
  const texts = [...generateRows(300, 5)]
  parquetWriteFile({
    filename: join(folder, 'in/8.parquet'),
    columnData: [
      { name: 'id', data: texts.map(({ id }) => id), type: 'STRING' },
      { name: 'text', data: texts.map(({ text }) => text), type: 'STRING' },
    ],
    rowGroupSize: 40,
  })
  return folder
}

async function runShards(folder: string, output: string, count: number, more: readonly string[]) {
  for (let number = 1; number <= count; number++) {
    const shard = ['--shard', `${number}/${count}`]
    const { status, err } = await run(folder, [
      'corpus',
      'in',
      '-q',
      '-o',
      output,
      ...shard,
      ...more,
    ])
    expect([0, 2], err).toContain(status)
  }
}

describe('shards of a corpus', () => {
  it.each([
    ['out.jsonl', [1, 2, 17], []],
    ['out.jsonl', [5], ['--sample', '0.6', '--filter', 'slop_risk < 0.3', '--with-input']],
    ['out.jsonl.gz', [4], []],
    ['out.jsonl.zst', [3], []],
    ['out.parquet', [6], ['--with-input', '--with-evidence']],
  ] as const)('%s of %j shards has the bytes of one run', async (output, counts, more) => {
    const folder = await makeCorpus()
    const whole = `whole.${output}`
    const args = ['corpus', 'in', '-q', '-o', whole, '--report', 'whole.json', ...more]
    const { status } = await run(folder, args)
    const counted = await readFile(join(folder, 'whole.json'), 'utf8')
    // Two inputs are damaged, which is a row in the same place.
    expect(status).toBe(2)
    const expected = await readFile(join(folder, whole))
    expect(expected.length).toBeGreaterThan(10_000)
    for (const count of counts) {
      await runShards(folder, output, count, more)
      const report = ['--report', 'joined.json']
      const { status: joined, err } = await run(folder, ['corpus', 'join', output, ...report])
      const damaged = expect.stringMatching(
        /^joined \d+ parts: .*\nerror: 2 inputs could not be read/,
      )
      expect([joined, err]).toEqual([2, damaged])
      expect(await readFile(join(folder, 'joined.json'), 'utf8')).toBe(counted)
      expect(Buffer.compare(await readFile(join(folder, output)), expected)).toBe(0)
      await rm(join(folder, output))
      await rm(join(folder, `${output}.parts`), { recursive: true })
    }
  })

  it('share the work about equally, and none is empty', async () => {
    const folder = await makeFolder({ 'in/a.jsonl': jsonl(3000, 6) })
    await runShards(folder, 'out.jsonl', 4, [])
    const files = await readdir(join(folder, 'out.jsonl.parts'))
    const parts = files.filter((file) => !file.endsWith('.counts.json'))
    expect(parts).toEqual([1, 2, 3, 4].map((number) => `0000${number}-of-00004.jsonl`))
    const rows = await Promise.all(
      parts.map(async (part) => {
        const text = await readFile(join(folder, 'out.jsonl.parts', part), 'utf8')
        return text.split('\n').length - 1
      }),
    )
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(3000)
    for (const count of rows) expect(count).toBeGreaterThan(600)
  })

  it('go to standard output as well, one behind the other', async () => {
    const folder = await makeFolder({ 'in/a.jsonl': jsonl(800, 7) })
    const { out: whole } = await run(folder, ['corpus', 'in'])
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map((shard) => run(folder, ['corpus', 'in', '--shard', shard])),
    )
    expect(shards.map(({ out }) => out).join('')).toBe(whole)
  })

  it('score every row once where borders meet line ends, characters and the end of a file', async () => {
    const KIB = 1024
    const row = (id: string, bytes: number, end: string) => {
      const around = Buffer.byteLength(JSON.stringify({ id, text: '' }) + end)
      const left = bytes - around
      const text = 'é'.repeat(Math.floor(left / 2)) + 'x'.repeat(left % 2)
      return JSON.stringify({ id, text }) + end
    }
    // A batch is 128 KiB, and so are these rows: borders fall on them, and one byte to either side.
    const folder = await makeFolder({
      'in/1.jsonl': ['a', 'b', 'c', 'd'].map((id) => row(id, 128 * KIB, '\r\n')).join(''),
      'in/2.jsonl': row('e', 128 * KIB, '\n') + row('f', 128 * KIB - 1, ''),
      'in/3.jsonl': row('g', 128 * KIB + 1, '\r\n') + row('h', 128 * KIB, ''),
    })
    const { out: whole } = await run(folder, ['corpus', 'in'])
    const ids = whole.match(/(?<="id":")\w/g)
    expect(ids).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(whole).not.toContain('"error"')
    for (const count of [2, 3, 4, 8, 16]) {
      let joined = ''
      for (let number = 1; number <= count; number++) {
        joined += (await run(folder, ['corpus', 'in', '--shard', `${number}/${count}`])).out
      }
      expect([count, joined]).toEqual([count, whole])
    }
  })

  it('are not an input of a later one, also when they lie in the folder that is read', async () => {
    const folder = await makeFolder({ 'in/a.jsonl': jsonl(300, 8) })
    await runShards(folder, 'in/out.jsonl', 2, [])
    await run(folder, ['corpus', 'join', 'in/out.jsonl'])
    expect(await readFile(join(folder, 'in/out.jsonl'), 'utf8')).not.toContain('parts')
  })

  it.each([
    [['--shard', '0/4'], 'expected a number from 1'],
    [['--shard', '5/4'], 'expected a number from 1'],
    [['--shard', '1/2', '--dedupe', 'exact'], '`corpus plan --dedupe` does'],
  ])('that make no sense are refused: %j', async (args, message) => {
    const folder = await makeFolder({ 'in/a.jsonl': jsonl(2, 1) })
    const { status, err } = await run(folder, ['corpus', 'in', ...args])
    expect([status, err]).toEqual([2, expect.stringContaining(message)])
  })

  it('of standard input are refused, because nobody knows how long it is', async () => {
    const { status, err } = await run('.', ['corpus', '-', '--shard', '1/2'])
    expect([status, err]).toEqual([2, expect.stringContaining('standard input')])
  })
})

describe('joining', () => {
  it('says which parts are missing or not done', async () => {
    const folder = await makeFolder({ 'in/a.jsonl': jsonl(300, 9) })
    await runShards(folder, 'out.jsonl', 4, [])
    await rm(join(folder, 'out.jsonl.parts/00002-of-00004.jsonl'))
    await writeFile(join(folder, 'out.jsonl.parts/00004-of-00004.jsonl.state.json'), '{}')
    const { status, err } = await run(folder, ['corpus', 'join', 'out.jsonl'])
    expect([status, err]).toEqual([
      2,
      expect.stringContaining('2 of 4 parts are not there or not done: 2, 4'),
    ])
    expect(await readdir(folder)).toEqual(['in', 'out.jsonl.parts'])
  })

  it('refuses parts of two runs, an output that is there, and a folder without parts', async () => {
    const folder = await makeFolder({
      'out.jsonl.parts/00001-of-00001.jsonl': '',
      'out.jsonl.parts/00001-of-00001.jsonl.counts.json': JSON.stringify({
        version: 1,
        identity: {},
        unreadable: 0,
        tallies: [],
      }),
      'out.jsonl': 'mine',
      'old.jsonl.parts/00001-of-00001.jsonl': '',
      'two.jsonl.parts/00001-of-00001.jsonl': '',
      'two.jsonl.parts/00001-of-00002.jsonl': '',
    })
    const errors = await Promise.all(
      ['out.jsonl', 'two.jsonl', 'none.jsonl', 'old.jsonl'].map(async (output) => {
        const { status, err } = await run(folder, ['corpus', 'join', output])
        return [status, err]
      }),
    )
    expect(errors).toEqual([
      [2, expect.stringContaining('already exists')],
      [2, expect.stringContaining('of 1 and of 2 shards')],
      [2, expect.stringContaining('no part of an output was found')],
      [2, expect.stringContaining('counts.json is not there; score the part again')],
    ])
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe('mine')
  })
})

describe('an output', () => {
  const lock = (holder: object) =>
    JSON.stringify({ pid: 2 ** 22 + 7, host: hostname(), started: null, token: 'x', ...holder })

  it('that another run writes is left alone, and the message says who has it', async () => {
    const held = lock({ pid: process.pid })
    const folder = await makeFolder({ 'in.jsonl': jsonl(2, 1), 'out.jsonl.lock': held })
    const { status, err } = await run(folder, ['corpus', 'in.jsonl', '-o', 'out.jsonl'])
    expect([status, err]).toEqual([
      2,
      expect.stringContaining(`is being written by process ${process.pid} on ${hostname()}`),
    ])
    expect((await readdir(folder)).sort()).toEqual(['in.jsonl', 'out.jsonl.lock'])
  })

  it.each([
    ['a process that is gone', lock({})],
    ['an earlier process of the same number', lock({ pid: process.pid, started: 'earlier 1' })],
  ])('that was left by %s is taken, by one of many runs', async (_, left) => {
    const folder = await makeFolder({ 'in.jsonl': jsonl(200, 1), 'out.jsonl.lock': left })
    const runs = await Promise.all(
      Array.from({ length: 8 }, () =>
        run(folder, ['corpus', 'in.jsonl', '-o', 'out.jsonl', '-q', '--overwrite']),
      ),
    )
    const whole = await run(folder, ['corpus', 'in.jsonl'])
    expect(runs.filter(({ status }) => status === 0).length).toBeGreaterThan(0)
    for (const { status, err } of runs) {
      if (status !== 0) expect(err).toContain('is being written by')
    }
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe(whole.out)
    expect((await readdir(folder)).sort()).toEqual(['in.jsonl', 'out.jsonl'])
  })

  it('of another machine is left alone until that one has been silent for long', async () => {
    const folder = await makeFolder({
      'in.jsonl': jsonl(2, 1),
      'out.jsonl.lock': lock({ host: 'another-machine' }),
    })
    const args = ['corpus', 'in.jsonl', '-o', 'out.jsonl', '-q']
    const first = await run(folder, args)
    expect([first.status, first.err]).toEqual([2, expect.stringContaining('on another-machine')])
    const long = new Date(Date.now() - 10 * 60_000)
    await utimes(join(folder, 'out.jsonl.lock'), long, long)
    expect((await run(folder, args)).status).toBe(0)
  })
})
