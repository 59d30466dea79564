import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { toApiError } from '../errors/to-api-error.ts'
import { createLog } from '../logging/log.ts'
import { logAnswer } from '../logging/log-answer.ts'
import type { NotReady } from '../readiness.ts'
import { mountReadiness } from './mount-readiness.ts'
import { sendProblem } from './send-problem.ts'

async function ask(reason: NotReady | null) {
  const lines: string[] = []
  const app = Fastify()
  app.addHook(
    'onResponse',
    logAnswer(createLog('info', { write: (line) => void lines.push(line) })),
  )
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, toApiError(error)))
  mountReadiness(app, { warmed: () => {}, stopping: () => {}, check: async () => reason })
  const { statusCode, headers, body } = await app.inject({ url: '/ready' })
  return { status: statusCode, retry: headers['retry-after'], body, line: lines.join('') }
}

it('a process that is ready says so', async () => {
  const { status, body } = await ask(null)
  expect([status, JSON.parse(body)]).toEqual([200, { status: 'ready' }])
})

it.each([
  ['starting', 'provider_unavailable', /starting/, 'info'],
  ['stopping', 'provider_unavailable', /stopping/, 'info'],
  ['no_database', 'records_unavailable', /cannot reach its records/, 'error'],
  ['wrong_tables', 'records_unavailable', /lack a table or a column/, 'error'],
] as const)('a process that is not ready says why: %s', async (reason, code, detail, level) => {
  const { status, retry, body, line } = await ask(reason)
  expect([status, retry]).toEqual([503, '1'])
  expect(JSON.parse(body)).toMatchObject({ code, detail: expect.stringMatching(detail) })
  expect(JSON.parse(line)).toMatchObject({ level, status: 503 })
})
