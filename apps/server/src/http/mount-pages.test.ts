import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { toApiError } from '../errors/to-api-error.ts'
import { pagePolicy } from '../reference/html.ts'
import { mountPages } from './mount-pages.ts'
import { sendProblem } from './send-problem.ts'

const app = Fastify()
app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toApiError(error)))
mountPages(app, [], { style: undefined, icon: undefined })

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

it.each(['/problems/made_up', '/problems/toString'])('%s is not a page', async (url) => {
  const { statusCode, headers } = await app.inject({ url })
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
})
