import { MOST_SCORED } from '../../shared/analysis.ts'
import { useStore } from '../state/store.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { editingWords } from '../language/editing-messages.ts'

/** Says that a long draft goes on behind what is scored. */
export function CutNotice() {
  const isCut = useStore(drafts, (state) => (activeDraft(state)?.doc.length ?? 0) > MOST_SCORED)
  return isCut ? <p className="cut-notice small">{editingWords.findings.cut}</p> : null
}
