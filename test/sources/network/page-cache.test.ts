import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { CacheSettings } from '../../../packages/sources/src/fetch/index.ts'
import { openWeb, shown } from './support/open-web.ts'

const { at, fetcher, web } = openWeb()
const hour = 3_600_000

async function freshCache(changes: Partial<CacheSettings> = {}): Promise<CacheSettings> {
  const folder = await mkdtemp(join(tmpdir(), 'sources-cache-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, mostAgeMs: hour, mostBytes: 10_000_000, ...changes }
}

const entriesOf = async (folder: string) =>
  (await readdir(folder)).filter((name) => name !== '.gitignore').map((name) => join(folder, name))

it('what was fetched is not asked for again until it is old', async () => {
  const cache = await freshCache()
  const address = at('town', '/river/weir')
  const first = await (await fetcher({ cache })).fetch(address)
  const before = web().requests.length
  const second = await (await fetcher({ cache })).fetch(address)
  expect(second).toEqual(first)
  expect(web().requests.length).toBe(before)

  const later = () => Date.now() + 2 * hour
  const third = await (await fetcher({ cache, now: later })).fetch(address)
  expect(third).toMatchObject({
    status: 200,
    body: Buffer.from(first.kind === 'answer' ? first.body : []),
  })
  expect(web().requests.slice(before)).toContain('GET town /river/weir')
  // It was unchanged, which makes it new again.
  const asked = web().requests.length
  await (await fetcher({ cache, now: later })).fetch(address)
  expect(web().requests.length).toBe(asked)
})

it('without a connection the cache answers, however old, and for nothing else', async () => {
  const cache = await freshCache()
  await (await fetcher({ cache })).fetch(at('town', '/moved/weir'))
  const before = web().requests.length
  const later = () => Date.now() + 1_000 * hour
  const { fetch } = await fetcher({ cache, offline: true, now: later })
  expect(shown(await fetch(at('town', '/moved/weir')))).toBe('301 200 whole')
  expect(shown(await fetch(at('town', '/town/bins')))).toBe('offline')
  expect(web().requests.length).toBe(before)
})

it('an answer that may be another one tomorrow is not kept', async () => {
  const cache = await freshCache()
  const { fetch } = await fetcher({ cache })
  for (const path of ['/fault', '/forbidden', '/login']) await fetch(at('town', path))
  // The rules of the site are all that is there.
  expect(await entriesOf(cache.folder)).toHaveLength(1)
})

it('a damaged, foreign or swapped file is fetched again', async () => {
  const cache = await freshCache()
  const address = at('town', '/river/mill')
  const original = await (await fetcher({ cache })).fetch(address)
  const files = await entriesOf(cache.folder)
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const faults: readonly ((file: string, index: number) => Promise<unknown>)[] = [
    (file) => writeFile(file, ''),
    (file) => writeFile(file, '{"version":1}\nno header'),
    (file) => truncate(file, 60),
    (file, index) => writeFile(file, contents[1 - index] ?? ''),
    async (file) => {
      await rm(file)
      await symlink('/dev/zero', file)
    },
  ]
  for (const fault of faults) {
    await Promise.all(files.map(fault))
    const again = await (await fetcher({ cache })).fetch(address)
    expect(again).toMatchObject({ kind: 'answer', status: 200 })
    expect(shown(again)).toBe(shown(original))
  }
})

it('stays within its size, and loses the oldest first', async () => {
  const cache = await freshCache({ mostBytes: 2_500 })
  const { fetch, close } = await fetcher({ cache })
  await fetch(at('town', '/town/clock'))
  for (const file of await entriesOf(cache.folder)) await utimes(file, 1, 1)
  for (const path of ['/town/bins', '/town/twins', '/town/mayor']) await fetch(at('town', path))
  await close()
  const kept = await Promise.all((await entriesOf(cache.folder)).map((file) => readFile(file)))
  const size = kept.reduce((sum, { length }) => sum + length, 0)
  expect(size).toBeGreaterThan(500)
  expect(size).toBeLessThanOrEqual(2_500)
  expect(kept.some((file) => file.includes('/town/clock'))).toBe(false)
})

it('two fetchers at a time leave whole files', async () => {
  const cache = await freshCache()
  const both = [await fetcher({ cache }), await fetcher({ cache })]
  const paths = ['/river/otters', '/river/ferry', '/river/salmon', '/science/bees']
  await Promise.all(both.flatMap(({ fetch }) => paths.map((path) => fetch(at('town', path)))))
  const { fetch } = await fetcher({ cache, offline: true })
  for (const path of paths) expect(shown(await fetch(at('town', path)))).toBe('200 whole')
  expect((await entriesOf(cache.folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

it('a folder that cannot be written says so, and what to do', async () => {
  const cache = await freshCache()
  await writeFile(join(cache.folder, 'file'), '')
  const folder = join(cache.folder, 'file', 'cache')
  await expect(fetcher({ cache: { ...cache, folder } })).rejects.toThrow(
    /^Cannot write to the cache folder .*file.cache, expected .* Choose another folder/,
  )
})
