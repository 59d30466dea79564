import { explainPolicy } from '@content-trust/engine'
import type { ClauseReading } from '../shared/ipc/policies.ts'

/** How each clause of a policy in words is read. */
export function readPolicy(policy: string): ClauseReading[] {
  return explainPolicy(policy).map(
    ({ text, start, end, reading, says, action, leftOut, suggestion, reworded }) => ({
      text,
      start,
      end,
      reading,
      looksFor: says ?? null,
      action: action ?? null,
      leftOut: leftOut.map(({ words, how }) => ({ words, how })),
      suggestion: suggestion ?? null,
      reworded: reworded ?? null,
    }),
  )
}
