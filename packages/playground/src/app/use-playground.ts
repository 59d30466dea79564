import { textBounds } from '@content-trust/engine/schema'
import { useEffect, useRef, useState } from 'react'
import { type Outcome, outcomeOf } from '../outcome.ts'
import type { ScoreInput } from '../scoring/messages.ts'
import type { Scorer } from '../scoring/scorer.ts'
import type { LinkedDraft } from '../share/draft-link.ts'
import { countCharacters } from '../words.ts'

/** From the last key until the draft is scored, in milliseconds. */
const PAUSE = 250

/** A draft of the playground, whose syntax is always said. */
export type PlaygroundDraft = Required<LinkedDraft>

/** What the playground knows of its draft. */
export interface Playground {
  readonly draft: PlaygroundDraft
  /** The last result; null for a draft that is empty or too long. */
  readonly outcome: Outcome | null
  /** In Unicode code points. */
  readonly length: number
  readonly isTooLong: boolean
  readonly isScoring: boolean
  /** Whether the engine could not be loaded or failed. */
  readonly hasFailed: boolean
  change(part: Partial<PlaygroundDraft>): void
}

/** What the engine is asked for: everything that the desktop editor asks for. */
export function inputOf({ text, use, format, syntax }: PlaygroundDraft): ScoreInput {
  return {
    draft: { source: text, syntax: syntax ?? 'markdown' },
    context: { intended_use: use, format },
    isWhole: true,
  }
}

const start: PlaygroundDraft = { text: '', use: 'publish', format: 'article', syntax: 'markdown' }

/** Scores a draft in this page while it is written; a result of an older text is dropped. */
export function usePlayground(scorer: Scorer): Playground {
  const [draft, setDraft] = useState(start)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isScoring, setScoring] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isFirst = useRef(true)
  const length = countCharacters(draft.text)
  const isTooLong = length > textBounds.analyze.max
  const isEmpty = draft.text.trim() === ''

  useEffect(() => {
    setScoring(false)
    if (isEmpty || isTooLong) {
      isFirst.current = true
      return setOutcome(null)
    }
    let isCurrent = true
    const score = async (): Promise<void> => {
      setScoring(true)
      const scored = await scorer.score(inputOf(draft))
      if (!isCurrent || scored === 'superseded') return
      setScoring(false)
      setFailed(scored === 'failed')
      if (scored === 'failed') return
      isFirst.current = false
      setOutcome(outcomeOf(draft.text, scored))
    }
    // Nobody waits for a pause in what was pasted or opened.
    const timer = setTimeout(() => void score(), isFirst.current ? 0 : PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [draft, isEmpty, isTooLong, scorer])

  return {
    draft,
    outcome,
    length,
    isTooLong,
    isScoring,
    hasFailed,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
  }
}
