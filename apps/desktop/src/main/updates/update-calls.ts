import type { Settings } from '../../shared/settings.ts'
import type { Handlers } from '../handle-call.ts'
import type { Dialogs, UpdateClient } from '../ports.ts'
import { updateMessages as words } from './update-messages.ts'

/** After the start, so that the window is there first. Milliseconds. */
const FIRST_LOOK_MS = 20_000
/** Milliseconds between two looks of an app that stays open. */
const LOOK_AGAIN_MS = 24 * 60 * 60 * 1000

interface UpdateParts {
  readonly client: UpdateClient
  readonly dialogs: Pick<Dialogs, 'ask'>
  readonly settings: () => Pick<Settings, 'looksForUpdates'>
  /** Version that runs. */
  readonly version: string
}

interface UpdateCalls {
  readonly handlers: Pick<Handlers, 'lookForUpdates'>
  /** Looks now and then for who has asked for it; returns what stops that. */
  follow(): () => void
}

/**
 * Looks for new versions: when the user asks, and by itself only where the setting is on. Nothing is downloaded
 * and nothing installed before the user has agreed in a dialog of the system.
 */
export function createUpdateCalls({
  client,
  dialogs,
  settings,
  version,
}: UpdateParts): UpdateCalls {
  /** The look that is under way, which a second one joins; two would ask twice. */
  let current: Promise<{ isFound: boolean; message: string }> | null = null

  async function look(): Promise<{ isFound: boolean; message: string }> {
    if (!client.isAvailable()) return { isFound: false, message: words.notPacked }
    try {
      const found = await client.find()
      if (found === null) return { isFound: false, message: words.latest(version) }
      return { isFound: true, message: await offer(found) }
    } catch {
      // What the network said is of no use to a writer.
      return { isFound: false, message: words.failed }
    }
  }

  async function offer(found: string): Promise<string> {
    const wanted = await dialogs.ask({
      message: words.ask(found),
      detail: words.askDetail(version),
      answers: [words.download, words.later],
    })
    if (wanted !== 0) return words.put(found)
    await client.download()
    const now = await dialogs.ask({
      message: words.ready(found),
      detail: words.readyDetail,
      answers: [words.restart, words.whenQuitting],
    })
    if (now !== 0) return words.willInstall(found)
    client.restart()
    return words.restarting
  }

  function lookOnce(): Promise<{ isFound: boolean; message: string }> {
    current ??= look().finally(() => {
      current = null
    })
    return current
  }

  return {
    handlers: { lookForUpdates: lookOnce },
    follow: () => {
      const lookWhereAsked = (): void => {
        if (settings().looksForUpdates) void lookOnce()
      }
      const first = setTimeout(lookWhereAsked, FIRST_LOOK_MS)
      const again = setInterval(lookWhereAsked, LOOK_AGAIN_MS)
      return () => {
        clearTimeout(first)
        clearInterval(again)
      }
    },
  }
}
