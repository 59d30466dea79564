import { type Analysis, analyses, analysisOf } from './analyses.ts'
import { drafts } from './drafts.ts'
import { useStore } from './store.ts'

/** What is known about the active draft. */
export function useActiveAnalysis(): Analysis {
  const id = useStore(drafts, (state) => state.activeId)
  return useStore(analyses, (all) => analysisOf(all, id))
}
