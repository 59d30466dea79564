import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { UsageError } from '@content-trust/workspace'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBytes } from '../inputs/open-bytes.ts'
import { fileFormat, pack } from './file-format.ts'

describe('the format of an output', () => {
  it.each([
    ['out.jsonl', 'jsonl'],
    ['out.ndjson', 'jsonl'],
    ['OUT.JSONL', 'jsonl'],
    ['a.gz/out.jsonl', 'jsonl'],
    ['out.jsonl.gz', 'gzip'],
    ['out.ndjson.GZ', 'gzip'],
    ['out.jsonl.zst', 'zstd'],
    ['out.NDJSON.zst', 'zstd'],
    ['out.parquet', 'parquet'],
    ['out.Parquet', 'parquet'],
    ['out.jsonl.parquet', 'parquet'],
  ])('is read from the end of its name: %s', (file, format) => {
    expect(fileFormat(file)).toBe(format)
  })

  it.each([
    'out',
    'jsonl',
    'outjsonl',
    'out.json',
    'out.jsonl.',
    'out.jsonl.bz2',
    'out.gz',
    'out.zst',
    'out.parquet.gz',
    'out.jsonl.gz.tmp',
    'out.jsonl.zst.tmp',
    'out.jsonl/x',
    'out.parquets',
  ])('is none for %s', (file) => {
    expect(() => fileFormat(file)).toThrow(UsageError)
    expect(() => fileFormat(file)).toThrow(
      `--output ${file}: expected a name that ends in .jsonl, .jsonl.gz, .jsonl.zst or .parquet.`,
    )
  })
})

describe('a packed batch', () => {
  const lines = Buffer.from('{"id":"é"}\n'.repeat(50))

  it.each(['jsonl', 'parquet'] as const)('is as it was for %s', async (format) => {
    expect(await pack(lines, format)).toBe(lines)
  })

  it.each([
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ] as const)(
    'of %s is a file of its own, and may be behind another one',
    async (format, unpack) => {
      const first = await pack(lines, format)
      const second = await pack(Buffer.from('b\n'), format)
      expect(first.length).toBeLessThan(lines.length)
      expect(unpack(first)).toEqual(lines)
      const folder = await mkdtemp(join(tmpdir(), 'content-trust-'))
      onTestFinished(() => rm(folder, { recursive: true }))
      const path = join(folder, 'out')
      await writeFile(path, Buffer.concat([first, second]))
      let text = ''
      const stdin = (async function* () {})()
      for await (const chunk of openBytes({ path }, 0, stdin, () => {})) text += Buffer.from(chunk)
      expect(text).toBe(`${lines}b\n`)
    },
  )

  it.each(['jsonl', 'parquet', 'gzip', 'zstd'] as const)(
    'without a line takes no byte as %s',
    async (format) => {
      expect(await pack(new Uint8Array(), format)).toHaveLength(0)
    },
  )
})
