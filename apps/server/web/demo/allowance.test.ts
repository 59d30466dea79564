import { expect, it } from 'vitest'
import { readAllowance } from './allowance.ts'

it('reads what the demo says about its limit (decision 31)', () => {
  const headers = { 'ratelimit-policy': '"ip";q=12;w=3600', ratelimit: '"ip";r=11;t=3580' }
  expect(readAllowance(new Headers(headers))).toEqual({ limit: 12, left: 11, resetSeconds: 3580 })
})

it('says nothing where the headers are missing or malformed', () => {
  for (const ratelimit of [undefined, '', '"ip";r=x;t=1', 'r=1']) {
    const headers = ratelimit === undefined ? {} : { ratelimit }
    expect(
      readAllowance(new Headers({ 'ratelimit-policy': '"ip";q=12;w=1', ...headers })),
    ).toBeNull()
  }
})
