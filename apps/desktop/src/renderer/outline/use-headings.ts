import { useEffect, useState } from 'react'
import { activeDraft, drafts } from '../state/drafts.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { type Heading, headingsOf } from './headings.ts'

/** Milliseconds without a key before the outline follows, and between the stretches of a long draft. */
const SETTLE_MS = 200
const BETWEEN_MS = 30

/** The headings of the draft in front; they follow its words after a pause. */
export function useHeadings(): readonly Heading[] {
  const draft = useStore(drafts, activeDraft)
  const id = draft?.id ?? null
  const doc = draft?.doc
  const [known, setKnown] = useState<{ id: string | null; list: readonly Heading[] }>({
    id: null,
    list: [],
  })
  useEffect(() => {
    if (id === null || doc === undefined) return
    const read = (): void => {
      const view = editorView()
      if (view === null || shownDraft() !== id) return
      const { list, isWhole } = headingsOf(view.state)
      setKnown({ id, list })
      if (!isWhole) timer = window.setTimeout(read, BETWEEN_MS)
    }
    // After the text editor shows the draft, which it does once this window is drawn.
    let timer = window.setTimeout(read, known.id === id ? SETTLE_MS : 0)
    return () => window.clearTimeout(timer)
  }, [id, doc, known.id])
  return known.id === id ? known.list : []
}
