import type { TraceParent } from '../request/trace-parent.ts'

/** What is known of a call once it is answered: names, numbers and ids, never content or an address. */
export interface AnsweredCall {
  readonly requestId: string
  readonly method: string
  /** The pattern of the route, because the path itself may hold a key. */
  readonly route: string
  readonly status: number
  readonly code?: string
}

/** The part of a trace that is one call of this service. */
export interface CallSpan {
  readonly traceId: string
  readonly spanId: string
  end(call: AnsweredCall): void
}

/** Records calls as spans and sends them to a collector. */
export interface Tracer {
  start(parent: TraceParent | undefined): CallSpan
  /** Sends what is left, in at most two seconds. */
  close(): Promise<void>
}
