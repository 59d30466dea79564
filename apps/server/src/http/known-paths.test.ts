import { expect, it } from 'vitest'
import { knownPaths, methodsAt } from './known-paths.ts'

const paths = knownPaths([
  { method: 'GET', path: '/docs' },
  { method: 'POST', path: '/v1/analyze' },
  { method: 'GET', path: '/problems/:name' },
  { method: 'POST', path: '/mcp', allow: ['POST'] },
])
const [get, post] = [
  ['GET', 'HEAD', 'OPTIONS'],
  ['POST', 'OPTIONS'],
]

it.each([
  ['/docs', get],
  ['/docs?a=/v1/analyze', get],
  ['/docs#a', get],
  ['/v1/analyze', post],
  ['/mcp', ['POST']],
  ['/problems/not_found', get],
  ['/problems/a.b-c?d', get],
])('%s answers to its methods', (url, methods) => {
  expect(methodsAt(url, paths)).toEqual(methods)
})

it.each([
  '/',
  '',
  '?/docs',
  '/docs/',
  '/docs/a',
  '/problems',
  '/problems/',
  '/problems/a/b',
  '/problems/a b',
  'x/problems/a',
  '/v1/analyze/a',
  '/x/problems/a',
])('there is nothing at %j', (url) => {
  expect(methodsAt(url, paths)).toBeUndefined()
})
