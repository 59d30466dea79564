import { describe, expect, it } from 'vitest'
import { generateApiKey, hintOf, isWellFormedApiKey } from './api-key.ts'

describe('API keys', () => {
  it('a key is ctk_, 32 random characters and 6 of a checksum (decision 30)', () => {
    const keys = Array.from({ length: 500 }, generateApiKey)
    for (const key of keys) expect(key).toMatch(/^ctk_[0-9A-Za-z]{38}$/)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every(isWellFormedApiKey)).toBe(true)
  })

  it('every character of the alphabet turns up, so no bits are lost (decision 30)', () => {
    const seen = new Set(Array.from({ length: 200 }, () => generateApiKey().slice(4, 36)).join(''))
    expect(seen.size).toBe(62)
  })

  it('the checksum finds each change of one character without a look-up (decision 30)', () => {
    const key = generateApiKey()
    for (let at = 4; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x'
      expect(isWellFormedApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
    }
  })

  it('the checksum is that of CRC-32, in base 62 with leading zeros', () => {
    // Worked out with the zlib of another language.
    expect(isWellFormedApiKey(`ctk_${'A'.repeat(32)}3Ae0o2`)).toBe(true)
  })

  it.each([
    '',
    'ctk_',
    ' '.repeat(42),
    'CTK_00000000000000000000000000000000000000',
    `${generateApiKey()}\n`,
    ` ${generateApiKey()}`,
    `${generateApiKey()}0`,
    generateApiKey().slice(0, -1),
    'ctk_é0000000000000000000000000000000000000',
  ])('%j is not a key', (text) => {
    expect(isWellFormedApiKey(text)).toBe(false)
  })

  it('a hint shows too little to guess from', () => {
    const key = generateApiKey()
    expect(hintOf(key)).toBe(`${key.slice(0, 6)}…${key.slice(-4)}`)
  })
})
