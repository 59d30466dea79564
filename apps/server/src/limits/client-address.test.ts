import { expect, it } from 'vitest'
import { addressBlock } from './client-address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::', '2001:db8:1:3::/64'],
  ['2001:DB8:a:b::1', '2001:db8:a:b::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['nobody', 'unknown'],
])('the address %j counts as %j', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
