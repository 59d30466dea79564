import type { ProblemCode } from '@content-trust/engine/schema'
import type { z } from 'zod'
import type { Job } from './jobs/job.ts'
import type { KeyHolder } from './ledger/account-ports.ts'
import { readInput } from './request/read-input.ts'
import type { Services } from './services.ts'

/** Who may call: anybody, anybody within the limits of the demo or of the form, or an account. */
export type Access = 'open' | 'demo' | 'form' | 'account'

/** What is known of a call before its body is read. */
export interface OpenCall {
  readonly requestId: string
}
export interface AccountCall extends OpenCall {
  readonly holder: KeyHolder
}

/** What a reader of the reference and a host need to know about a route. */
interface RouteFacts {
  /** The same word in file name, operation id, tool and documentation. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly access: Access
  /** Largest body in bytes (D-060). */
  readonly maxBytes: number
  readonly errors: readonly ProblemCode[]
  readonly deprecation?: { readonly since: Date; readonly successor: `/${string}` }
  /** The remote tool of the same operation (D-104). */
  readonly tool?: { readonly name: string; readonly title: string; readonly isReadOnly: boolean }
  /** A body that works, for the reference. */
  readonly example?: Readonly<Record<string, unknown>>
}

/** A call that costs nothing. */
interface FreeWork {
  readonly kind: 'free'
  answer(body: unknown, call: OpenCall, services: Services): Promise<unknown>
}
/** A call of an account that costs nothing. */
interface LookUp {
  readonly kind: 'look-up'
  answer(call: AccountCall, services: Services): Promise<unknown>
}
/** A call that is charged; reading the body says what it costs. */
interface BilledWork {
  readonly kind: 'billed'
  read(body: unknown, call: AccountCall, services: Services): Job<unknown>
}

/** One operation: its HTTP route, remote tool, OpenAPI entry and documentation come from here. */
export interface Route extends RouteFacts {
  /** The body as it is published; null where there is none. */
  readonly input: z.ZodType | null
  readonly output: z.ZodType
  readonly work: FreeWork | LookUp | BilledWork
}

/** A route that is charged to an account. */
export function defineBilledRoute<Input extends z.ZodType, Output extends z.ZodType>(
  facts: Omit<RouteFacts, 'method' | 'access'> & {
    readonly input: Input
    /** The published form of the body, where it is narrower than what is read (R-ANA-02). */
    readonly published?: z.ZodType
    readonly output: Output
    job(input: z.output<Input>, call: AccountCall, services: Services): Job<z.input<Output>>
  },
): Route {
  const { input, published, output, job, ...rest } = facts
  return {
    ...rest,
    method: 'POST',
    access: 'account',
    input: published ?? input,
    output,
    work: {
      kind: 'billed',
      read: (body, call, services) => job(readInput(input, body), call, services),
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
      answer: async (body, call, services) =>
        facts.output.parse(await run(readInput(facts.input, body), call, services)),
    },
  }
}

/** A route without a body that anybody may ask. */
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

/** A route without a body that tells an account about itself. */
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
