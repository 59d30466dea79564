import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parquetWriteFile } from 'hyparquet-writer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { type PostgresServer, startPostgresServer } from '../../ledger/support/postgres-server.ts'
import { fakeEngine } from '../support/fake-engine.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgresServer()
})
afterAll(() => postgres.stop())

const texts = [...generateRows(700, 1)]
const jsonl = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
/** Nearly the same text: one word more at the end of many. */
const near = texts
  .slice(0, 150)
  .map(({ id, text }) => ({ id: `${id}-near`, text: `${text} Again.` }))
const crash = { id: 'crash', text: 'CRASH' }

/** A corpus whose texts come again in the same file, in other files and in every kind of file. */
async function makeCorpus(): Promise<string> {
  const [draft] = texts
  const folder = await makeFolder({
    'in/a.jsonl': `${jsonl([...texts.slice(0, 400), crash, ...texts.slice(30, 60)])}{\n`,
    'in/b.jsonl.gz': gzipSync(jsonl([...near, ...texts.slice(300), crash])),
    'in/c-damaged.jsonl.gz': gzipSync(jsonl(texts)).subarray(0, 9000),
    'in/d.md': `${draft?.text}`,
    'in/f.jsonl': jsonl(texts.slice(0, 200)),
  })
  parquetWriteFile({
    filename: join(folder, 'in/e.parquet'),
    columnData: [
      { name: 'id', data: texts.map(({ id }) => id), type: 'STRING' },
      { name: 'text', data: texts.map(({ text }) => text), type: 'STRING' },
    ],
    rowGroupSize: 60,
  })
  return folder
}

function corpus(folder: string, args: readonly string[], more: Parameters<typeof run>[2] = {}) {
  return run(folder, ['corpus', ...args], { env: { DATABASE_URL: postgres.url }, ...more })
}

async function joined(folder: string, output: string): Promise<{ bytes: Buffer; report: string }> {
  const { err } = await corpus(folder, ['join', output, '--report', 'joined.json'])
  expect(err).toContain('joined')
  const report = await readFile(join(folder, 'joined.json'), 'utf8')
  return { bytes: await readFile(join(folder, output)), report }
}

describe('a plan that leaves out repeats', () => {
  it.each([
    ['out.jsonl', '7', ['--dedupe', 'exact', '-j', '2']],
    ['out.jsonl', '1', ['--dedupe', 'near', '-j', '1']],
    [
      'out.jsonl.gz',
      '23',
      ['--dedupe', 'near', '--sample', '0.8', '--filter', 'slop_risk < 0.3', '-j', '1'],
    ],
    ['out.parquet', '9', ['--dedupe', 'near', '--with-input', '-j', '1']],
  ] as const)('has the bytes of one run, and its counts: %s of %s shards, %j', async (...given) => {
    const [output, shards, options] = given
    const folder = await makeCorpus()
    const whole = `whole.${output}`
    const one = ['in', '-o', whole, '-q', '--report', 'whole.json', ...options, '-j', '1']
    await corpus(folder, one)
    const counted = await readFile(join(folder, 'whole.json'), 'utf8')
    // Without repeats, the test would show nothing.
    const { total } = JSON.parse(counted)
    expect(total.duplicates).toBeGreaterThan(300)
    expect(total.failed).toBeGreaterThan(1)
    await corpus(folder, ['plan', 'in', '-o', output, '--shards', shards, ...options])
    await Promise.all(
      Array.from({ length: 3 }, () => corpus(folder, ['work', output, '-q', '-j', '1'])),
    )
    const { bytes, report } = await joined(folder, output)
    expect(report).toBe(counted)
    expect(Buffer.compare(bytes, await readFile(join(folder, whole)))).toBe(0)
  })

  it('that is made again keeps what it found, and a part that was lost comes back the same', async () => {
    const folder = await makeCorpus()
    const options = ['-o', 'out.jsonl', '--dedupe', 'near', '--shards', '5', '-q']
    await corpus(folder, ['plan', 'in', ...options])
    await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    await rm(join(folder, 'out.jsonl.parts/00004-of-00005.jsonl'))
    const again = await corpus(folder, ['plan', 'in', ...options])
    expect(again).toEqual({ status: 0, out: '', err: '' })
    await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    const { out: whole } = await corpus(folder, ['in', '--dedupe', 'near'])
    expect((await joined(folder, 'out.jsonl')).bytes.toString()).toBe(whole)
  })

  it('and whose lists are gone or of another plan is not scored', async () => {
    const folder = await makeCorpus()
    const args = ['plan', 'in', '-o', 'out.jsonl', '--shards', '4', '--attempts', '1', '-q']
    await corpus(folder, [...args, '--dedupe', 'exact'])
    const list = (shard: number) =>
      join(folder, `out.jsonl.parts/0000${shard}-of-00004.jsonl.repeats.json`)
    const found = JSON.parse(await readFile(list(3), 'utf8'))
    expect(found.repeats.length).toBeGreaterThan(50)
    await rm(list(1))
    await writeFile(
      list(2),
      await readFile(list(2), 'utf8').then((text) => text.replace(/"plan":"./, '"plan":"x')),
    )
    await writeFile(list(3), JSON.stringify({ ...found, rows: found.rows + 1 }))
    const { status } = await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    expect(status).toBe(2)
    const { out } = await corpus(folder, ['status', 'out.jsonl'])
    expect(out.split('\n').slice(0, 4)).toEqual([
      '4 shards: 1 done, 0 at work, 0 waiting, 3 failed',
      expect.stringMatching(
        /^shard 1, .*00001-of-00004\.jsonl\.repeats\.json is not what the plan left/,
      ),
      expect.stringMatching(
        /^shard 2, .*00002-of-00004\.jsonl\.repeats\.json is not what the plan left/,
      ),
      `shard 3, tried 1 times: the shard has ${found.rows} rows, and the plan found ${found.rows + 1}`,
    ])
    const parts = await readdir(join(folder, 'out.jsonl.parts'))
    expect(parts.filter((name) => name.endsWith('.jsonl'))).toEqual(['00004-of-00004.jsonl'])
  })

  it('and is stopped on the way is not a plan', async () => {
    const folder = await makeCorpus()
    const stopping = new AbortController()
    const loadEngine = async () => {
      stopping.abort()
      return fakeEngine
    }
    const args = ['plan', 'in', '-o', 'out.jsonl', '--dedupe', 'exact']
    const stopped = await corpus(folder, args, { loadEngine, stop: stopping.signal })
    expect(stopped).toEqual({ status: 130, out: '', err: 'note: stopped; nothing was planned.\n' })
    expect((await corpus(folder, ['work', 'out.jsonl'])).err).toContain('there is no plan')
    expect((await corpus(folder, args)).status).toBe(0)
  })
})
