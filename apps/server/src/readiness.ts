import type { Clock } from './ledger/money.ts'
import type { Store } from './ledger/ports.ts'

/** Why a process should get no calls. */
export type NotReady = 'starting' | 'stopping' | 'no_database'

/** Whether this process should get calls; health says only that it runs. */
export interface Readiness {
  /** The threads have loaded their models. */
  readonly warmed: () => void
  /** From now on no calls should come. */
  readonly stopping: () => void
  check(): Promise<NotReady | null>
}

/** How long an answer of the database counts, so that questions from anybody do not load it. */
const fresh = 1_000
const patience = 2_000

/** A process that is not ready yet. */
export function createReadiness(store: Pick<Store, 'ping'>, clock: Clock): Readiness {
  let isWarm = false
  let isStopping = false
  let asked: { readonly at: number; readonly answers: Promise<boolean> } | null = null

  const hasDatabase = (): Promise<boolean> => {
    const now = clock()
    // A clock that was set back must not keep an old answer alive.
    if (asked === null || Math.abs(now - asked.at) >= fresh) {
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
    timer = setTimeout(() => resolve(false), patience)
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
