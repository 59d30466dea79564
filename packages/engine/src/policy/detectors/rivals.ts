import type { DetectorDraft } from './detector-draft.ts'
import { isJoined, wordSet } from './phrases.ts'

const isRivalNoun = wordSet(
  'rival rivals competitor competitors competition others supplier suppliers provider providers vendor vendors brands supermarkets chains',
)
const isOther = wordSet('other another any competing similar comparable leading rival')
/** Words that may stand before what something is compared with. */
const isSmall = wordSet(
  'a an the that those of all most many some your current usual traditional our their its every most whole two both one big biggest other another any what',
)
/** What somebody made before is no rival. */
const isOwn = wordSet('previous last earlier old older own')
const isDate = wordSet(
  'i january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday english christmas easter spain france germany italy greece portugal europe america london england britain scotland wales ireland india china japan australia canada africa',
)
/** “The cover of other insurers”: what is compared is theirs. */
const isOwned = wordSet('of from by at')
const LONGEST = 7

/** The last word of the rival that is named right behind a word, such as “those of Acme”; -1 where there is none. */
export function rivalBehind(draft: DetectorDraft, at: number): number {
  const { words } = draft
  for (let word = at + 1; word <= at + LONGEST && isJoined(draft, word); word++) {
    const lower = words.lower(word)
    if (isOwn(lower) || isDate(lower)) return -1
    // “Acme”, “iPhone”
    const isNamed = words.isCapital(word) || /^[a-z]{1,2}[A-Z]/.test(words.text(word))
    const isName = isNamed && !words.isNumber(word)
    const hasNoun = isOther(lower) && isJoined(draft, word + 1) && !words.isNumber(word + 1)
    if (isRivalNoun(lower) || isName) return word
    if (hasNoun && !isTime(words.lower(word + 1))) return word
    const isThing = word > at + 1 && isOwned(words.lower(word + 1)) && isJoined(draft, word + 1)
    if (isThing) word++
    else if (!isSmall(lower)) return -1
  }
  return -1
}

const isTime = wordSet('time day week month year that than reason')
