import type { EvidenceItem, Severity } from '../../schema/index.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** A place of a draft where something is that a policy names. */
export interface Place {
  readonly start: number
  readonly end: number
  /** -1 outside of sentences. */
  readonly sentence: number
  /** Quoted as it stands; of evidence what the evidence quotes. */
  readonly span: string
  /** Evidence brings its own. */
  readonly severity: Severity | undefined
  readonly explanation: string
  /** The evidence that it is. */
  readonly item: EvidenceItem | undefined
  /** Evidence of a rule that knows its topic: it is on it whatever the words around. */
  readonly topic: string | undefined
}

/** A place that is quoted as it stands. */
export function placeAt(
  draft: PolicyDraft,
  start: number,
  end: number,
  explanation: string,
): Place {
  const span = draft.quote(start, end)
  const sentence = draft.sentenceAt(start)
  return {
    start,
    end,
    sentence,
    span,
    severity: undefined,
    explanation,
    item: undefined,
    topic: undefined,
  }
}

/** A whole sentence. */
export function sentencePlace(draft: PolicyDraft, sentence: number, explanation: string): Place {
  const { start, end } = draft.sentenceRange(sentence)
  return { ...placeAt(draft, start, end, explanation), sentence }
}
