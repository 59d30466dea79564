import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { generateRows } from '../../../bench/corpus/generate-rows.ts'
import { bucket } from '../../../packages/cli/src/corpus/storage/bucket.ts'
import { readText } from '../../../packages/cli/src/corpus/storage/open-storage.ts'
import { run } from '../support/fake-host.ts'
import { makeFolder } from '../support/folder.ts'
import { type BucketServer, type LineRequest, startBucketServer } from './support/bucket-server.ts'

const name = `outputs-${randomUUID()}`
const root = `s3://${name}`
const small = 'ours\n'
const large = 'The pump ran.\n'.repeat(1_000_000)
let server: BucketServer
beforeAll(async () => {
  server = await startBucketServer(name)
})
beforeEach(() => {
  for (const [key, value] of Object.entries(server.environment)) vi.stubEnv(key, value)
})
afterEach(() => {
  vi.unstubAllEnvs()
  server.faults.before = () => null
  server.faults.loses = () => false
})
afterAll(() => server.stop())

/** Puts a text where nothing is yet, as a run does at its end. */
async function putNew(key: string, text: string): Promise<void> {
  const staged = await bucket.stage(`${root}/${key}`)
  try {
    await writeFile(staged.path, text)
    await staged.commitNew()
  } finally {
    await staged.discard()
  }
}

const isConditional = ({ headers }: LineRequest) => headers['if-none-match'] === '*'
const objectOf = ({ url }: LineRequest) => `s3:/${url.split('?')[0]}`
/** What S3 answers, by its documentation: 412 to a write that is to be the first, and is not. */
const decide = async (request: LineRequest) =>
  isConditional(request) && (await bucket.find(objectOf(request))) !== null ? 412 : null

describe('an output in a bucket', () => {
  it.each([
    ['in one request', 'small', small],
    ['in parts', 'large', large],
  ])('that appears while ours is sent %s stays', async (_, key, ours) => {
    server.faults.before = async (request) => {
      if (isConditional(request)) await server.put(key, 'theirs')
      return await decide(request)
    }
    await expect(putNew(key, ours)).rejects.toThrow(`${root}/${key} appeared during this run`)
    expect(await server.get(key)).toBe('theirs')
  })

  it('that appears before ours is sent stays on any server, and nothing is sent', async () => {
    await server.put('before', 'theirs')
    const methods: string[] = []
    server.faults.before = ({ method }) => {
      methods.push(method)
      return null
    }
    await expect(putNew('before', small)).rejects.toThrow('appeared during this run')
    expect(methods).toEqual(['HEAD'])
    expect(await server.get('before')).toBe('theirs')
  })

  it.each([
    ['in one request', 'unknowing-small', small],
    ['in parts', 'unknowing-large', large],
  ])('is written %s by a server that knows no conditions', async (_, key, ours) => {
    server.faults.before = (request) => (isConditional(request) ? 501 : null)
    await putNew(key, ours)
    expect(await server.get(key)).toBe(ours)
  })

  it('is known as ours when the answer was lost and the request is sent again', async () => {
    let sent = 0
    server.faults.before = async (request) => {
      if (isConditional(request)) sent++
      return await decide(request)
    }
    let lost = 0
    server.faults.loses = (request) => isConditional(request) && lost++ === 0
    await putNew('lost', small)
    expect(sent).toBe(2)
    expect(lost).toBeGreaterThan(0)
    expect(await server.get('lost')).toBe(small)
  })

  it('is sent again when two writes met and neither was done', async () => {
    let conflicts = 0
    server.faults.before = (request) => (isConditional(request) && conflicts++ < 2 ? 409 : null)
    await putNew('conflict', small)
    expect([conflicts, await server.get('conflict')]).toEqual([3, small])
  })

  it('ends the later of two runs, unless it was told to replace it', async () => {
    const rows = [...generateRows(20, 1)].map((row) => `${JSON.stringify(row)}\n`).join('')
    const folder = await makeFolder({ 'in.jsonl': rows })
    server.faults.before = async (request) => {
      if (request.method === 'PUT' && (await readText(objectOf(request))) === null) {
        server.faults.before = decide
        await server.put('run.jsonl', 'theirs')
      }
      return await decide(request)
    }
    const args = ['corpus', 'in.jsonl', '-q', '-o', `${root}/run.jsonl`]
    const later = await run(folder, args)
    expect([later.status, later.err]).toEqual([2, expect.stringContaining('appeared during')])
    expect(await server.get('run.jsonl')).toBe('theirs')
    expect((await run(folder, [...args, '--overwrite'])).status).toBe(0)
    const { out } = await run(folder, ['corpus', 'in.jsonl'])
    expect(await server.get('run.jsonl')).toBe(out)
  })
})
