import type { AnalyzeTextOptions, Revision } from '@content-trust/engine'
import type { Syntax, TextResult } from '@content-trust/engine/schema'
import { type Narrowing, reportDraft } from '../check/draft-report.ts'
import type { Settings } from '../config/settings.ts'
import type { Engine } from '../host.ts'

/** What a fix did to a draft; plain data. */
export interface Fix {
  /** The draft as it was read. */
  readonly original: string
  readonly edits: Revision['edits']
  readonly refused: Revision['refused']
  readonly notes: readonly string[]
  readonly safety: Revision['safety']
}

/** A scored draft that may be edited. */
export interface FixableDraft {
  readonly shown: string
  readonly source: string
  readonly syntax: Syntax
  readonly settings: Settings
  readonly result: TextResult
}

/**
 * Edits a draft by what its rules suggest. What the report leaves out is left alone: findings that a
 * comment, the settings or the baseline hides, and findings on lines that did not change.
 */
export function fixDraft(
  draft: FixableDraft,
  options: AnalyzeTextOptions,
  narrowing: Pick<Narrowing, 'changed' | 'baseline'>,
  engine: Pick<Engine, 'revise'>,
): { readonly text: string; readonly fix: Fix } | null {
  const { source, syntax, result } = draft
  if (result.evidence.every(({ suggestion }) => suggestion === undefined)) return null
  const report = reportDraft(
    { status: 'scored', fix: null, ...draft },
    { limit: Number.POSITIVE_INFINITY, ...narrowing },
  )
  const hidden = new Set(
    report.status === 'scored'
      ? report.hidden.map(({ finding }) => placeKey(finding.rule, finding.place?.start ?? -1))
      : [],
  )
  const { text, edits, refused, notes, safety } = engine.revise(
    { source, syntax },
    { ...options, mayEdit: (rule, start) => !hidden.has(placeKey(rule, start)) },
  )
  if (edits.length === 0 && refused.length === 0) return null
  return { text, fix: { original: source, edits, refused, notes, safety } }
}

function placeKey(rule: string, start: number): string {
  return `${rule}:${start}`
}
