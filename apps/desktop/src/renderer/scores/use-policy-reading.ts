import { useEffect, useState } from 'react'
import type { ClauseReading } from '../../shared/ipc/policies.ts'

/** Milliseconds without a key after which a policy is read. */
const PAUSE_MS = 250

/** How a policy was read. */
export interface PolicyReading {
  /** The text that was read; another one may be in the box by now. */
  readonly policy: string
  readonly clauses: readonly ClauseReading[]
  readonly hasFailed: boolean
}

const unread: PolicyReading = { policy: '', clauses: [], hasFailed: false }

/** Reads a policy in the worker after each pause; what was read last stays until the next answer is there. */
export function usePolicyReading(policy: string): PolicyReading {
  const [reading, setReading] = useState(unread)
  useEffect(() => {
    if (policy.trim() === '') {
      setReading(unread)
      return
    }
    let isOvertaken = false
    const timer = window.setTimeout(async () => {
      const answer = await window.api.readPolicy({ policy })
      if (isOvertaken) return
      setReading(
        answer.ok
          ? { policy, clauses: answer.value.clauses, hasFailed: false }
          : { policy, clauses: [], hasFailed: true },
      )
    }, PAUSE_MS)
    return () => {
      isOvertaken = true
      window.clearTimeout(timer)
    }
  }, [policy])
  return reading
}
