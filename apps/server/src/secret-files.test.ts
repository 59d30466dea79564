import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readStorage } from './storage-settings.ts'

const secret = 'ab'.repeat(32)

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-trust-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

const read = (env: Record<string, string>) =>
  readStorage({ env, home: '/srv/a', platform: 'linux', clock: Date.now })

describe('a secret in a file', () => {
  it.each(['', '\n', '\r\n'])(
    'is read as if it were set, without the break of its line: %j',
    (end) => {
      const storage = read({
        CONTENT_TRUST_SECRET_FILE: fileWith(`${secret}${end}`),
        DATABASE_URL_FILE: fileWith(`postgres://a:b@c/d${end}`),
      })
      expect(storage.secret).toEqual(Buffer.from(secret, 'hex'))
      expect(storage.databaseUrl).toBe('postgres://a:b@c/d')
    },
  )

  it('is checked like the setting, and never shown', () => {
    const wrong = { CONTENT_TRUST_SECRET_FILE: fileWith('canary') }
    expect(() => read(wrong)).toThrow(/^Invalid settings\. CONTENT_TRUST_SECRET: expected 64 hexa/)
    expect(() => read(wrong)).not.toThrow('canary')
  })

  it.each(['', '\n'])('is not empty: %j', (text) => {
    expect(() => read({ CONTENT_TRUST_SECRET_FILE: fileWith(text) })).toThrow(
      'CONTENT_TRUST_SECRET_FILE: expected a file that is not empty',
    )
  })

  it('has to be there', () => {
    expect(() => read({ DATABASE_URL_FILE: '/nowhere/at/all' })).toThrow(
      'DATABASE_URL_FILE: expected a file that can be read (ENOENT)',
    )
  })

  it('is set once', () => {
    const twice = { CONTENT_TRUST_SECRET: secret, CONTENT_TRUST_SECRET_FILE: fileWith(secret) }
    expect(() => read(twice)).toThrow('expected it or CONTENT_TRUST_SECRET, not both')
    expect(read({ CONTENT_TRUST_SECRET: secret, CONTENT_TRUST_SECRET_FILE: '' }).secret).toEqual(
      Buffer.from(secret, 'hex'),
    )
  })
})
