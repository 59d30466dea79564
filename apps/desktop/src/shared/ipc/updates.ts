import { z } from 'zod'

/** Calls about new versions of the app. */
export const updateCalls = {
  /** Looks for a new version; the system's dialogs ask before anything is downloaded or installed. */
  lookForUpdates: {
    input: z.object({}),
    output: z.object({ isFound: z.boolean(), message: z.string() }),
  },
} as const
