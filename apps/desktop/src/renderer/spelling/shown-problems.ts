import type { Problem } from '../../shared/spelling.ts'
import { createStore } from '../state/store.ts'

/** The problems of spelling and grammar in the active draft, in reading order. */
export const shownProblems = createStore<readonly Problem[]>([])
