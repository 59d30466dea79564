import type { Text } from '@codemirror/state'
import { useCallback, useEffect, useState } from 'react'
import type { Proposal } from '../../shared/analysis.ts'
import { scoringInput } from '../scores/scoring-input.ts'
import { valueOrNotice } from '../state/api.ts'
import type { Draft } from '../state/drafts.ts'

/** Longer drafts are asked about by a button: weighing each change takes seconds there. */
const MOST_LIVE = 20_000
const PAUSE_MS = 500

interface Looked {
  readonly draft: string
  /** The text that the proposals count in. */
  readonly doc: Text
  readonly list: readonly Proposal[]
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
  const [looked, setLooked] = useState<Looked | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const look = useCallback(async () => {
    setIsLooking(true)
    const answer = await valueOrNotice(window.api.proposeEdits(scoringInput(draft)))
    setIsLooking(false)
    if (answer !== null) setLooked({ draft: draft.id, doc: draft.doc, list: answer.proposals })
  }, [draft])
  const isCurrent = looked?.draft === draft.id && looked.doc === draft.doc
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
