import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readRowGroup } from '../../../packages/cli/src/corpus/inputs/row-groups.ts'
import { fakeEngine } from '../support/fake-engine.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'

const plain = 'The pump ran for 40 hours at 3 bar.'
const risky = 'Experts say it is very unique.'
const lines = (...rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
const rowsOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const everything = { textField: 'text', idField: 'id', sourceField: null, withInput: true }
const two = lines({ id: 'a', text: plain }, { id: 'b', text: risky })

describe('the rows of a corpus', () => {
  it('are scored in their order, with id, source and line number', async () => {
    const folder = await makeFolder({ 'in.jsonl': `\uFEFF${two}\r\n` })
    const { status, out, err } = await run(folder, ['corpus', 'in.jsonl'])
    expect([status, err]).toEqual([0, 'rows: 2 scored, 2 written\n'])
    expect(rowsOf(out)).toMatchObject([
      { id: 'a', source: 'in.jsonl', row: 1, recommended_action: 'allow', characters: 35 },
      { id: 'b', source: 'in.jsonl', row: 2, recommended_action: 'human_review', slop_risk: 0.8 },
    ])
  })

  it('keep invalid rows as rows with an error, and continue', async () => {
    const input = Buffer.concat([
      Buffer.from('{"id":1,"text":\n[1]\n{"id":2}\n{"id":{},"text":"x"}\n\n'),
      Buffer.from('{"id":3,"text":"\\ud800"}\n'),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from(`{"id":4,"text":"CRASH"}\n{"id":5,"text":"${plain}"}`),
    ])
    const { status, out, err } = await run('.', ['corpus', '-'], { input })
    expect([status, err]).toEqual([0, 'rows: 1 scored, 1 written, 7 bad, written with an error\n'])
    const rows = rowsOf(out)
    expect(rows.map(({ row, id, error }) => [row, id, error])).toEqual([
      [1, null, expect.stringContaining('not valid JSON')],
      [2, null, 'expected an object with `text`'],
      [3, 2, 'expected `text` to be a string'],
      [4, null, 'expected `id` to be a string or a number'],
      [6, 3, '`text` holds a lone surrogate at offset 0'],
      [7, null, 'the line is not valid UTF-8'],
      [8, 4, 'fell over'],
      [9, 5, undefined],
    ])
  })

  it('of 100 MB are refused by their length and held by nobody', async () => {
    const piece = Buffer.alloc(1_000_000, 'x')
    const stdin = (async function* () {
      yield Buffer.from('{"id":1,"text":"')
      for (let i = 0; i < 100; i++) yield piece
      yield Buffer.from(`"}\n{"id":2,"text":"${plain}"}\n`)
    })()
    const { status, out } = await run('.', ['corpus', '-'], { stdin })
    expect(status).toBe(0)
    expect(rowsOf(out)).toMatchObject([
      { id: null, row: 1, error: 'the line is 95.4 MB long, expected at most 16.0 MB' },
      { id: 2, row: 2, recommended_action: 'allow' },
    ])
  })

  it('end a strict run with exit status 1, and are named', async () => {
    const folder = await makeFolder({ 'in.jsonl': `${two}{\n` })
    const { status, out, err } = await run(folder, ['corpus', 'in.jsonl', '--strict'])
    expect([status, out]).toEqual([1, ''])
    expect(err).toMatch(/^error: in\.jsonl:3: not valid JSON: .*; stopped by --strict\n$/)
  })

  it('come from other fields and carry what was read, when asked for', async () => {
    const input = lines({ key: 7, body: risky, site: 'x.org', more: [1] })
    const names = ['--text-field', 'body', '--id-field', 'key', '--source-field', 'site']
    const args = ['corpus', '-', ...names, '--with-input', '--with-evidence']
    const { out } = await run('.', args, { input })
    expect(rowsOf(out)).toMatchObject([
      { id: 7, input: { more: [1] }, evidence: [{ span: 'very unique' }, { span: 'Experts say' }] },
    ])
  })
})

describe('which rows are written', () => {
  it('follows the filter, which invalid rows pass', async () => {
    const args = ['corpus', '-', '--filter', 'action == "allow" and slop_risk < 0.4']
    const { out, err } = await run('.', args, { input: `${two}{\n` })
    expect(rowsOf(out).map(({ id, row }) => [id, row])).toEqual([
      ['a', 1],
      [null, 3],
    ])
    expect(err).toContain('1 left out by the filter')
  })

  it('follows what was there before, exactly or nearly', async () => {
    const long = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ')
    const input = lines(
      { id: 1, text: long },
      { id: 2, text: `${long}!` },
      { id: 3, text: long },
      { id: 4, text: plain },
    )
    const ids = async (kind: string) => {
      const { out } = await run('.', ['corpus', '-', '--dedupe', kind], { input })
      return rowsOf(out).map(({ id }) => id)
    }
    expect(await ids('exact')).toEqual([1, 2, 4])
    expect(await ids('near')).toEqual([1, 4])
  })

  it('follows a sample that is the same every time and another with another seed', async () => {
    const input = lines(...Array.from({ length: 2000 }, (_, id) => ({ id, text: plain })))
    const ids = async (...more: string[]) => {
      const { out } = await run('.', ['corpus', '-', '--sample', '0.1', ...more], { input })
      return rowsOf(out).map(({ id }) => id)
    }
    const sample = await ids()
    expect(sample.length).toBeGreaterThan(150)
    expect(sample.length).toBeLessThan(250)
    expect(await ids()).toEqual(sample)
    expect(await ids('--seed', '2')).not.toEqual(sample)
  })
})

describe('inputs', () => {
  it('are files of lines, packed or not, drafts, and folders of them', async () => {
    const folder = await makeFolder({
      'data/1.jsonl': two,
      'data/2.jsonl.gz': gzipSync(two),
      'data/3.ndjson.zst': zstdCompressSync(two),
      'data/5.md': `# A\n\n${plain}`,
      'data/6.txt': Uint8Array.of(0),
      'data/notes.pdf': 'no part of a corpus',
      'data/.hidden/7.jsonl': two,
    })
    const { status, out } = await run(folder, ['corpus', 'data'])
    expect(status).toBe(0)
    expect(rowsOf(out).map(({ source, row, id, error }) => [source, row, id, error])).toEqual([
      ['data/1.jsonl', 1, 'a', undefined],
      ['data/1.jsonl', 2, 'b', undefined],
      ['data/2.jsonl.gz', 1, 'a', undefined],
      ['data/2.jsonl.gz', 2, 'b', undefined],
      ['data/3.ndjson.zst', 1, 'a', undefined],
      ['data/3.ndjson.zst', 2, 'b', undefined],
      ['data/5.md', 1, 'data/5.md', undefined],
      ['data/6.txt', 1, 'data/6.txt', 'a binary file (a zero byte at 0), expected text'],
    ])
  })

  it('are read to the last of the parts that they were packed in', async () => {
    const folder = await makeFolder({
      'a.jsonl.gz': Buffer.concat([gzipSync(two), gzipSync(two)]),
      'b.jsonl.zst': Buffer.concat([zstdCompressSync(two), zstdCompressSync(two)]),
    })
    const { status, out } = await run(folder, ['corpus', 'a.jsonl.gz', 'b.jsonl.zst'])
    expect(status).toBe(0)
    expect(rowsOf(out).map(({ source, row, id }) => [source, row, id])).toEqual(
      ['a.jsonl.gz', 'b.jsonl.zst'].flatMap((source) => [
        [source, 1, 'a'],
        [source, 2, 'b'],
        [source, 3, 'a'],
        [source, 4, 'b'],
      ]),
    )
  })

  it.each(['out.jsonl.gz', 'out.jsonl.zst'])('may be what a run wrote: %s', async (output) => {
    // Several batches, each packed by itself.
    const many = lines(...Array.from({ length: 6000 }, (_, id) => ({ id, text: `${plain} ${id}` })))
    const folder = await makeFolder({ 'in.jsonl': many })
    const write = ['corpus', 'in.jsonl', '-o', output, '--with-input']
    expect((await run(folder, write)).status).toBe(0)
    const { out } = await run(folder, ['corpus', output, '--text-field', 'source'])
    expect(rowsOf(out).map(({ id }) => id)).toEqual(Array.from({ length: 6000 }, (_, id) => id))
  })

  it('that are damaged cost their own rows alone, and exit status 2', async () => {
    const folder = await makeFolder({
      'a.jsonl.gz': gzipSync(two).subarray(0, 60),
      'b.parquet': 'PAR1 and nothing more',
      'c.jsonl': two,
    })
    const { status, out, err } = await run(folder, ['corpus', 'a.jsonl.gz', 'b.parquet', 'c.jsonl'])
    expect(status).toBe(2)
    expect(err).toContain('error: 2 inputs could not be read to the end')
    const rows = rowsOf(out)
    expect(rows.filter(({ source }) => source === 'c.jsonl')).toHaveLength(2)
    expect(rows.filter(({ error }) => error !== undefined)).toMatchObject([
      { source: 'a.jsonl.gz', row: null, error: expect.stringContaining('could not be unpacked') },
      { source: 'b.parquet', row: null, error: expect.stringContaining('not a readable Parquet') },
    ])
  })

  it.each([
    [['nowhere.jsonl'], 'error: nowhere.jsonl: no such file or folder\n'],
    [['a.pdf'], 'error: a.pdf: not a kind of file that `corpus` reads'],
    [['-', '-'], 'error: `-` means standard input, which can be read only once.\n'],
    [['a.jsonl', '-o', 'out.csv'], 'error: --output out.csv: expected a name that ends in .jsonl'],
    [['a.jsonl', '-o', 'no/out.jsonl'], 'error: --output no/out.jsonl: no such folder\n'],
    [['a.jsonl', '--resume'], 'error: --resume needs --output FILE'],
    [['a.jsonl', '--sample', '2'], 'error: Unexpected value `2` for --sample'],
    [['a.jsonl', '--seed', '2'], 'error: --seed picks the rows of --sample'],
    [['a.jsonl', '--dedupe', 'nearly'], 'Did you mean `near`?'],
    [['a.jsonl', '--report', 'a.txt'], 'error: --report a.txt: expected a name that ends in .html'],
    [
      ['a.jsonl', '--filter', 'action = 1'],
      'error: --filter: Unexpected `=`; write == to compare.',
    ],
  ])('%j is a mistake that is named before anything is written', async (args, message) => {
    const folder = await makeFolder({ 'a.jsonl': two, 'a.pdf': '' })
    const { status, out, err } = await run(folder, ['corpus', ...args])
    expect([status, out]).toEqual([2, ''])
    expect(err).toContain(message)
    expect(await readdir(folder)).toEqual(['a.jsonl', 'a.pdf'])
  })
})

describe('outputs', () => {
  it('are lines, packed lines or Parquet, with the same rows', async () => {
    const folder = await makeFolder({ 'in.jsonl': `${two}{\n` })
    const write = (output: string) => run(folder, ['corpus', 'in.jsonl', '-o', output])
    const read = (output: string) => readFile(join(folder, output))
    for (const output of ['a.jsonl', 'a.jsonl.gz', 'a.jsonl.zst', 'a.parquet']) {
      expect(await write(output)).toMatchObject({ status: 0, out: '' })
    }
    const text = (await read('a.jsonl')).toString()
    expect(gunzipSync(await read('a.jsonl.gz')).toString()).toBe(text)
    expect(zstdDecompressSync(await read('a.jsonl.zst')).toString()).toBe(text)
    const rows = await readRowGroup(join(folder, 'a.parquet'), 0, everything)
    expect(rows).toHaveLength(3)
    const filled = (row: object) =>
      Object.entries(row)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, name === 'row' ? Number(value) : value])
    expect(rows.map(filled)).toEqual(rowsOf(text).map(filled))
    // Nothing else is left: no state, no temporary file.
    expect((await readdir(folder)).sort()).toEqual(
      ['a.jsonl', 'a.jsonl.gz', 'a.jsonl.zst', 'a.parquet', 'in.jsonl'].sort(),
    )
  })

  it('are not replaced unless asked', async () => {
    const folder = await makeFolder({ 'in.jsonl': two, 'out.jsonl': 'mine' })
    const refused = await run(folder, ['corpus', 'in.jsonl', '-o', 'out.jsonl'])
    expect(refused).toMatchObject({
      status: 2,
      err: 'error: out.jsonl already exists. Replace it with --overwrite.\n',
    })
    const done = await run(folder, ['corpus', 'in.jsonl', '-o', 'out.jsonl', '--resume'])
    expect(done.status).toBe(0)
    expect(done.err).toContain('nothing to resume')
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe('mine')
    await run(folder, ['corpus', 'in.jsonl', '-o', 'out.jsonl', '--overwrite'])
    expect(rowsOf(await readFile(join(folder, 'out.jsonl'), 'utf8'))).toHaveLength(2)
  })

  it('have a report for people and for programs, by source', async () => {
    const input = lines(
      { id: 1, text: plain, site: 'a<b' },
      { id: 2, text: risky, site: 'a<b' },
      { id: 3, text: plain, site: 'c' },
      { id: 4 },
    )
    const folder = await makeFolder({ 'in.jsonl': input })
    const files = ['--report', 'r.json', '--report', 'r.html', '--source-field', 'site']
    await run(folder, ['corpus', 'in.jsonl', ...files])
    const report = JSON.parse(await readFile(join(folder, 'r.json'), 'utf8'))
    expect(report).toMatchObject({
      unreadable_inputs: 0,
      total: { scored: 3, failed: 1, written: 3, actions: { allow: 2, human_review: 1 } },
      sources: [
        { source: 'a<b', scored: 2, scores: { slop_risk: { mean: 0.4, from_0_40: 0.5 } } },
        { source: 'c', scored: 1 },
        { source: 'in.jsonl', scored: 0, failed: 1 },
      ],
    })
    const page = await readFile(join(folder, 'r.html'), 'utf8')
    expect(page).toContain('a&lt;b')
    expect(page).not.toMatch(/<script|https?:/)
  })
})

describe('a run that was stopped', () => {
  /** More than one batch, so that there is something between the first row and the last. */
  const many = lines(
    ...Array.from({ length: 6000 }, (_, id) => ({
      id,
      text: id % 7 === 0 ? risky : `${plain} ${id % 900}`,
    })),
  )

  /** Stops a run after so many texts, as Ctrl-C would. */
  async function stopAfter(folder: string, texts: number, args: readonly string[]) {
    const stopping = new AbortController()
    let seen = 0
    const engine: typeof fakeEngine = {
      ...fakeEngine,
      analyzeText: (draft, options) => {
        if (++seen === texts) stopping.abort()
        return fakeEngine.analyzeText(draft, options)
      },
    }
    return await run(folder, ['corpus', ...args], {
      stop: stopping.signal,
      loadEngine: async () => engine,
    })
  }

  it.each([
    { output: 'out.jsonl', options: [] },
    { output: 'out.jsonl.gz', options: [] },
    { output: 'out.jsonl.zst', options: [] },
    { output: 'out.parquet', options: [] },
    { output: 'out.jsonl', options: ['--dedupe', 'exact'] },
    { output: 'out.jsonl', options: ['--sample', '0.5', '--filter', 'slop_risk > 0.5'] },
  ])('goes on to the same bytes: $output $options', async ({ output, options }) => {
    const folder = await makeFolder({ 'a.jsonl': many, 'b.jsonl.gz': gzipSync(many) })
    const args = ['a.jsonl', 'b.jsonl.gz', '-o', output, ...options, '--report', 'r.json']
    await run(folder, ['corpus', ...args])
    const expected = await readFile(join(folder, output))
    const report = await readFile(join(folder, 'r.json'), 'utf8')
    const stopped = await stopAfter(folder, 2500, [...args, '--overwrite'])
    expect(stopped.status).toBe(130)
    expect(stopped.err).toBe(
      'note: stopped; every row in progress was written. Run the same command with --resume to continue.\n',
    )
    expect((await stopAfter(folder, 1500, [...args, '--resume'])).status).toBe(130)
    // What a killed process wrote behind its last state is cut off.
    const rows = output === 'out.parquet' ? 'out.parquet.rows.jsonl' : output
    await writeFile(join(folder, rows), '{"id":9,"sou', { flag: 'a' })
    expect((await run(folder, ['corpus', ...args, '--resume'])).status).toBe(0)
    expect((await readFile(join(folder, output))).equals(expected)).toBe(true)
    expect(await readFile(join(folder, 'r.json'), 'utf8')).toBe(report)
    expect((await readdir(folder)).sort()).toEqual(
      ['a.jsonl', 'b.jsonl.gz', output, 'r.json'].sort(),
    )
  })

  it('never reads what it writes, also in a folder that it reads', async () => {
    const folder = await makeFolder({ 'in.jsonl': many })
    const args = ['.', '-o', 'out.parquet']
    expect((await stopAfter(folder, 2500, args)).status).toBe(130)
    const { status, err } = await run(folder, ['corpus', ...args, '--resume'])
    expect([status, err]).toEqual([0, 'rows: 6000 scored, 6000 written\n'])
    const itself = await run(folder, ['corpus', 'out.parquet', '-o', 'out.parquet', '--overwrite'])
    expect(itself.err).toBe('error: out.parquet is the output, not an input.\n')
  })

  it('goes on only as the run that it was', async () => {
    const folder = await makeFolder({ 'in.jsonl': many })
    const args = ['in.jsonl', '-o', 'out.jsonl']
    await stopAfter(folder, 100, args)
    const again = await run(folder, ['corpus', ...args])
    expect(again.err).toContain('belongs to an unfinished run (out.jsonl.state.json)')
    const other = await run(folder, ['corpus', ...args, '--resume', '--plain', '--sample', '0.5'])
    expect(other.err).toBe(
      'error: --resume: out.jsonl was begun with other --plain, --sample. Give the same again, or start over with --overwrite.\n',
    )
    await writeFile(join(folder, 'in.jsonl'), two)
    const changed = await run(folder, ['corpus', ...args, '--resume'])
    expect(changed.err).toContain('was begun with other inputs.')
    await writeFile(join(folder, 'out.jsonl.state.json'), '{')
    const damaged = await run(folder, ['corpus', ...args, '--resume'])
    expect([damaged.status, damaged.err]).toEqual([
      2,
      expect.stringContaining('is not the state file of a run'),
    ])
  })
})
