import type { Text } from '@codemirror/state'
import { messages } from '../language/messages.ts'
import { asCopy, changeDraft, findDraft } from '../state/drafts.ts'
import { notices } from '../state/notices.ts'

/** Takes what the writer made of a draft; the first change of a read-only file makes a copy of it, and says so. */
export function writeText(id: string, doc: Text): void {
  const draft = findDraft(id)
  if (draft?.readOnly !== true) {
    changeDraft(id, { doc })
    return
  }
  const copy = asCopy(draft)
  changeDraft(id, { ...copy, doc })
  notices.info(messages.keeping.readOnly.copied(draft.name, copy.name ?? draft.name))
}
