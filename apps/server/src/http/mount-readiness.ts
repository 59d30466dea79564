import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error.ts'
import type { NotReady, Readiness } from '../readiness.ts'
import { stateOf } from '../request/call-state.ts'

/** The path for load balancers; it is not part of the API. */
export const readinessPath = { method: 'GET', path: '/ready' } as const

const reasons: Readonly<Record<NotReady, string>> = {
  starting: 'The service is starting.',
  stopping: 'The service is stopping.',
  no_database: 'The service cannot reach its records, or they take no writes.',
  wrong_tables: 'The records lack a table or a column that this version needs.',
}

/** Answers whether this process should get calls: 200, or 503 with the reason. */
export function mountReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get(readinessPath.path, async (request) => {
    const reason = await readiness.check()
    if (reason === null) return { status: 'ready' }
    // Balancers ask twice a second: a process that starts or stops must not fill the error log.
    const isExpected = reason === 'starting' || reason === 'stopping'
    stateOf(request).isExpected = isExpected
    const code = isExpected ? 'provider_unavailable' : 'records_unavailable'
    throw new ApiError(code, reasons[reason], { headers: { 'retry-after': '1' } })
  })
}
