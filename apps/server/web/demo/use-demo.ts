import type { Finding } from '@content-trust/engine/report'
import {
  type Format,
  type IntendedUse,
  textBounds,
  wireTextResultSchema,
} from '@content-trust/engine/schema'
import {
  applySuggestion,
  countCharacters,
  type Outcome,
  outcomeOf,
  type ScoreInput,
  type Scorer,
} from '@content-trust/playground'
import { useEffect, useRef, useState } from 'react'
import { callServer } from '../call-server.ts'
import { type Allowance, readAllowance } from './allowance.ts'
import { describeLength, describeRefusal, type ScoredBy } from './words-of-demo.ts'

/** A draft with what it is for. */
export interface DemoDraft {
  readonly text: string
  readonly use: IntendedUse
  readonly format: Format
}

/** The state of the demo page, and the actions of its visitor. */
export interface Demo extends DemoDraft {
  readonly outcome: Outcome | null
  readonly isReading: boolean
  readonly isScoring: boolean
  /** How often the page has led to a decision that the visitor asked for. */
  readonly answers: number
  readonly by: ScoredBy
  readonly error: string | null
  readonly allowance: Allowance | null
  setAllowance(allowance: Allowance): void
  /** Loads the engine, before the first letter is written. */
  warm(): void
  write(text: string): void
  choose(context: Partial<Omit<DemoDraft, 'text'>>): void
  /** Replaces the whole draft. */
  open(draft: DemoDraft): void
  /** Says why something was not opened. */
  refuse(why: string): void
  edit(): void
  /**
   * Shows the marked draft; resolves to whether there is one. The page leads to the decision, unless the visitor goes
   * to a place in the draft.
   */
  score(goal?: 'decision' | 'place'): Promise<boolean>
  apply(finding: Finding): void
}

/** From the last key until the draft is scored, in milliseconds. */
const PAUSE = 300

/**
 * The state of the demo page. A draft is scored in this page while it is written; only where the browser cannot run
 * the engine is it sent, and then by `score` alone.
 */
export function useDemo(scorer: Scorer): Demo {
  const [draft, setDraft] = useState<DemoDraft>({ text: '', use: 'publish', format: 'article' })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isReading, setReading] = useState(false)
  const [isScoring, setScoring] = useState(false)
  const [answers, setAnswers] = useState(0)
  const [by, setBy] = useState<ScoredBy>('page')
  const [error, setError] = useState<string | null>(null)
  const [allowance, setAllowance] = useState<Allowance | null>(null)
  const isAsked = useRef(false)

  useEffect(() => {
    if (by === 'service') return
    const length = countCharacters(draft.text)
    if (describeLength(length, 'page') !== null) {
      if (length < textBounds.demo.min) setOutcome(null)
      return
    }
    let isCurrent = true
    const timer = setTimeout(async () => {
      if (isAsked.current) return
      const scored = await scorer.score(inputOf(draft))
      if (!isCurrent || scored === 'superseded') return
      if (scored === 'failed') setBy('service')
      else setOutcome(outcomeOf(draft.text, scored))
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [draft, by, scorer])

  const scoreHere = async (): Promise<Outcome | 'superseded' | 'failed'> => {
    const scored = await scorer.score(inputOf(draft))
    return typeof scored === 'string' ? scored : outcomeOf(draft.text, scored)
  }
  const scoreThere = async (): Promise<Outcome | null> => {
    const wrong = describeLength(countCharacters(draft.text), 'service')
    setError(wrong)
    if (wrong !== null) return null
    const body = { text: draft.text, context: contextOf(draft) }
    const called = await callServer('/demo/analyze', wireTextResultSchema, { body })
    setAllowance(readAllowance(called.headers) ?? allowance)
    if (!called.ok) setError(describeRefusal(called.refusal, 'text'))
    return called.ok
      ? outcomeOf(draft.text, { result: called.value, sentences: [], fixes: {} })
      : null
  }
  const ask = async (): Promise<Outcome | null> => {
    if (by === 'service') return scoreThere()
    const here = await scoreHere()
    if (here === 'superseded') return null
    if (here !== 'failed') return here
    setBy('service')
    return scoreThere()
  }
  const score = async (goal: 'decision' | 'place' = 'decision'): Promise<boolean> => {
    if (isAsked.current) return false
    const wrong = describeLength(countCharacters(draft.text), by)
    setError(wrong)
    if (wrong !== null) return false
    isAsked.current = true
    setScoring(true)
    const found = await ask()
    isAsked.current = false
    setScoring(false)
    if (found === null) return false
    setOutcome(found)
    setReading(true)
    if (goal === 'decision') setAnswers((before) => before + 1)
    return true
  }
  const change = (next: DemoDraft): void => {
    setDraft(next)
    setError(null)
    if (outcome !== null && !outcome.isEdited) setOutcome({ ...outcome, isEdited: true })
  }

  return {
    ...draft,
    outcome,
    isReading,
    isScoring,
    answers,
    by,
    error,
    allowance,
    setAllowance,
    warm: scorer.warm,
    write: (text) => change({ ...draft, text }),
    choose: (context) => change({ ...draft, ...context }),
    open: (next) => {
      setDraft({ text: next.text, use: next.use, format: next.format })
      setError(null)
      setOutcome(null)
      setReading(false)
    },
    refuse: setError,
    edit: () => setReading(false),
    score,
    apply: (finding) => {
      if (outcome === null) return
      const next = applySuggestion(outcome, finding)
      setOutcome(next)
      setDraft({ ...draft, text: next.source })
    },
  }
}

/** What the service would be asked: it too reads a text as Markdown. */
function inputOf(draft: DemoDraft): ScoreInput {
  return {
    draft: { source: draft.text, syntax: 'markdown' },
    context: contextOf(draft),
    isWhole: false,
  }
}

function contextOf({ use, format }: DemoDraft) {
  return { intended_use: use, format }
}
