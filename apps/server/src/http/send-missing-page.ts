import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../errors/api-error.ts'
import { type PageLook, pagePolicy } from '../reference/html.ts'
import { missingPage } from '../reference/missing-page.ts'
import { stateOf } from '../request/call-state.ts'

/**
 * Answers a browser that asked for a missing page with a page; for every other request and error it answers nothing
 * and returns undefined. Says in `Vary` that the answer depends on what is accepted.
 */
export function answersMissingPage(
  look: PageLook,
): (request: FastifyRequest, reply: FastifyReply, problem: ApiError) => FastifyReply | undefined {
  const page = missingPage(look)
  return (request, reply, { code }) => {
    if (code !== 'not_found' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return undefined
    }
    const vary = reply.getHeader('vary')
    reply.header('vary', typeof vary === 'string' ? `${vary}, Accept` : 'Accept')
    if (!prefersHtml(request.headers.accept)) return undefined
    stateOf(request).code = code
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .send(page)
  }
}

/** Whether `Accept` names HTML, and no JSON that it likes better; browsers do, programs that take anything do not. */
export function prefersHtml(accept: string | undefined): boolean {
  const html = qualityOf(accept, /^text\/html$/)
  return html > 0 && html >= qualityOf(accept, /^application\/(?:problem\+)?json$/)
}

/** The highest quality that a header gives to types of a pattern, from 0 to 1; 0 where it names none. */
function qualityOf(accept: string | undefined, pattern: RegExp): number {
  const qualities = (accept ?? '').split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (!pattern.test(type)) return []
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice(2))
    return Number.isFinite(quality) ? [quality] : []
  })
  return Math.max(0, ...qualities)
}
