import { useStore } from '../app/store.ts'
import { drafts } from '../files/drafts.ts'
import { type Analysis, analyses, analysisOf } from './analysis.ts'

/** What is known of the draft in front. */
export function useActiveAnalysis(): Analysis {
  const id = useStore(drafts, (state) => state.activeId)
  return useStore(analyses, (all) => analysisOf(all, id))
}
