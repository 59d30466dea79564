import { createStore } from './store.ts'

interface Notice {
  readonly id: number
  readonly text: string
  /** `good` says that something was done; anything else went wrong. */
  readonly tone: 'error' | 'good'
}

let lastId = 0
const store = createStore<readonly Notice[]>([])

/** How long a good word stays. */
const GOOD_MS = 6000

function add(text: string, tone: Notice['tone']): number {
  lastId += 1
  const id = lastId
  store.change((all) =>
    [...all.filter((notice) => notice.text !== text), { id, text, tone }].slice(-3),
  )
  return id
}

/** Short sentences about what went wrong, until the user dismisses them, and about what was done. */
export const notices = {
  store,
  show: (text: string): void => {
    add(text, 'error')
  },
  /** Stays until it is dismissed, like a mistake: the user has to know. */
  info: (text: string): void => {
    add(text, 'good')
  },
  success: (text: string): void => {
    const id = add(text, 'good')
    window.setTimeout(() => notices.dismiss(id), GOOD_MS)
  },
  dismiss: (id: number): void => store.change((all) => all.filter((notice) => notice.id !== id)),
}
