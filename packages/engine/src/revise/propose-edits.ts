import type { Document } from '../text/document/document.ts'
import { explainHit } from '../text/rule-engine/explain-hit.ts'
import type { Hit } from '../text/rule-engine/run-rules.ts'
import { keepApart, type ProposedEdit } from './edit.ts'

/** A proposal and the rule's span that it came from. */
export interface Proposal extends ProposedEdit {
  readonly from: number
}

/** The edits of hits in reading order, none over another or beside it. */
export function proposeEdits(document: Document, hits: readonly Hit[]): Proposal[] {
  return keepApart(
    hits.flatMap((hit) => {
      const proposal = propose(document, hit)
      return proposal === null ? [] : [proposal]
    }),
  )
}

function propose(document: Document, hit: Hit): Proposal | null {
  const { edit } = explainHit(hit, document)
  return edit === undefined ? null : { ...edit, rule: hit.rule.id, from: hit.start }
}
