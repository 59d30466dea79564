import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Route } from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import { openapiDocument } from '../openapi/document.ts'
import { type PageLook, pagePolicy } from '../reference/html.ts'
import { problemPage } from '../reference/problem-page.ts'
import { referenceOf } from '../reference/reference.ts'
import { referencePage } from '../reference/reference-page.ts'
import type { Services } from '../services.ts'

/** Paths of the pages, so that other methods get 405. */
export const pagePaths = [
  { method: 'GET', path: '/docs' },
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/problems/:name' },
] as const

/** Serves the OpenAPI document, the reference and the problem pages, all rendered once. */
export function mountPages(
  app: FastifyInstance,
  routes: readonly Route[],
  look: PageLook,
  prices: Services['prices'],
): void {
  const document = JSON.stringify(openapiDocument(routes, prices))
  const reference = referencePage(referenceOf(routes, prices), look)
  app.get('/openapi.json', (_request, reply) => {
    return reply
      .type('application/json')
      .header('cache-control', 'public, max-age=300')
      .send(document)
  })
  app.get('/docs', (_request, reply) => sendPage(reply, reference))
  app.get<{ Params: { name: string } }>('/problems/:name', (request, reply) => {
    const page = problemPage(request.params.name, request.headers.accept ?? '', look)
    if (page === undefined) throw new ApiError('not_found', 'There is no problem with this name.')
    return sendPage(reply.header('vary', 'Accept'), page.text, page.type)
  })
}

function sendPage(
  reply: FastifyReply,
  page: string,
  type = 'text/html; charset=utf-8',
): FastifyReply {
  return reply
    .type(type)
    .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'public, max-age=300' })
    .send(page)
}
