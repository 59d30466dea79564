import { describe, expect, it } from 'vitest'
import { type CacheEntry, decodeEntry, encodeEntry } from './cache-entry.ts'

const asked = 'https://town.example/weir'
const entry: CacheEntry = {
  asked,
  address: 'https://town.example/river/weir',
  redirects: [{ status: 301, from: asked, to: 'https://town.example/river/weir' }],
  status: 200,
  type: 'text/html',
  etag: 'W/"7"',
  lastModified: null,
  isChallenge: false,
  isTruncated: false,
  fetchedAt: 1_000,
  body: Buffer.from('line one\nline two\u0000'),
}

it('an entry is read as it was written, whatever its body holds', () => {
  expect(decodeEntry(encodeEntry(entry), asked)).toEqual(entry)
})

describe('an entry is not read that', () => {
  const text = Buffer.from(encodeEntry(entry)).toString('latin1')
  const changed = (from: string, to: string) => Buffer.from(text.replace(from, to), 'latin1')

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['has no header', Buffer.from('line one\nline two')],
    ['has no end of its header', Buffer.alloc(100_000, '{')],
    ['is of another version', changed('"version":1', '"version":2')],
    ['was cut short', Buffer.from(text.slice(0, -1), 'latin1')],
    ['has grown', Buffer.from(`${text}x`, 'latin1')],
    ['has a status that is none', changed('"status":200', '"status":2')],
    ['would send a second header', changed('W/\\"7\\"', 'a\\r\\nhost: b')],
    ['has too many redirects', changed('"redirects":[', `"redirects":[${redirects(30)},`)],
  ])('%s', (_name, file) => {
    expect(decodeEntry(file, asked)).toBeNull()
  })

  it('is of another address', () => {
    expect(decodeEntry(encodeEntry(entry), 'https://town.example/flood')).toBeNull()
  })
})

function redirects(count: number): string {
  return Array(count).fill(JSON.stringify(entry.redirects[0])).join(',')
}
