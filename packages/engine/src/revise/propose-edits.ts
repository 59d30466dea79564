import type { Document } from '../text/document/document.ts'
import { explainHit } from '../text/rule-engine/explain-hit.ts'
import type { Hit } from '../text/rule-engine/run-rules.ts'
import { keepApart, type ProposedEdit } from './edit.ts'

/** A proposal and the rule's span that it came from. */
export interface Proposal extends ProposedEdit {
  readonly from: number
}

/** The edits of hits in reading order, none over another or beside it; those that settings ask for come first. */
export function proposeEdits(document: Document, hits: readonly Hit[]): Proposal[] {
  const propose = (some: readonly Hit[]): Proposal[] =>
    keepApart(some.flatMap((hit) => proposalOf(document, hit) ?? []))
  const own = propose(hits.filter(({ rule }) => rule.isOwn === true))
  const others = propose(hits.filter(({ rule }) => rule.isOwn !== true))
  return own.length === 0 ? others : keepApart([...own, ...clearOf(others, own)])
}

/** The proposals that touch none of the given ones; both are in reading order and apart. */
function clearOf(proposals: readonly Proposal[], given: readonly Proposal[]): Proposal[] {
  let next = 0
  return proposals.filter(({ start, end }) => {
    while (next < given.length && given[next].end < start) next++
    return next === given.length || given[next].start > end
  })
}

function proposalOf(document: Document, hit: Hit): Proposal | null {
  const { edit } = explainHit(hit, document)
  return edit === undefined ? null : { ...edit, rule: hit.rule.id, from: hit.start }
}
