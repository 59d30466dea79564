import { createStore } from '../state/store.ts'

/** Whether the table of keys is open. */
export const keysPage = createStore<boolean>(false)
