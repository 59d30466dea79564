/** The span of a caller, as W3C Trace Context names it: two ids in hexadecimal. */
export interface TraceParent {
  readonly traceId: string
  readonly spanId: string
  /** Whether the caller records its part of the trace. */
  readonly isSampled: boolean
}

/** Version, trace id, span id and flags; a later version than 00 may append more. */
const pattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/

/** Reads the header `traceparent`; one that is not valid, or sent twice, counts as none, as the standard wants. */
export function readTraceParent(sent: readonly string[]): TraceParent | undefined {
  const [value, ...others] = sent
  if (value === undefined || others.length > 0) return undefined
  const [, version, traceId, spanId, flags, more] = pattern.exec(value) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  if (version === '00' && more !== undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
