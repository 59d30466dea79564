import type { Clock } from './ledger/money.ts'
import type { Store } from './ledger/ports.ts'
import { StoreMismatch } from './ledger/store-error.ts'

/** Why a load balancer should send no calls to this process. */
export type NotReady = 'starting' | 'stopping' | 'no_database' | 'wrong_tables'

/** Whether a load balancer should send calls to this process; `/health` says only that it runs. */
export interface Readiness {
  /** Call it when the scoring threads have loaded their models. */
  readonly warmed: () => void
  /** Call it when the process begins to stop. */
  readonly stopping: () => void
  check(): Promise<NotReady | null>
}

/** Milliseconds for which a ping of the database is reused: anybody may call `/ready`. */
const reuseMs = 1_000
const pingTimeoutMs = 2_000

/** Creates the readiness of a process that is starting. */
export function createReadiness(store: Pick<Store, 'ping'>, clock: Clock): Readiness {
  let isWarm = false
  let isStopping = false
  let asked: { readonly at: number; readonly answers: Promise<NotReady | null> } | null = null

  const database = (): Promise<NotReady | null> => {
    const now = clock()
    // Absolute, so that an old ping expires even when the clock is set back.
    if (asked === null || Math.abs(now - asked.at) >= reuseMs) {
      asked = { at: now, answers: answersInTime(store.ping()) }
    }
    return asked.answers
  }
  return {
    warmed: () => {
      isWarm = true
    },
    stopping: () => {
      isStopping = true
    },
    check: async () => {
      if (isStopping) return 'stopping'
      if (!isWarm) return 'starting'
      return database()
    },
  }
}

async function answersInTime(ping: Promise<void>): Promise<NotReady | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<NotReady>((resolve) => {
    timer = setTimeout(() => resolve('no_database'), pingTimeoutMs)
  })
  try {
    return await Promise.race([
      ping.then(
        () => null,
        (error) => (error instanceof StoreMismatch ? 'wrong_tables' : 'no_database'),
      ),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}
