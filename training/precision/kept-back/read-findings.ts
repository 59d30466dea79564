import type { EvidenceItem, TextResult } from '../../../packages/engine/src/schema/index.ts'
import { analyzeText } from '../../../packages/engine/src/text/index.ts'
import { partOf, readKeptBackDrafts, type WildDraft } from '../../wild-drafts.ts'

/** A finding with its place in the draft. */
export type PlacedFinding = EvidenceItem & { start: number; end: number; rule: string }

/** A kept-back draft as a reader gets it back from the engine. */
export interface ReadDraft extends WildDraft {
  readonly part: 'first' | 'second'
  readonly result: TextResult
  readonly findings: readonly PlacedFinding[]
  /** Words, counted at white space: code and markup are in it. */
  readonly words: number
}

/** Scores the drafts of people in repositories that no rule was written on, with all their findings. */
export async function* readFindings(): AsyncGenerator<ReadDraft> {
  for await (const draft of readKeptBackDrafts()) {
    const part = partOf(draft.group)
    if (part === 'written-on') continue
    const result = analyzeText(
      { source: draft.text, syntax: 'markdown' },
      { maxEvidence: Number.POSITIVE_INFINITY },
    )
    const findings = result.evidence.flatMap((item): PlacedFinding[] => {
      const { start, end, rule } = item
      if (start === undefined || end === undefined || rule === undefined) return []
      return [{ ...item, start, end, rule }]
    })
    yield { ...draft, part, result, findings, words: draft.text.split(/\s+/).length }
  }
}
