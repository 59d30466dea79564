import type { TermProblem } from '../../shared/searching/compile-search.ts'
import type { SearchTerm } from '../../shared/searching/search-term.ts'
import { createStore } from '../state/store.ts'

/** What is written and switched on in the bar; the same for all drafts. */
interface FindState extends SearchTerm {
  readonly isOpen: boolean
  readonly showsReplace: boolean
  readonly replacement: string
  /** Counts the times that the bar is asked for, so that it takes the focus again. */
  readonly asked: number
}

export const findState = createStore<FindState>({
  isOpen: false,
  showsReplace: false,
  term: '',
  replacement: '',
  isRegex: false,
  matchesCase: false,
  isWholeWord: false,
  asked: 0,
})

/** What the last search of the draft in front came to. */
export type FindOutcome =
  | { readonly kind: 'nothing_asked' }
  | { readonly kind: 'found'; readonly count: number; readonly isMore: boolean }
  | { readonly kind: 'wrong'; readonly problem: TermProblem; readonly part: string }
  | { readonly kind: 'slow' }

export const findOutcome = createStore<FindOutcome>({ kind: 'nothing_asked' })

/** A sentence about what was just done, until the next search; empty for none. */
export const findNews = createStore<string>('')
