import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextResult } from '@content-trust/engine/schema'
import { afterAll, expect, it } from 'vitest'
import { sha256 } from '../sha256.ts'
import { cacheFolder, cacheKey, openCache, readCached, writeCached } from './cache.ts'

const cwd = await mkdtemp(join(tmpdir(), 'content-trust-cache-'))
afterAll(() => rm(cwd, { recursive: true }))

// Only what the cache looks at; the rest goes through as it is.
const result = JSON.parse('{"recommended_action":"allow","slop_risk":0.1}') as TextResult

it('makes its folder, hides it from git, and may be opened again', async () => {
  const folder = await openCache(cwd)
  expect(folder).toBe(join(cwd, cacheFolder))
  expect(await openCache(cwd)).toBe(folder)
  expect(await readFile(join(folder, '.gitignore'), 'utf8')).toBe('*\n')
})

it('says where its folder cannot be made', async () => {
  await writeFile(join(cwd, 'file'), '')
  await expect(openCache(join(cwd, 'file'))).rejects.toThrow(`--cache: ${cacheFolder}: `)
})

it('keeps a result under its key, and leaves nothing else behind', async () => {
  const folder = await openCache(cwd)
  expect(await readCached(folder, 'a')).toBeNull()
  await writeCached(folder, 'a', result)
  expect(await readCached(folder, 'a')).toEqual(result)
  expect(await readCached(folder, 'b')).toBeNull()
  expect((await readdir(folder)).sort()).toEqual(['.gitignore', 'a.json'])
})

it.each(['', '{"recommended', 'null', '"recommended_action"', '7', '{}', '[]'])(
  'takes the damaged entry %j for none',
  async (text) => {
    const folder = await openCache(cwd)
    await writeFile(join(folder, 'damaged.json'), text)
    expect(await readCached(folder, 'damaged')).toBeNull()
  },
)

it('hides no trouble of the disk', async () => {
  const file = join(cwd, 'file')
  await writeFile(file, '')
  await expect(readCached(file, 'a')).rejects.toThrow('ENOTDIR')
})

it('names a result by all its parts and where each ends', () => {
  const keys = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['c', 'ab']].map(cacheKey)
  expect(new Set(keys).size).toBe(5)
  expect(cacheKey(['ab', 'c'])).toBe(keys[0])
  expect(cacheKey([])).toMatch(/^[0-9a-f]{64}$/)
})

it('hashes with SHA-256', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
