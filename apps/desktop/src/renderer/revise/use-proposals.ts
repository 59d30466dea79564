import type { Text } from '@codemirror/state'
import { useCallback, useEffect, useState } from 'react'
import type { Proposal } from '../../shared/analysis.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { valueOrNotice } from '../state/api.ts'
import type { Draft } from '../state/drafts.ts'
import { settingsFiles } from '../state/settings-files.ts'
import { useStore } from '../state/store.ts'

/** Longer drafts are asked about by a button: weighing each change takes seconds there. */
const MOST_LIVE = 20_000
const PAUSE_MS = 500

interface Looked {
  readonly draft: string
  /** The text that the proposals count in. */
  readonly doc: Text
  readonly list: readonly Proposal[]
  /** The changes of settings in files until then. */
  readonly changes: number
}

/** The proposals for a draft, requested again after a pause in writing. */
export function useProposals(draft: Draft): {
  readonly list: readonly Proposal[] | null
  /** The text that the proposals count in. */
  readonly doc: Text
  readonly isCurrent: boolean
  readonly isLooking: boolean
  look(): Promise<void>
} {
  const changes = useStore(settingsFiles, (count) => count)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const look = useCallback(async () => {
    setIsLooking(true)
    const answer = await valueOrNotice(window.api.proposeEdits(scoringInput(draft)))
    setIsLooking(false)
    if (answer !== null)
      setLooked({ draft: draft.id, doc: draft.doc, list: answer.proposals, changes })
  }, [draft, changes])
  const isOfDraft = looked?.draft === draft.id && looked.doc === draft.doc
  const isCurrent = isOfDraft && looked.changes === changes
  const isShort = draft.doc.length <= MOST_LIVE
  useEffect(() => {
    if (isCurrent || !isShort) return
    const timer = window.setTimeout(() => void look(), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [isCurrent, isShort, look])
  const own = looked?.draft === draft.id ? looked : null
  const list = own?.list ?? null
  const doc = own?.doc ?? draft.doc
  return { list, doc, isCurrent, isLooking, look }
}
