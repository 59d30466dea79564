import type { Text } from '@codemirror/state'
import { useEffect, useState } from 'react'
import { CompareView } from '../compare/compare-view.tsx'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, docOf, drafts } from '../state/drafts.ts'
import { closePage } from '../state/layout.ts'
import { useStore } from '../state/store.ts'
import { keepMine, reloadDraft } from './watch-external-changes.ts'

/** The text on the disk beside the text of the draft. */
export function ComparePage() {
  const draft = useStore(drafts, activeDraft)
  const [onDisk, setOnDisk] = useState<Text | null>(null)
  const path = draft?.path ?? null
  useEffect(() => {
    if (path === null) return
    void valueOrNotice(window.api.readFile({ path })).then((file) =>
      setOnDisk(file === null ? null : docOf(file.text)),
    )
  }, [path])
  if (draft === null || path === null || onDisk === null) {
    return <p className="soft">{messages.files.notThere}</p>
  }
  const choose = (choice: (id: string) => Promise<unknown>) => async () => {
    await choice(draft.id)
    closePage()
  }
  return (
    <>
      <p className="soft">{messages.files.compareTitle(draft.name)}</p>
      <p className="button-row">
        <button type="button" className="button is-small" onClick={choose(reloadDraft)}>
          {messages.files.reload}
        </button>
        <button type="button" className="button is-small is-primary" onClick={choose(keepMine)}>
          {messages.files.keepMine}
        </button>
      </p>
      <CompareView
        before={onDisk}
        after={draft.doc}
        beforeTitle={messages.files.onDisk}
        afterTitle={messages.files.mine}
      />
    </>
  )
}
