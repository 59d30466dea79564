import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../test/support/temporary-folder.ts'
import type { Cipher } from '../ports.ts'
import { createKeychain } from './keychain.ts'

const reversing: Cipher = {
  isAvailable: () => true,
  encrypt: (text) => Buffer.from(text).reverse(),
  decrypt: (bytes) => Buffer.from(bytes).reverse().toString(),
}

const keyFile = (): string => join(temporaryFolder(), 'key.bin')

it('gives the key only to the server that it was set for', async () => {
  const key = createKeychain(keyFile(), reversing)
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

it.each([
  ['https://one.test/v1', 'https://one.test/v1'],
  ['https://one.test', 'https://one.test/v1/chat?model=a#b'],
  ['https://one.test/v1', 'https://ONE.test:443/other/'],
  ['http://127.0.0.1:11434/v1', 'http://127.0.0.1:11434'],
])('gives a key that was set for %s to %s', async (set, asked) => {
  const key = createKeychain(keyFile(), reversing)
  await key.set('ctk_1', set)
  expect(await key.read(asked)).toBe('ctk_1')
})

it.each([
  ['https://one.test/v1', 'https://two.test/v1'],
  ['https://one.test/v1', 'http://one.test/v1'],
  ['https://one.test/v1', 'https://one.test:8443/v1'],
  ['https://one.test/v1', 'https://sub.one.test/v1'],
  ['https://one.test/v1', 'https://one.test.two.test/v1'],
  ['https://one.test/v1', 'https://two.test/https://one.test/v1'],
])('never gives a key that was set for %s to %s', async (set, asked) => {
  const key = createKeychain(keyFile(), reversing)
  await key.set('ctk_1', set)
  expect(await key.read(asked)).toBeNull()
})

it('saves no key where the system has no keychain', async () => {
  const file = keyFile()
  const key = createKeychain(file, { ...reversing, isAvailable: () => false })
  await expect(key.set('ctk_1', 'https://one.test')).rejects.toMatchObject({
    code: 'not_available',
  })
  await expect(readFile(file)).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await key.state()).toEqual({ isSet: false, isAvailable: false, origin: null })
  await key.clear()
})

it('saves the key in a folder of its own, and nothing else', async () => {
  const folder = join(temporaryFolder(), 'profile')
  const key = createKeychain(join(folder, 'key.bin'), reversing)
  await key.set('ctk_1', 'https://one.test')
  await key.set('ctk_2', 'https://two.test/v1')
  expect(await readdir(folder)).toEqual(['key.bin'])
  expect(await key.read('https://one.test')).toBeNull()
  expect(await key.read('https://two.test')).toBe('ctk_2')
})

it('writes no key that can be read, and for no other user', async () => {
  const file = keyFile()
  await createKeychain(file, reversing).set('ctk_secret', 'https://one.test')
  expect(await readFile(file, 'utf8')).not.toContain('ctk_secret')
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0)
})

it('has no key where the file is broken or the keychain has changed', async () => {
  const file = keyFile()
  await writeFile(file, '{ "origin"')
  expect(await createKeychain(file, reversing).read('https://one.test')).toBeNull()
  const other: Cipher = {
    ...reversing,
    decrypt: () => {
      throw new Error('another keychain')
    },
  }
  await createKeychain(file, reversing).set('ctk_1', 'https://one.test')
  expect(await createKeychain(file, other).read('https://one.test')).toBeNull()
})
