import { createStore } from './store.ts'

interface Notice {
  readonly id: number
  readonly text: string
}

let lastId = 0
const store = createStore<readonly Notice[]>([])

/** Short sentences about what went wrong, until the user dismisses them. */
export const notices = {
  store,
  show: (text: string): void => {
    lastId += 1
    store.change((all) =>
      [...all.filter((notice) => notice.text !== text), { id: lastId, text }].slice(-3),
    )
  },
  dismiss: (id: number): void => store.change((all) => all.filter((notice) => notice.id !== id)),
}
