import type { TextScoreName } from '@content-trust/engine/schema'
import { createStore } from '../state/store.ts'

interface ScoresView {
  /** The score whose costliest sentences are shown. */
  readonly opened: TextScoreName | null
  readonly areDetailsOpen: boolean
}

/** Which parts of the scores are unfolded. */
export const scoresView = createStore<ScoresView>({ opened: null, areDetailsOpen: false })
