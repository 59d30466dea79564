import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

const jsonl = (rows: number, seed: number) =>
  [...generateRows(rows, seed)].map((row) => `${JSON.stringify(row)}\n`).join('')
const makeCorpus = () =>
  makeFolder({
    'in/a.jsonl': `${jsonl(900, 1)}{\n`,
    'in/b.jsonl.gz': gzipSync(jsonl(700, 2)),
    'in/c.md': '# Notes\n\nThe pump ran for 40 hours.\n',
  })

function corpus(folder: string, args: readonly string[], more: Parameters<typeof run>[2] = {}) {
  return run(folder, ['corpus', ...args], { env: { DATABASE_URL: postgres.url }, ...more })
}

describe('a plan', () => {
  it.each(['out.jsonl', 'out.jsonl.gz', 'out.parquet'])(
    'that many workers score has the bytes of one run: %s',
    async (output) => {
      const folder = await makeCorpus()
      await corpus(folder, ['in', '-o', `whole.${output}`, '-q', '--with-input'])
      const planned = await corpus(folder, [
        'plan',
        'in',
        '-o',
        output,
        '--shards',
        '9',
        '--with-input',
      ])
      expect([planned.status, planned.err]).toEqual([0, 'planned 9 shards: 9 to score, 0 there\n'])
      const workers = await Promise.all(
        Array.from({ length: 3 }, () => corpus(folder, ['work', output, '-q', '-j', '1'])),
      )
      expect(workers).toEqual(workers.map(() => ({ status: 0, out: '', err: '' })))
      const { out } = await corpus(folder, ['status', output])
      expect(out).toBe('9 shards: 9 done, 0 at work, 0 waiting, 0 failed\n')
      expect((await corpus(folder, ['join', output])).status).toBe(0)
      const whole = await readFile(join(folder, `whole.${output}`))
      expect(Buffer.compare(await readFile(join(folder, output)), whole)).toBe(0)
      const files = await readdir(join(folder, `${output}.parts`))
      expect(files.filter((file) => file.includes('tmp'))).toEqual([])
    },
  )

  it('that is made again goes on, and queues only what is missing', async () => {
    const folder = await makeCorpus()
    const args = ['plan', 'in', '-o', 'out.jsonl', '--shards', '4']
    await corpus(folder, args)
    await corpus(folder, args)
    const { out } = await corpus(folder, ['status', 'out.jsonl', '--json'])
    expect(JSON.parse(out)).toEqual({
      shards: 4,
      queued: 4,
      active: 0,
      completed: 0,
      failed: 0,
      failures: [],
    })
    await corpus(folder, ['work', 'out.jsonl', '-j', '1'])
    const again = await corpus(folder, args)
    expect(again.err).toBe('planned 4 shards: 0 to score, 4 there\n')
    await rm(join(folder, 'out.jsonl.parts/00002-of-00004.jsonl'))
    const missing = await corpus(folder, ['work', 'out.jsonl', '-j', '1'])
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining('1 of 4 parts')])
    const more = await corpus(folder, args)
    expect(more.err).toBe('planned 4 shards: 1 to score, 3 there\n')
    expect((await corpus(folder, ['work', 'out.jsonl', '-j', '1'])).status).toBe(0)
    expect((await corpus(folder, ['join', 'out.jsonl'])).status).toBe(0)
  })

  it('with other options or inputs is refused, and says what differs', async () => {
    const folder = await makeCorpus()
    await corpus(folder, ['plan', 'in', '-o', 'out.jsonl', '--shards', '4'])
    const other = await corpus(folder, [
      'plan',
      'in',
      '-o',
      'out.jsonl',
      '--shards',
      '4',
      '--plain',
    ])
    expect([other.status, other.err]).toEqual([
      2,
      expect.stringContaining('was planned with other --plain'),
    ])
    await writeFile(join(folder, 'in/a.jsonl'), jsonl(2, 3))
    const changed = await corpus(folder, ['plan', 'in', '-o', 'out.jsonl', '--shards', '4'])
    expect([changed.status, changed.err]).toEqual([2, expect.stringContaining('other inputs')])
  })

  it('is scored by workers of the same engine alone', async () => {
    const folder = await makeCorpus()
    await corpus(folder, ['plan', 'in', '-o', 'out.jsonl'])
    const loadEngine = async () => ({ ...fakeEngine, modelVersion: 'another' })
    const { status, err } = await corpus(folder, ['work', 'out.jsonl'], { loadEngine })
    expect([status, err]).toEqual([2, expect.stringContaining('this worker has another')])
  })
})

describe('a subcommand', () => {
  it.each([
    [['plan', 'a.jsonl', '-o', 'out.jsonl', '--strict'], 'plan', '--strict'],
    [['plan', 'a.jsonl', '-o', 'out.jsonl', '--shard', '1/2'], 'plan', '--shard'],
    [['work', 'out.jsonl', '--filter', 'slop_risk < 1'], 'work', '--filter'],
    [['join', 'out.jsonl', '--dedupe', 'exact'], 'join', '--dedupe'],
    [['status', 'out.jsonl', '--report', 'r.json'], 'status', '--report'],
  ])('refuses an option that only `corpus` has: %j', async (args, name, option) => {
    const folder = await makeFolder({ 'a.jsonl': jsonl(2, 1) })
    const { status, err } = await corpus(folder, args)
    expect([status, err]).toEqual([2, `error: \`corpus ${name}\` has no option ${option}.\n`])
    expect(await readdir(folder)).toEqual(['a.jsonl'])
  })
})

describe('a shard that fails', () => {
  it('is tried again, set aside with its cause, and scored after `retry`', async () => {
    const folder = await makeCorpus()
    const args = ['plan', 'in', '-o', 'out.jsonl', '--shards', '3', '--attempts', '2', '-q']
    await corpus(folder, args)
    await rename(join(folder, 'in/b.jsonl.gz'), join(folder, 'away'))
    const failed = await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    expect([failed.status, failed.err]).toEqual([
      2,
      expect.stringMatching(/\d of 3 shards failed too often/),
    ])
    const { status, out } = await corpus(folder, ['status', 'out.jsonl'])
    expect(status).toBe(2)
    expect(out).toMatch(/tried 2 times: in\/b\.jsonl\.gz: no such file, seen from this worker/)
    await rename(join(folder, 'away'), join(folder, 'in/b.jsonl.gz'))
    const again = await corpus(folder, ['retry', 'out.jsonl'])
    expect(again.err).toMatch(/^[123] shards wait again\n$/)
    expect((await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])).status).toBe(0)
    await corpus(folder, ['join', 'out.jsonl'])
    const { out: whole } = await corpus(folder, ['in'])
    expect(await readFile(join(folder, 'out.jsonl'), 'utf8')).toBe(whole)
  })

  it('because its worker was stopped goes back at once and leaves no part of a part', async () => {
    const folder = await makeCorpus()
    await corpus(folder, ['plan', 'in', '-o', 'out.jsonl', '--shards', '2', '-q'])
    const stopping = new AbortController()
    const loadEngine = async () => ({
      ...fakeEngine,
      analyzeText: (...args: Parameters<typeof fakeEngine.analyzeText>) => {
        stopping.abort()
        return fakeEngine.analyzeText(...args)
      },
    })
    const stopped = await corpus(folder, ['work', 'out.jsonl', '-j', '1'], {
      loadEngine,
      stop: stopping.signal,
    })
    expect([stopped.status, stopped.err]).toEqual([130, expect.stringContaining('note: stopped')])
    expect(await readdir(join(folder, 'out.jsonl.parts'))).toEqual(['plan.json'])
    expect((await corpus(folder, ['work', 'out.jsonl', '-j', '1'])).status).toBe(0)
  })
})

describe('the queue', () => {
  it('must be there, and the message says what to do', async () => {
    const folder = await makeCorpus()
    const without = await run(folder, ['corpus', 'plan', 'in', '-o', 'out.jsonl'])
    expect([without.status, without.err]).toEqual([2, expect.stringContaining('set DATABASE_URL')])
    const gone = ['--database', 'postgres://nobody@127.0.0.1:1/none']
    const { status, err } = await corpus(folder, ['plan', 'in', '-o', 'out.jsonl', ...gone])
    expect([status, err]).toEqual([2, expect.stringContaining('The queue could not be opened')])
  })

  it('that is away for a moment is waited for by a worker', async () => {
    const folder = await makeCorpus()
    await corpus(folder, ['plan', 'in', '-o', 'out.jsonl', '--shards', '3', '-q'])
    postgres.kill()
    const noted = Promise.withResolvers<void>()
    let err = ''
    const write = async (text: string) => {
      err += text
      if (text.includes('could not be opened, trying again')) noted.resolve()
    }
    const stderr = { isTerminal: false, columns: 80, write }
    const worker = corpus(folder, ['work', 'out.jsonl', '-j', '1'], { stderr })
    await noted.promise
    // What it left may not be gone yet.
    await vi.waitFor(() => postgres.restart(), { timeout: 15_000, interval: 500 })
    const { status } = await worker
    expect([status, err]).toEqual([0, expect.stringContaining('all 3 shards are there')])
  })

  it('that was lost is filled again from the plan and the parts that are there', async () => {
    const folder = await makeCorpus()
    const args = ['plan', 'in', '-o', 'out.jsonl', '--shards', '5', '-q']
    await corpus(folder, args)
    await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    await rm(join(folder, 'out.jsonl.parts/00003-of-00005.jsonl'))
    const { Client } = await import('pg')
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    await client.query('DROP SCHEMA content_trust_corpus CASCADE')
    await client.end()
    const without = await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    expect([without.status, without.err]).toEqual([2, expect.stringContaining('has no queue')])
    await corpus(folder, args)
    const { out } = await corpus(folder, ['status', 'out.jsonl'])
    expect(out).toBe('5 shards: 0 done, 0 at work, 1 waiting, 0 failed\n')
    await corpus(folder, ['work', 'out.jsonl', '-q', '-j', '1'])
    expect((await corpus(folder, ['join', 'out.jsonl'])).status).toBe(0)
  })
})
