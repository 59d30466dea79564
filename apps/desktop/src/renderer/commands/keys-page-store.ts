import { createStore } from '../app/store.ts'

/** Whether the table of keys is open. */
export const keysPage = createStore<boolean>(false)
