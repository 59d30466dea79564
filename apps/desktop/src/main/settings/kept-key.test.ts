import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type Cipher, createKeptKey } from './kept-key.ts'

const reversing: Cipher = {
  isAvailable: () => true,
  encrypt: (text) => Buffer.from(text).reverse(),
  decrypt: (bytes) => Buffer.from(bytes).reverse().toString(),
}

async function keyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-trust-key-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'key.bin')
}

it('gives the key to the server that it was set for, and to no other', async () => {
  const key = createKeptKey(await keyFile(), reversing)
  await key.set('ctk_1', 'https://one.test/v1')
  expect(await key.read('https://one.test')).toBe('ctk_1')
  expect(await key.read('https://two.test')).toBeNull()
  expect(await key.read('http://one.test')).toBeNull()
  expect(await key.state()).toEqual({
    isSet: true,
    isAvailable: true,
    origin: 'https://one.test',
  })
  await key.clear()
  expect(await key.read('https://one.test')).toBeNull()
})

it('writes no key that can be read, and for no other user', async () => {
  const file = await keyFile()
  await createKeptKey(file, reversing).set('ctk_secret', 'https://one.test')
  expect(await readFile(file, 'utf8')).not.toContain('ctk_secret')
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)
})

it('has no key where the file is broken or the keychain is another', async () => {
  const file = await keyFile()
  await writeFile(file, '{ "origin"')
  expect(await createKeptKey(file, reversing).read('https://one.test')).toBeNull()
  const other: Cipher = {
    ...reversing,
    decrypt: () => {
      throw new Error('another keychain')
    },
  }
  await createKeptKey(file, reversing).set('ctk_1', 'https://one.test')
  expect(await createKeptKey(file, other).read('https://one.test')).toBeNull()
})
