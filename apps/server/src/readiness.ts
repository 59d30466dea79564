import type { Clock } from './ledger/money.ts'
import type { Store } from './ledger/ports.ts'

/** Why a load balancer should send no calls to this process. */
export type NotReady = 'starting' | 'stopping' | 'no_database'

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
  let asked: { readonly at: number; readonly answers: Promise<boolean> } | null = null

  const hasDatabase = (): Promise<boolean> => {
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
      return (await hasDatabase()) ? null : 'no_database'
    },
  }
}

async function answersInTime(ping: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), pingTimeoutMs)
  })
  try {
    return await Promise.race([
      ping.then(
        () => true,
        () => false,
      ),
      late,
    ])
  } finally {
    clearTimeout(timer)
  }
}
