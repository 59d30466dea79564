import { blockOf, type Document, type DocumentBlock, KIND } from '../text/document.ts'
import { explainHit } from '../text/rules/explain-hit.ts'
import type { Hit } from '../text/rules/run-rules.ts'
import type { ProposedEdit } from './edit.ts'
import { isSureFit } from './is-sure-fit.ts'
import { mendSeams } from './mend-seams.ts'

/** A proposal and the rule's span that it came from. */
export interface Proposal extends ProposedEdit {
  readonly from: number
}

const MOST_NESTED = 8

/** Edits from the suggestions of hits: mended at the seams, in reading order, none over another. */
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
  const { source } = document
  const { suggestion, start = -1, end = -1 } = explainHit(hit, source)
  if (suggestion === undefined || start < 0) return null
  const block = blockAt(document, start, end)
  // Headings are anchors and quotes are somebody else's words; both stay as they are.
  if (block === null || block.quoted) return null
  if (block.kind !== 'paragraph' && block.kind !== 'list_item' && block.kind !== 'table_cell') {
    return null
  }
  if (touchesAddress(document, start, end) || !isSureFit(document, start, end)) return null
  const edit = mendSeams(document, block, { start, end, text: suggestion })
  if (edit === null || source.slice(edit.start, edit.end) === edit.text) return null
  return { ...edit, rule: hit.rule.id, from: start }
}

/** The innermost block around a range, or null when it crosses blocks. */
function blockAt(document: Document, start: number, end: number): DocumentBlock | null {
  const { blocks } = document
  let low = 0
  let high = blocks.count
  while (low < high) {
    const middle = (low + high) >> 1
    if (blocks.starts[middle] <= start) low = middle + 1
    else high = middle
  }
  // The alternative text of an image lies inside the block of the image.
  while (low > 1 && blocks.kinds[low - 1] === KIND.alt_text && blocks.ends[low - 1] <= start) low--
  return low > 0 && end <= blocks.ends[low - 1] ? blockOf(document, low - 1) : null
}

/** Whether a range holds a part of a link or an image that is not its visible text. */
function touchesAddress({ links }: Document, start: number, end: number): boolean {
  let low = 0
  let high = links.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (links[middle].start < end) low = middle + 1
    else high = middle
  }
  // A link may hold images, so the last one that starts before the end is not the only one to ask.
  for (let at = Math.max(0, low - MOST_NESTED); at < low; at++) {
    const { start: from, textStart, textEnd, end: to } = links[at]
    if (start >= textStart && end <= textEnd && textStart > from) continue
    if (start < to && end > from) return true
  }
  return false
}
