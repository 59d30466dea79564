import type { TextScoreName } from '@content-trust/engine/schema'
import { createStore } from '../state/store.ts'

interface ScoresView {
  /** Whether the scores stand below the decision; otherwise it is one line with four small bars. */
  readonly isOpen: boolean
  /** The score whose costliest sentences are shown. */
  readonly opened: TextScoreName | null
  readonly areDetailsOpen: boolean
}

/** Which parts of the scores are unfolded. */
export const scoresView = createStore<ScoresView>({
  isOpen: false,
  opened: null,
  areDetailsOpen: false,
})
