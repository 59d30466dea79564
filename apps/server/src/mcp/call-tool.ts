import type { CallToolResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { AccountCall, Route } from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import { toProblem } from '../errors/problem.ts'
import { toApiError, withinDeclared } from '../errors/to-api-error.ts'
import { runBilled } from '../http/run-billed.ts'
import type { CallsInFlight } from '../limits/calls-in-flight.ts'
import { refuseFullQueue } from '../limits/full-queue.ts'
import { holdRefusal } from '../limits/hold-refusal.ts'
import { readIdempotencyKey } from '../request/idempotency-key.ts'
import type { Services } from '../services.ts'

const objectSchema = z.record(z.string(), z.unknown())

export interface ToolHost {
  readonly services: Services
  readonly inFlight: CallsInFlight
  /** Called with internal errors. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Runs the route of a tool, billed and limited as over HTTP; an error becomes a result (decision
 * 41).
 */
export async function callTool(
  route: Route,
  sent: Readonly<Record<string, unknown>>,
  call: AccountCall,
  host: ToolHost,
): Promise<CallToolResult> {
  try {
    const release = host.inFlight.enter(call.holder.accountId)
    try {
      await holdRefusal(admit(route, call, host))
      return await answer(route, sent, call, host.services)
    } finally {
      release()
    }
  } catch (error) {
    const problem = withinDeclared(toApiError(error), route.errors)
    if (problem.code === 'internal_error') host.onFailure(error)
    const text = JSON.stringify(toProblem(problem, call.requestId))
    return { content: [{ type: 'text', text }], isError: true }
  }
}

async function admit(
  { work }: Route,
  { holder: { accountId } }: AccountCall,
  { services, inFlight }: ToolHost,
): Promise<void> {
  if (work.kind === 'billed') refuseFullQueue(accountId, services.scoring)
  await inFlight.pace(accountId)
}

async function answer(
  route: Route,
  sent: Readonly<Record<string, unknown>>,
  call: AccountCall,
  services: Services,
): Promise<CallToolResult> {
  const { work } = route
  if (work.kind === 'look-up') return resultOf(JSON.stringify(await work.answer(call, services)))
  if (work.kind === 'free') throw new ApiError('not_found', 'There is no such tool.')
  const { idempotency_key: key, ...body } = sent
  const { body: text, isReplay } = await runBilled(
    { ...route, work },
    {
      ...call,
      method: 'POST',
      path: `/mcp/${route.name}`,
      body,
      idempotencyKey: readIdempotencyKey(key === undefined ? [] : [keyOf(key)]),
    },
    services,
  )
  const result = resultOf(text)
  return isReplay ? { ...result, _meta: { 'content-trust/idempotency-replayed': true } } : result
}

function keyOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new ApiError('bad_request', '`/idempotency_key`: expected a string.', {
    errors: [{ pointer: '/idempotency_key', detail: 'expected a string' }],
  })
}

function resultOf(text: string): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    structuredContent: objectSchema.parse(JSON.parse(text)),
  }
}
