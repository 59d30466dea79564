import { useEffect, useRef } from 'react'
import { type LinkedDraft, readFragment } from './draft-link.ts'

interface SharedDraftPage {
  /** What is in the draft now. */
  readonly text: string
  /** Replaces the draft. */
  open(draft: LinkedDraft): void
  /** Says why a link was not opened. */
  refuse(why: string): void
}

/**
 * Opens the draft that the address holds, and takes it out of the address when it is changed. It is the part after
 * `#`, which browsers send to no server.
 */
export function useSharedDraft(page: SharedDraftPage): void {
  const { text } = page
  const shared = useRef<string | null>(null)
  const now = useRef(page)
  now.current = page
  useEffect(() => {
    const read = async (): Promise<void> => {
      const linked = await readFragment(location.hash)
      if (linked.state === 'none') return
      if (linked.state === 'refused') return now.current.refuse(linked.why)
      shared.current = linked.draft.text
      now.current.open(linked.draft)
    }
    void read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (shared.current === null || shared.current === text || text === '') return
    shared.current = null
    history.replaceState(null, '', `${location.pathname}${location.search}`)
  }, [text])
}
