import { createStore } from '../state/store.ts'
import type { Order } from './arrange-findings.ts'

interface FindingsView {
  readonly order: Order
  readonly filter: string
  /** The finding that was chosen in the list; it stays chosen while the caret is in its text. */
  readonly chosen: number | null
}

/** How the list of findings is shown. */
export const findingsView = createStore<FindingsView>({
  order: 'position',
  filter: '',
  chosen: null,
})
