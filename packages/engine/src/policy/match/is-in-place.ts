import type { PolicyPlace } from '../form/clause-form.ts'
import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'
import type { Search } from './target-places.ts'

/** Whether something stands where a clause looks. */
export function isInPlace(place: PolicyPlace, found: Place, { draft }: Search): boolean {
  const edge = edges.exec(place)?.groups
  if (edge !== undefined) return isAtEdge(edge['part'], edge['edge'] === 'start', found, draft)
  const { start, sentence } = found
  if (place === 'brackets') return isInBrackets(found, draft)
  if (place !== 'link') return draft.isIn(sentence, place)
  const links = draft.detected?.links ?? []
  return links.some(
    ({ kind, textStart, textEnd }) => kind !== 'image' && textStart <= start && start < textEnd,
  )
}

const edges = /^(?<part>sentence|paragraph|heading|list-item)-(?<edge>start|end)$/
const inked = /[\p{L}\p{N}]/u

/** Whether something is the first or the last of a part; marks may stand beside it. */
function isAtEdge(
  part: string,
  isStart: boolean,
  { start, end, sentence }: Place,
  draft: PolicyDraft,
): boolean {
  const { detected } = draft
  if (detected === undefined || sentence < 0) return false
  const block = detected.blocks[detected.sentences[sentence].block]
  const whole = part === 'sentence' ? draft.sentenceRange(sentence) : block
  if (part !== 'sentence' && block.kind !== part.replace('-', '_')) return false
  const beside = isStart
    ? detected.prose.slice(whole.start, start)
    : detected.prose.slice(end, whole.end)
  return !inked.test(beside)
}

/** Whether something stands between round brackets of its paragraph. */
function isInBrackets({ start, end, sentence }: Place, { detected }: PolicyDraft): boolean {
  if (detected === undefined || sentence < 0) return false
  const { prose, sentences, blocks } = detected
  const block = blocks[sentences[sentence].block]
  const before = prose.slice(block.start, start)
  const after = prose.slice(end, block.end)
  return before.lastIndexOf('(') > before.lastIndexOf(')') && after.includes(')')
}
