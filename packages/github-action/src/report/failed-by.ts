import type { GateFailure } from '@content-trust/engine/report'

/** The rules that failed the gate, where any did. */
export function failedBy(failure: GateFailure | null): { failed_by?: string[] } {
  return failure === null || failure.rules.length === 0 ? {} : { failed_by: [...failure.rules] }
}
