import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { toApiError } from '../errors/to-api-error.ts'
import { publishedPrices } from '../pricing.ts'
import { pagePolicy } from '../reference/html.ts'
import { mountPages } from './mount-pages.ts'
import { sendProblem } from './send-problem.ts'

const app = Fastify()
app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toApiError(error)))
mountPages(app, [], { style: undefined, icon: undefined }, publishedPrices)

it.each(['/docs', '/problems/not_found'])('%s is a page that loads nothing', async (url) => {
  const { statusCode, headers, body } = await app.inject({ url })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
    'cache-control': 'public, max-age=300',
  })
  expect(body).toMatch(/^<!doctype html>/i)
})

it('/openapi.json is JSON that may be cached', async () => {
  const { headers, body } = await app.inject({ url: '/openapi.json' })
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=300',
  })
  expect(JSON.parse(body)).toMatchObject({ openapi: expect.stringMatching(/^3\./) })
})

it.each([
  ['/problems/not_found', 'application/json', 'application/json'],
  ['/problems/not_found', 'application/problem+json, */*', 'application/json'],
  ['/problems/not_found', 'text/markdown', 'text/markdown'],
  ['/problems/not_found', 'text/html, application/json;q=0.9', 'text/html'],
  ['/problems/not_found', '*/*', 'text/html'],
  ['/problems/not_found.md', 'text/html', 'text/markdown'],
  ['/problems/not_found.json', 'text/html', 'application/json'],
])('%s for %s is %s', async (url, accept, type) => {
  const { headers, body } = await app.inject({ url, headers: { accept } })
  expect([headers['content-type'], headers['vary']]).toEqual([`${type}; charset=utf-8`, 'Accept'])
  expect(body).toContain('not_found')
  expect(body).toContain('There is nothing at this path')
  if (type === 'application/json') {
    expect(JSON.parse(body)).toEqual({
      type: '/problems/not_found',
      title: expect.stringMatching(/./),
      status: 404,
      code: 'not_found',
      advice: expect.stringMatching(/./),
    })
  }
})

it.each(['/problems/made_up', '/problems/toString', '/problems/not_found.txt'])(
  '%s is not a page',
  async (url) => {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)
