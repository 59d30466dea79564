import { expect, it } from 'vitest'
import { demoCookieHeader, newDemoCookie, readDemoCookie } from './cookies.ts'

const value = 'abcdefghijklmnop-_0123'

it.each([
  `__Host-demo=${value}`,
  `a=b; __Host-demo=${value}`,
  `a=b;__Host-demo=${value}; c=d`,
  `__Host-demo=${value};`,
])('the cookie is read from %j', (header) => {
  expect(readDemoCookie(header)).toBe(value)
})

it.each([
  undefined,
  '',
  `__Host-demo=${value.slice(1)}`,
  `__Host-demo=${value}x`,
  `__Host-demo=${value} x`,
  `x__Host-demo=${value}`,
  `a=__Host-demo=${value}`,
  `__host-demo=${value}`,
  `__Host-demo=${value.replace('a', '.')}`,
])('there is no cookie in %j', (header) => {
  expect(readDemoCookie(header)).toBeUndefined()
})

it('a new cookie can be read again, and no two are alike', () => {
  const [one, other] = [newDemoCookie(), newDemoCookie()]
  expect(one).not.toBe(other)
  const header = demoCookieHeader(one)
  expect(readDemoCookie(header)).toBe(one)
  expect(header).toBe(`__Host-demo=${one}; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Lax`)
})
