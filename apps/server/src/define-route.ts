import type { ProblemCode } from '@content-trust/engine/schema'
import type { z } from 'zod'
import type { Job } from './jobs/job.ts'
import type { KeyHolder } from './ledger/account-ports.ts'
import type { PricedBucket } from './pricing.ts'
import { readInput } from './request/read-input.ts'
import { accountCaller, demoCaller } from './scoring/caller.ts'
import { forCaller } from './scoring/for-caller.ts'
import type { Services } from './services.ts'

/** Who may call: anybody, anybody within the rate limit of the demo or the form, or an account. */
export type Access = 'open' | 'demo' | 'form' | 'account'

/** What is known of a call before its body is read. */
export interface OpenCall {
  readonly requestId: string
  /** The block of addresses that it came from, where no account answers for it. */
  readonly address?: string
}
export interface AccountCall extends OpenCall {
  readonly holder: KeyHolder
}

/** The description of a route, for the HTTP server, the remote tools and the API reference. */
interface RouteFacts {
  /** One name for the file, the operation id, the tool and the documentation. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly access: Access
  /** Largest body in bytes (decision 27). */
  readonly maxBytes: number
  readonly errors: readonly ProblemCode[]
  readonly deprecation?: { readonly since: Date; readonly successor: `/${string}` }
  /** The remote tool of the same operation (decision 41). */
  readonly tool?: { readonly name: string; readonly title: string; readonly isReadOnly: boolean }
  /** A valid body, for the reference. */
  readonly example?: Readonly<Record<string, unknown>>
  /** What that body is charged, for the reference; absent where a call is free. */
  readonly exampleCost?: { readonly bucket: PricedBucket; readonly units: number }
}

/** A free call, which needs no account. */
interface FreeWork {
  readonly kind: 'free'
  answer(body: unknown, call: OpenCall, services: Services): Promise<unknown>
}
/** A free call of an account. */
interface LookUp {
  readonly kind: 'look-up'
  answer(call: AccountCall, services: Services): Promise<unknown>
}
/** A charged call; its price follows from the body. */
interface BilledWork {
  readonly kind: 'billed'
  read(body: unknown, call: AccountCall, services: Services): Job<unknown>
}

/** One operation: the source of its HTTP route, remote tool, OpenAPI entry and documentation. */
export interface Route extends RouteFacts {
  /** The schema of the body; null for a route without a body. */
  readonly input: z.ZodType | null
  readonly output: z.ZodType
  readonly work: FreeWork | LookUp | BilledWork
}

/** A route that is charged to an account. */
export function defineBilledRoute<Input extends z.ZodType, Output extends z.ZodType>(
  facts: Omit<RouteFacts, 'method' | 'access'> & {
    readonly input: Input
    readonly output: Output
    job(input: z.output<Input>, call: AccountCall, services: Services): Job<z.input<Output>>
  },
): Route {
  const { input, output, job, ...rest } = facts
  return {
    ...rest,
    method: 'POST',
    access: 'account',
    input,
    output,
    work: {
      kind: 'billed',
      read: (body, call, services) => {
        const caller = accountCaller(call.holder.accountId, call.requestId)
        return job(readInput(input, body), call, forCaller(services, caller))
      },
    },
  }
}

/** A route that costs nothing and needs no key. */
export function defineFreeRoute<Input extends z.ZodType, Output extends z.ZodType>(
  facts: Omit<RouteFacts, 'method'> & {
    readonly access: 'demo' | 'form'
    readonly input: Input
    readonly output: Output
    run(input: z.output<Input>, call: OpenCall, services: Services): Promise<z.input<Output>>
  },
): Route {
  const { run, ...rest } = facts
  return {
    ...rest,
    method: 'POST',
    work: {
      kind: 'free',
      answer: async (body, call, services) => {
        const own = forCaller(services, demoCaller(call.address ?? ''))
        return facts.output.parse(await run(readInput(facts.input, body), call, own))
      },
    },
  }
}

/** A route without a body, open to anybody. */
export function definePublicLookUp<Output extends z.ZodType>(
  facts: Omit<RouteFacts, 'method' | 'access' | 'maxBytes'> & {
    readonly output: Output
    run(): Promise<z.input<Output>>
  },
): Route {
  const { run, ...rest } = facts
  return {
    ...rest,
    method: 'GET',
    access: 'open',
    maxBytes: 0,
    input: null,
    work: { kind: 'free', answer: async () => facts.output.parse(await run()) },
  }
}

/** A route without a body that shows an account its own data. */
export function defineLookUp<Output extends z.ZodType>(
  facts: Omit<RouteFacts, 'method' | 'access' | 'maxBytes'> & {
    readonly output: Output
    run(call: AccountCall, services: Services): Promise<z.input<Output>>
  },
): Route {
  const { run, ...rest } = facts
  return {
    ...rest,
    method: 'GET',
    access: 'account',
    maxBytes: 0,
    input: null,
    work: {
      kind: 'look-up',
      answer: async (call, services) => facts.output.parse(await run(call, services)),
    },
  }
}
