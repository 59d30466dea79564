import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { rowOptions } from '../../../packages/cli/src/corpus/corpus-options.ts'
import { bucket } from '../../../packages/cli/src/corpus/storage/bucket.ts'
import { readBytes, writeText } from '../../../packages/cli/src/corpus/storage/open-storage.ts'
import { StorageProblem } from '../../../packages/cli/src/corpus/storage/storage.ts'
import { createThreads } from '../../../packages/cli/src/corpus/threads/threads.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'
import { type BucketServer, startBucketServer } from './support/bucket-server.ts'

const name = `corpora-${randomUUID()}`
const root = `s3://${name}`
let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer(name)
})
beforeEach(() => {
  for (const [key, value] of Object.entries(server.environment)) vi.stubEnv(key, value)
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.faults.cutDownloads = { left: 0, after: 0 }
  server.faults.before = () => null
  server.faults.loses = () => false
})
afterAll(() => server.stop())

const jsonl = (rows: number, seed: number) =>
  [...generateRows(rows, seed)].map((row) => `${JSON.stringify(row)}\n`).join('')

async function put(key: string, content: string | Uint8Array): Promise<void> {
  const staged = await bucket.stage(`${root}/${key}`)
  try {
    await writeFile(staged.path, content)
    await staged.commit()
  } finally {
    await staged.discard()
  }
}

const read = async (key: string) => Buffer.from(await readBytes(`${root}/${key}`))

describe('inputs in a bucket', () => {
  it('are scored as files are: lines, packed lines, drafts, Parquet', async () => {
    const files = {
      'a.jsonl': jsonl(400, 1),
      'b.jsonl.gz': gzipSync(jsonl(300, 2)),
      'c.md': '# A\n\nThe pump ran.',
    }
    const folder = await makeFolder({})
    for (const [file, content] of Object.entries(files)) {
      await put(`in/${file}`, content)
      await writeFile(join(folder, file), content)
    }
    const made = await run(folder, ['corpus', 'a.jsonl', '-o', 'd.parquet', '-q', '--with-input'])
    expect(made.status).toBe(0)
    await put('in/d.parquet', await readFile(join(folder, 'd.parquet')))
    const names = [...Object.keys(files), 'd.parquet']
    const options = ['--text-field', 'text', '--filter', 'characters > 0']
    const local = await run(folder, ['corpus', ...names, ...options])
    const remote = await run(folder, ['corpus', `${root}/in/`, ...options])
    expect([remote.status, remote.err]).toEqual([0, local.err])
    expect(remote.out.replaceAll(`${root}/in/`, '')).toBe(local.out)
  })

  it('are read on where a line broke off, and count as gone when they stay away', async () => {
    await put('cut/a.jsonl', jsonl(1500, 3))
    const whole = await run('.', ['corpus', `${root}/cut/a.jsonl`])
    server.faults.cutDownloads = { left: 3, after: 100_000 }
    const cut = await run('.', ['corpus', `${root}/cut/a.jsonl`])
    expect(server.faults.cutDownloads.left).toBe(0)
    expect(cut).toEqual(whole)
    const missing = await run('.', ['corpus', `${root}/cut/b.jsonl`])
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining('no such object')])
  })

  it('that the storage does not give are an error of the run, never a row', async () => {
    await put('gone/a.jsonl', jsonl(10, 4))
    server.faults.before = ({ method }) => (method === 'GET' ? 500 : null)
    const { status, out, err } = await run('.', ['corpus', `${root}/gone/a.jsonl`])
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(/^error: s3:.* the storage did not answer as expected/)
  })

  it('that the storage does not give to a thread are the same error', async () => {
    await put('gone/b.md', 'The pump ran.')
    server.faults.before = ({ method }) => (method === 'GET' ? 500 : null)
    const threads = createThreads(rowOptions({}), 2)
    const content = { kind: 'draft', path: `${root}/gone/b.md` } as const
    const place = { input: 0, offset: 0, row: 0 }
    const batch = { source: 'b.md', content, start: place, end: place, isUnreadable: false }
    try {
      await expect(threads.score(batch, false)).rejects.toThrow(StorageProblem)
    } finally {
      await threads.stop()
    }
  })
})

describe('outputs in a bucket', () => {
  it.each(['out.jsonl', 'out.jsonl.gz', 'out.parquet'])(
    'have the bytes of a file: %s',
    async (output) => {
      const folder = await makeFolder({ 'in.jsonl': jsonl(500, 5) })
      await run(folder, ['corpus', 'in.jsonl', '-o', output, '-q'])
      const args = ['corpus', 'in.jsonl', '-o', `${root}/whole/${output}`, '-q']
      expect((await run(folder, args)).status).toBe(0)
      const local = await readFile(join(folder, output))
      expect(Buffer.compare(await read(`whole/${output}`), local)).toBe(0)
      const again = await run(folder, args)
      expect([again.status, again.err]).toEqual([2, expect.stringContaining('already exists')])
      for (const shard of ['1/3', '2/3', '3/3']) {
        const more = ['-o', `${root}/parts/${output}`, '--shard', shard, '-q']
        expect((await run(folder, ['corpus', 'in.jsonl', ...more])).status).toBe(0)
      }
      const joined = await run(folder, ['corpus', 'join', `${root}/parts/${output}`])
      expect([joined.status, joined.err]).toEqual([0, expect.stringContaining('joined 3 parts')])
      expect(Buffer.compare(await read(`parts/${output}`), local)).toBe(0)
    },
  )

  it('of many megabytes go up in parts', async () => {
    const large = Buffer.alloc(20_000_000, 'The pump ran.\n')
    await put('large', large)
    expect(await bucket.find(`${root}/large`)).toMatchObject({ size: large.length })
    expect(Buffer.compare(await read('large'), large)).toBe(0)
  })

  it('that fail on the way leave nothing that anybody sees', { timeout: 120_000 }, async () => {
    server.faults.before = ({ method, url }) =>
      method === 'PUT' && url.includes('partNumber=2') ? 500 : null
    const large = Buffer.alloc(20_000_000, 'x')
    await expect(put('failed', large)).rejects.toThrow('the storage did not answer as expected')
    server.faults.before = () => null
    expect(await bucket.find(`${root}/failed`)).toBeNull()
    expect(await bucket.list(root)).not.toContain('failed')
  })

  it('are listed, also when there are more than one answer holds', {
    timeout: 300_000,
  }, async () => {
    for (let at = 0; at < 1100; at += 20) {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => writeText(`${root}/many/${at + index}`, 'x')),
      )
    }
    expect((await bucket.list(`${root}/many`)).length).toBe(1100)
  })
})
