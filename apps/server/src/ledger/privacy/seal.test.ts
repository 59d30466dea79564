import { createSecretKey } from 'node:crypto'
import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const keyOf = (byte: number) => createSecretKey(Buffer.alloc(32, byte))
const key = keyOf(1)
const bytes = (text: string) => Buffer.from(text)

it('a sealed answer opens under its key and place alone (decision 40)', () => {
  const sealed = seal(key, 'replay op_1', bytes('A body — 😀'))
  expect(unseal(key, 'replay op_1', sealed)).toEqual(bytes('A body — 😀'))
  expect(unseal(key, 'replay op_2', sealed)).toBeNull()
  expect(unseal(keyOf(2), 'replay op_1', sealed)).toBeNull()
  expect(unseal(key, 'replay op_1', seal(key, 'replay op_1', bytes('')))).toEqual(bytes(''))
})

it('a sealed answer shows nothing of its text and is never twice the same (decision 40)', () => {
  const sealed = seal(key, 'a', bytes('unmistakable'))
  expect(sealed.includes('unmistakable')).toBe(false)
  expect(seal(key, 'a', bytes('unmistakable')).equals(sealed)).toBe(false)
})

it('a sealed answer with any byte changed or cut does not open', () => {
  const sealed = seal(key, 'a', bytes('text'))
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(unseal(key, 'a', changed)).toBeNull()
    expect(unseal(key, 'a', sealed.subarray(0, at))).toBeNull()
  }
})
