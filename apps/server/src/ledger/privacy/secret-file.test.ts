import fs, {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
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
  it('is made once, for its user alone (decision 30)', () => {
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

describe('two processes that start together', () => {
  /** Lets another process be first with what happens to the name of the secret. */
  function whenLinked(act: (file: string) => void): void {
    const { linkSync } = fs
    Object.assign(fs, {
      linkSync: (from: string, to: string) => {
        act(to)
        linkSync(from, to)
      },
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      Object.assign(fs, { linkSync })
      syncBuiltinESMExports()
    })
  }

  it('both have the secret of the first', () => {
    const data = directory()
    const theirs = Buffer.alloc(32, 5)
    whenLinked((file) => writeFileSync(file, theirs, { mode: 0o600 }))
    expect(loadSecret(data).equals(theirs)).toBe(true)
    expect(readdirSync(data)).toEqual(['secret'])
  })

  it('both fail when the secret cannot be put in its place', () => {
    const data = directory()
    whenLinked(() => {
      throw Object.assign(new Error('no links here'), { code: 'EPERM' })
    })
    expect(() => loadSecret(data)).toThrow('no links here')
    expect(readdirSync(data)).toEqual([])
  })
})

it('a secret that is not a file is an error, and none is made beside it', () => {
  const data = directory()
  mkdirSync(join(data, 'secret'), { recursive: true })
  expect(() => loadSecret(data)).toThrow(expect.objectContaining({ code: 'EISDIR' }))
  expect(readdirSync(data)).toEqual(['secret'])
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
