/** Milliseconds in which the editor has to answer that it has heard. */
const PATIENCE_MS = 5000
/** So many times within `INSISTS_MS` the user has to ask, and the window closes whatever the editor says. */
const INSISTS = 3
const INSISTS_MS = 10_000

interface ClosingWindow {
  /** Asks the editor whether the window may close. */
  askToClose(): void
  /** Asks the user, in a dialog of the system, whether to close a window that does not answer. */
  askAnyway(): Promise<boolean>
  /** Closes it at once, whatever its page does. */
  close(): void
}

/** What decides whether the editor is asked, or the user. */
export interface CloseGuard {
  /** The user wants to close the window. */
  ask(): void
  /** The editor has heard. */
  answered(): void
  /** The page hangs, or answers again. */
  setHung(): void
  setAnswering(): void
  /** The window is gone. */
  end(): void
}

/**
 * Lets the editor ask about unsaved drafts before its window closes, and keeps a window that hangs, or that holds
 * itself open, from staying for ever: then the user is asked by the system.
 */
export function createCloseGuard({ askToClose, askAnyway, close }: ClosingWindow): CloseGuard {
  let isHung = false
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked: number[] = []
  const askUser = async (): Promise<void> => {
    clearTimeout(timer)
    if (isAsking) return
    isAsking = true
    asked = []
    const mayClose = await askAnyway().catch(() => false)
    isAsking = false
    if (mayClose) close()
  }
  return {
    ask: () => {
      const now = Date.now()
      asked = [...asked.filter((time) => now - time < INSISTS_MS), now]
      if (isHung || asked.length >= INSISTS) {
        void askUser()
        return
      }
      clearTimeout(timer)
      timer = setTimeout(() => void askUser(), PATIENCE_MS)
      askToClose()
    },
    // It does not count how the editor answers: a broken one could say for ever that the user stays.
    answered: () => clearTimeout(timer),
    setHung: () => {
      isHung = true
    },
    setAnswering: () => {
      isHung = false
    },
    end: () => clearTimeout(timer),
  }
}
