import type { KeptSession, OpenedSession } from '../../shared/session.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import type { UserFiles } from '../files/user-files.ts'
import type { Handlers } from '../handle-call.ts'
import { openSession } from './open-session.ts'
import type { SessionStore } from './session-store.ts'

interface SessionParts {
  readonly allowed: AllowedPaths
  readonly userFiles: UserFiles
  readonly sessions: SessionStore
  /** Whether the user wants the drafts of last time. */
  reopensDrafts(): boolean
}

/** Keeps what is open, and gives it back at the next start. */
export interface SessionCalls {
  readonly handlers: Pick<Handlers, 'keepSession'>
  /** The session of last time; null when there is none. */
  takeSession(): Promise<OpenedSession | null>
}

/** The window names what is open; only paths that the user opened may be kept for the next start. */
export function createSessionCalls(parts: SessionParts): SessionCalls {
  const { allowed, sessions, reopensDrafts } = parts
  const none = { tabs: [], active: null, folder: null }
  return {
    handlers: {
      keepSession: async (session) => {
        await sessions.keep(
          reopensDrafts()
            ? await checkPaths(session, allowed)
            : { ...none, layout: session.layout },
        )
        return {}
      },
    },
    takeSession: async () => {
      const taken = await sessions.take()
      if (taken === null) return null
      const { session, isSafe } = taken
      if (isSafe && reopensDrafts()) return openSession(session, parts)
      const isLeftClosed = reopensDrafts() && session.tabs.length > 0
      return { ...none, layout: session.layout, missing: [], isLeftClosed }
    },
  }
}

/** The session with links resolved; refused as a whole when one path is not among those the user opened. */
async function checkPaths(
  { tabs, active, folder, layout }: KeptSession,
  { check }: AllowedPaths,
): Promise<KeptSession> {
  return {
    tabs: await Promise.all(tabs.map(async (tab) => ({ ...tab, path: await check(tab.path) }))),
    active: active === null ? null : await check(active),
    folder: folder === null ? null : await check(folder),
    layout,
  }
}
