import { problemStatuses } from '@content-trust/engine/schema'
import type { AccountCall, Route } from '../define-route.ts'
import { ApiError } from '../errors/api-error.ts'
import { outcomeUnknown } from '../errors/to-api-error.ts'
import type { Delivery, Job } from '../jobs/job.ts'
import { fingerprint } from '../ledger/fingerprint.ts'
import { toCents } from '../ledger/money.ts'
import type { Begun, Lease } from '../ledger/ports.ts'
import { StoreUnavailable } from '../ledger/store-error.ts'
import type { Services } from '../services.ts'

export interface BilledCall extends AccountCall {
  /** The method and path that scope an idempotency key. */
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly idempotencyKey: string | undefined
}

export interface BilledAnswer {
  readonly status: number
  /** JSON; a replay repeats it byte for byte. */
  readonly body: string
  readonly isReplay: boolean
}

/**
 * Reserves the price, does the work and charges for it; any failure leaves the balance as it was
 * (decision 36).
 */
export async function runBilled(
  route: Route & { readonly work: { readonly kind: 'billed' } },
  call: BilledCall,
  services: Services,
): Promise<BilledAnswer> {
  const started = services.clock()
  const job = route.work.read(call.body, call, fetchingFor(call, services))
  const begun = await begin(job, call, services)
  if (begun.kind === 'replay') return { status: begun.status, body: begun.body, isReplay: true }
  if (begun.kind !== 'started') throw refusal(begun)

  const { lease } = begun
  let isCharging = false
  try {
    const delivery = await job.work()
    isCharging = true
    return await capture(route, job, delivery, lease, services, started)
  } catch (error) {
    const isReleased = await release(lease, error, services)
    // A charge that failed may have been stored, unless the call could be ended without one.
    const isUnknown = isCharging && !isReleased && !(error instanceof ApiError)
    throw isUnknown ? outcomeUnknown(lease.isKeyed) : error
  }
}

async function begin(job: Job<unknown>, call: BilledCall, services: Services): Promise<Begun> {
  try {
    return await services.store.operations.begin(operationOf(job, call))
  } catch (error) {
    // The price may be reserved by now; it returns by itself, and the key is free again (decision 37).
    throw error instanceof StoreUnavailable
      ? outcomeUnknown(call.idempotencyKey !== undefined)
      : error
  }
}

/** The same services, with the account that answers for what is fetched. */
function fetchingFor({ holder }: BilledCall, services: Services): Services {
  return { ...services, mediaFetch: { ...services.mediaFetch, caller: holder.accountId } }
}

function operationOf(job: Job<unknown>, call: BilledCall) {
  const { bucket, units, price } = job.charge
  const { method, path, idempotencyKey: key } = call
  return {
    accountId: call.holder.accountId,
    keyId: call.holder.keyId,
    endpoint: `${method} ${path}`,
    bucket,
    units,
    price,
    payment: job.payment,
    ...(key === undefined
      ? {}
      : { idempotency: { key, fingerprint: fingerprint(method, path, call.body) } }),
  }
}

function refusal(begun: Exclude<Begun, { kind: 'started' | 'replay' }>): ApiError {
  switch (begun.kind) {
    case 'conflict':
      return new ApiError(
        'idempotency_conflict',
        'This Idempotency-Key was used with another body in the last 24 hours.',
      )
    case 'in_progress':
      return new ApiError(
        'idempotency_in_progress',
        'The first call with this key is still running.',
        {
          headers: { 'retry-after': '1' },
        },
      )
    case 'insufficient': {
      const [required, balance] = [toCents(begun.required), toCents(begun.available)]
      return new ApiError(
        'insufficient_credit',
        `The call costs ${required} cents and the account has ${balance}.`,
        { required_cents: required, balance_cents: balance },
      )
    }
    default:
      return begun satisfies never
  }
}

async function capture(
  route: Route,
  job: Job<unknown>,
  delivery: Delivery<unknown>,
  lease: Lease,
  services: Services,
  started: number,
): Promise<BilledAnswer> {
  const { id, modality, modelVersion, net } = delivery
  const captured = await services.store.operations.capture(
    lease,
    (available) => ({
      status: 200,
      body: JSON.stringify(route.output.parse(delivery.answer(available))),
      analysisId: id,
      modality,
      modelVersion,
      latencyMs: services.clock() - started,
      submitted: job.submitted,
    }),
    net,
  )
  if (captured.kind === 'captured') {
    return { status: captured.status, body: captured.body, isReplay: false }
  }
  // Recovery or a retry has taken this call over, so this answer must not be sent (decision 37).
  throw new ApiError(
    'overloaded',
    'The call took too long and was abandoned. Nothing was charged.',
    {
      headers: { 'retry-after': '1' },
    },
  )
}

/**
 * Releases the money and the key, and says whether it did; where that fails too, recovery does it when
 * the hold expires.
 */
async function release(lease: Lease, error: unknown, services: Services): Promise<boolean> {
  const reason =
    error instanceof ApiError ? `${problemStatuses[error.code]} ${error.code}` : 'error'
  return await services.store.operations.void(lease, reason).catch(() => false)
}
