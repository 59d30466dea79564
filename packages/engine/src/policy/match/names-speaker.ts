import type { PolicyDraft } from './policy-draft.ts'
import type { Search } from './target-places.ts'

const saying =
  /(?:^|[^\p{L}])(?:said|says|say|told|tells|asked|asks|wrote|writes|added|adds|explained|explains|replied|recalled|recalls|according to|argued|argues|called|claimed|claims|noted|notes|warned|warns|stated|states|insisted|admitted|promised|—|–)(?:[^\p{L}]|$)/u
const name = /(?:^|[^\p{L}.!?“"«]\s?)\p{Lu}\p{Ll}+/u

/** Whether a sentence, or the one before or after it, says who speaks. */
export function namesSpeaker({ draft, speakers }: Search, sentence: number): boolean {
  return [sentence, sentence + 1, sentence - 1].some((at) => {
    if (at < 0 || at >= draft.sentenceCount) return false
    speakers[at] ??= hasSpeaker(draft, at)
    return speakers[at]
  })
}

function hasSpeaker(draft: PolicyDraft, sentence: number): boolean {
  const { start, end } = draft.sentenceRange(sentence)
  const outside = draft.quote(start, end).replace(/[“"«][^”"»]*(?:[”"»]|$)|^[^“"«]*[”»]/g, ' ')
  return saying.test(outside) && name.test(` ${outside}`)
}
