import { expect, it } from 'vitest'
import { systemDialer } from './dialer.ts'

it('resolves names as other programs of this machine do', async () => {
  const addresses = await systemDialer.resolve('localhost', new AbortController().signal)
  expect(addresses.some((address) => address === '127.0.0.1' || address === '::1')).toBe(true)
})

it('leaves a name alone that takes too long', async () => {
  const stop = new AbortController()
  const resolving = systemDialer.resolve('name.invalid', stop.signal)
  stop.abort(new Error('enough'))
  await expect(resolving).rejects.toThrow('enough')
  await expect(systemDialer.resolve('localhost', stop.signal)).rejects.toThrow('enough')
})
