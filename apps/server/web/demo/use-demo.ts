import type { Finding } from '@content-trust/engine/report'
import {
  clientTimeouts,
  type Format,
  type IntendedUse,
  textBounds,
  wireTextResultSchema,
} from '@content-trust/engine/schema'
import { useState } from 'react'
import { callServer } from '../call-server.ts'
import { wait } from '../words.ts'
import { type Allowance, readAllowance } from './allowance.ts'
import { applySuggestion, type Outcome, outcomeOf } from './outcome.ts'

/** The state of the demo page, and the actions of its visitor. */
export interface Demo {
  readonly text: string
  readonly use: IntendedUse
  readonly format: Format
  readonly outcome: Outcome | null
  readonly isReading: boolean
  readonly isScoring: boolean
  readonly error: string | null
  readonly allowance: Allowance | null
  write(text: string): void
  choose(context: { readonly use?: IntendedUse; readonly format?: Format }): void
  edit(): void
  score(): Promise<void>
  apply(finding: Finding): void
}

/** Characters as the service counts them: Unicode code points. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** The state of the demo page; only `score` sends a draft. */
export function useDemo(): Demo {
  const [text, setText] = useState('')
  const [use, setUse] = useState<IntendedUse>('publish')
  const [format, setFormat] = useState<Format>('article')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isReading, setReading] = useState(false)
  const [isScoring, setScoring] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [allowance, setAllowance] = useState<Allowance | null>(null)

  const score = async (): Promise<void> => {
    if (isScoring) return
    const wrong = describeLength(countCharacters(text))
    setError(wrong)
    if (wrong !== null) return
    setScoring(true)
    const body = { text, context: { intended_use: use, format } }
    const called = await callServer('/demo/analyze', wireTextResultSchema, { body })
    setScoring(false)
    setAllowance(readAllowance(called.headers) ?? allowance)
    if (called.ok) {
      setOutcome(outcomeOf(text, called.value))
      setReading(true)
    } else {
      setError(describeRefusal(called.refusal))
    }
  }

  return {
    text,
    use,
    format,
    outcome,
    isReading,
    isScoring,
    error,
    allowance,
    write: (next) => {
      setText(next)
      setError(null)
      if (outcome !== null && !outcome.isEdited) setOutcome({ ...outcome, isEdited: true })
    },
    choose: (context) => {
      if (context.use !== undefined) setUse(context.use)
      if (context.format !== undefined) setFormat(context.format)
      if (outcome !== null) setOutcome({ ...outcome, isEdited: true })
    },
    edit: () => setReading(false),
    score,
    apply: (finding) => {
      if (outcome === null) return
      const next = applySuggestion(outcome, finding)
      setOutcome(next)
      setText(next.source)
    },
  }
}

const { min, max } = textBounds.demo

function describeLength(length: number): string | null {
  if (length < min) return `A draft needs at least ${min} characters; this one has ${length}.`
  if (length <= max) return null
  return `The demo accepts at most ${max.toLocaleString('en')} characters. Remove ${(length - max).toLocaleString('en')}, or use the API for up to 100,000.`
}

function describeRefusal({
  code,
  detail,
  retryAfter,
}: {
  readonly code: string
  readonly detail: string
  readonly retryAfter: number | null
}): string {
  const again = retryAfter === null ? 'later' : `in ${wait(retryAfter)}`
  switch (code) {
    case 'rate_limited':
      return `You have used this hour’s scores. Your draft is still here; score it ${again}.`
    case 'overloaded':
    case 'provider_unavailable':
      return `Many drafts are waiting to be scored. Yours is still here; try again ${again}.`
    case 'timed_out':
      return `There was no answer within ${clientTimeouts.text / 1000} seconds. Your draft is still here; try again in a minute, or score a part of it.`
    case 'internal_error':
      return 'Scoring failed on our side. Your draft is still here; try again later.'
    default:
      return detail
  }
}
