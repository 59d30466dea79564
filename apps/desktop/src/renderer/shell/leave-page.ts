import { drafts } from '../state/drafts.ts'
import { closePage, layout } from '../state/layout.ts'

/** A draft that comes to the front is shown, whatever page was open. */
export function leavePageForDraft(): void {
  let before = drafts.get().activeId
  drafts.subscribe(() => {
    const { activeId } = drafts.get()
    const isOther = activeId !== before && activeId !== null
    before = activeId
    if (isOther && layout.get().page !== null) closePage()
  })
}
