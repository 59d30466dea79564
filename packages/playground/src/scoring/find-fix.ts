import {
  type AnalyzeTextOptions,
  proposeRevisions,
  type RevisionProposal,
} from '@content-trust/engine'
import type { Draft } from '@content-trust/engine/schema'

/** The edit that takes a suggestion, with its verdict on the facts and what it does to the scores. */
export type VerifiedFix = Pick<
  RevisionProposal,
  'start' | 'end' | 'text' | 'safety' | 'effects' | 'gain' | 'isCalm'
>

/** A finding by its rule and where it begins, in code units; null: it is about the whole draft. */
interface FindingPlace {
  readonly rule: string
  readonly start: number | null
}

/**
 * The edit that takes the suggestion of a finding, which also repairs what is beside the text.
 * Null: the finding has no place, or the text around it has changed and no edit fits any more.
 */
export function findFix(
  draft: Draft,
  options: AnalyzeTextOptions,
  { rule, start }: FindingPlace,
): VerifiedFix | null {
  if (start === null) return null
  const [proposal] = proposeRevisions(draft, {
    ...options,
    mayEdit: (id, at) => id === rule && at === start,
  })
  if (proposal === undefined) return null
  const { effects, gain, safety, text, isCalm } = proposal
  return { start: proposal.start, end: proposal.end, text, safety, effects, gain, isCalm }
}
