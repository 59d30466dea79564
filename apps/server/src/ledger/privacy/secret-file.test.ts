import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { deriveSecrets } from './secret.ts'
import { loadSecret } from './secret-file.ts'

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'content-trust-secret-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return join(path, 'data')
}

describe('the secret of a data directory', () => {
  it('D-081 is made once, for its user alone', () => {
    const data = directory()
    const secret = loadSecret(data)
    expect(secret.length).toBe(32)
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
    expect(statSync(data).mode & 0o777).toBe(0o700)
    expect(loadSecret(data).equals(secret)).toBe(true)
    expect(readdirSync(data)).toEqual(['secret'])
  })

  it('is refused when others can read it', () => {
    const data = directory()
    loadSecret(data)
    chmodSync(join(data, 'secret'), 0o644)
    expect(() => loadSecret(data)).toThrow(/has mode 644, expected 600/)
  })

  it('is refused when it is cut, rather than replaced by a new one', () => {
    const data = directory()
    loadSecret(data)
    writeFileSync(join(data, 'secret'), 'short')
    expect(() => loadSecret(data)).toThrow(/has 5 bytes, expected 32/)
  })
})

describe('the keys derived from a secret', () => {
  it('differ by purpose and by secret', () => {
    const one = deriveSecrets(Buffer.alloc(32, 1))
    const other = deriveSecrets(Buffer.alloc(32, 2))
    expect(one.digestApiKey('a')).not.toBe(one.digestContent('a'))
    expect(one.digestApiKey('a')).not.toBe(other.digestApiKey('a'))
    expect(one.digestApiKey('a')).toBe(deriveSecrets(Buffer.alloc(32, 1)).digestApiKey('a'))
  })

  it('need a secret of 32 bytes', () => {
    expect(() => deriveSecrets(Buffer.alloc(31))).toThrow(/31 bytes, expected at least 32/)
  })
})
