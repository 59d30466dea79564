import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { type KeptSession, keptSessionSchema } from '../../shared/session.ts'
import { writeFileAtomic } from '../files/write-file-atomic.ts'

/** So many starts may end while they open the same drafts; after that the drafts stay closed. */
const MOST_OPENINGS = 2

const storedSchema = keptSessionSchema.extend({
  /** Starts since the window last said what is open: each took the session and did not live to keep it. */
  openings: z.int().min(0),
})

export interface SessionStore {
  keep(session: KeptSession): Promise<void>
  /** The session of last time; null when there is none. */
  take(): Promise<{ session: KeptSession; isSafe: boolean } | null>
}

/** Keeps in one file of the app what was open, readable by its owner only. */
export function createSessionStore(file: string): SessionStore {
  let chain: Promise<void> = Promise.resolve()
  const write = (session: KeptSession, openings: number): Promise<void> => {
    chain = chain
      .catch(() => undefined)
      .then(async () => {
        await mkdir(dirname(file), { recursive: true })
        await writeFileAtomic(file, JSON.stringify({ ...session, openings }), 0o600)
      })
    return chain
  }
  return {
    keep: (session) => write(session, 0),
    take: async () => {
      await chain.catch(() => undefined)
      const stored = await readStored(file)
      if (stored === null) return null
      const { openings, ...session } = stored
      await write(session, openings + 1).catch(() => undefined)
      return { session, isSafe: openings < MOST_OPENINGS }
    },
  }
}

async function readStored(file: string): Promise<z.infer<typeof storedSchema> | null> {
  try {
    return storedSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // No session, or one that cannot be read: the app starts without.
    return null
  }
}
