import type { PlacedEvidence, PolicyDraft } from './policy-draft.ts'

/** A place of a draft where something is that a policy names. */
export interface Place {
  readonly start: number
  readonly end: number
  /** -1 outside of sentences. */
  readonly sentence: number
  /** Why the policy names it; of evidence, which explains itself, nothing. */
  readonly reason: string | undefined
  /** The evidence that it is. */
  readonly evidence: PlacedEvidence | undefined
}

/** A place that is quoted as it stands. */
export function placeAt(draft: PolicyDraft, start: number, end: number, reason: string): Place {
  return { start, end, sentence: draft.sentenceAt(start), reason, evidence: undefined }
}

/** The place of evidence. */
export function evidencePlace(evidence: PlacedEvidence): Place {
  const { start, end, sentence } = evidence
  return { start, end, sentence, reason: undefined, evidence }
}

/** A whole sentence. */
export function sentencePlace(draft: PolicyDraft, sentence: number, reason: string): Place {
  return { ...draft.sentenceRange(sentence), sentence, reason, evidence: undefined }
}
