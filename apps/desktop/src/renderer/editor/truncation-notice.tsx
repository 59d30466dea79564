import { MOST_SCORED } from '../../shared/analysis.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'

/** Says that a long draft is longer than what is scored. */
export function TruncationNotice() {
  const isTruncated = useStore(
    drafts,
    (state) => (activeDraft(state)?.doc.length ?? 0) > MOST_SCORED,
  )
  return isTruncated ? <p className="cut-notice small">{editingMessages.findings.cut}</p> : null
}
