import type { Folder } from '../../shared/drafts.ts'
import { createStore } from '../app/store.ts'

/** The folder in the tree; null when none is open. */
export const folder = createStore<Folder | null>(null)
