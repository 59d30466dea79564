import { createStore } from '../state/store.ts'

/** Where the caret of the active draft is; the findings panel follows it. */
export const caret = createStore<number>(0)
