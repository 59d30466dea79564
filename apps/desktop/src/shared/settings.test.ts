import { expect, it } from 'vitest'
import { serverAddressSchema, settingsSchema } from './settings.ts'

it('asks no language model unless the writer has set one', () => {
  expect(settingsSchema.parse({}).rewriter).toBeNull()
})

it.each([
  'https://models.test/v1',
  'http://localhost:11434/v1',
  'http://127.0.0.1',
  'http://[::1]:1',
])('takes the address %s of a server or a model', (address) => {
  expect(serverAddressSchema.safeParse(address).success).toBe(true)
})

it.each([
  'http://models.test/v1',
  'http://localhost.models.test/v1',
  'http://127.0.0.1.models.test/v1',
  'https://me:secret@models.test/v1',
  'ftp://localhost',
  'models.test',
  '',
])('takes no address where words or key would be read on the way: %s', (address) => {
  expect(serverAddressSchema.safeParse(address).success).toBe(false)
})
