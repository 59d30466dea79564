import type { CostlyPlace, Mark } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { SettingsProblem, UsedSettings } from '../../shared/marking.ts'
import { createStore } from './store.ts'

/** What is known about a draft. Findings are those of the last result; marks have moved with the text since. */
export interface Analysis {
  /**
   * `waiting`: the text has changed since, and nobody has asked yet. `unchecked`: its settings say that it
   * is not scored.
   */
  readonly status: 'waiting' | 'scoring' | 'scored' | 'unchecked' | 'failed'
  readonly result: TextResult | null
  readonly findings: readonly Finding[]
  readonly marks: readonly Mark[]
  /** The costliest sentences of each score; they move with the text, as the marks do. */
  readonly costs: readonly CostlyPlace[]
  /** Start and end of each sentence of the text that was scored. */
  readonly sentences: readonly number[]
  /** Findings that the writer has dismissed, by their index. */
  readonly ignored: ReadonlySet<number>
  /** Why there is no result, as a sentence. */
  readonly message: string
  /** What the draft was scored with, and where that comes from; null until it was. */
  readonly settings: UsedSettings | null
  /** Mistakes in its settings, at their lines. */
  readonly problems: readonly SettingsProblem[]
  /** Whether the draft is longer than what is scored. */
  readonly isTruncated: boolean
  /** The trust score of each result since the draft was opened. */
  readonly trend: readonly number[]
  /** Milliseconds that the engine took. */
  readonly took: number | null
}

const unknown: Analysis = {
  status: 'waiting',
  result: null,
  findings: [],
  marks: [],
  costs: [],
  sentences: [],
  ignored: new Set(),
  message: '',
  settings: null,
  problems: [],
  isTruncated: false,
  trend: [],
  took: null,
}

/** The analysis of each open draft by its id. */
export const analyses = createStore<Readonly<Record<string, Analysis>>>({})

/** What is known about a draft; the same value for a draft of which nothing is. */
export function analysisOf(all: Readonly<Record<string, Analysis>>, id: string | null): Analysis {
  return (id === null ? undefined : all[id]) ?? unknown
}

/** Changes what is known of a draft. */
export function changeAnalysis(id: string, change: Partial<Analysis>): void {
  analyses.change((all) => ({ ...all, [id]: { ...analysisOf(all, id), ...change } }))
}

/** Forgets a draft. */
export function forgetAnalysis(id: string): void {
  analyses.change((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== id)))
}
