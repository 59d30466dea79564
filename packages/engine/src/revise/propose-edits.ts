import type { Document } from '../text/document.ts'
import { explainHit } from '../text/rules/explain-hit.ts'
import type { Hit } from '../text/rules/run-rules.ts'
import type { ProposedEdit } from './edit.ts'

/** A proposal and the rule's span that it came from. */
export interface Proposal extends ProposedEdit {
  readonly from: number
}

/** The edits of hits in reading order, none over another. */
export function proposeEdits(document: Document, hits: readonly Hit[]): Proposal[] {
  const proposals: Proposal[] = []
  for (const hit of hits) {
    const proposal = propose(document, hit)
    if (proposal !== null) proposals.push(proposal)
  }
  // Of two on one spot the longer one goes first; the other may follow in the next round.
  proposals.sort((a, b) => a.start - b.start || b.end - a.end || (a.rule < b.rule ? -1 : 1))
  const chosen: Proposal[] = []
  let end = -1
  for (const proposal of proposals) {
    if (proposal.start < end || (proposal.start === end && chosen.length > 0)) continue
    chosen.push(proposal)
    end = proposal.end
  }
  return chosen
}

function propose(document: Document, hit: Hit): Proposal | null {
  const { edit } = explainHit(hit, document)
  return edit === undefined ? null : { ...edit, rule: hit.rule.id, from: hit.start }
}
