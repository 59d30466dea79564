import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'

/** Content words that a passage may gain: rewording brings in a word or two, a new statement more. */
const MOST_NEW_WORDS = 2

/** Words that may come in without being near any that went, whether they replace one or not. */
const MOST_STRANGE_WORDS = 4

/** Passages that say something that the draft did not: their words are new, or most are replaced by strange ones. */
export function checkContent({ words, contentWords }: PassageMeaning): Finding[] {
  const { gained, lost, pairs } = words
  if (gained.length > MOST_NEW_WORDS) {
    const shown = gained.map(({ token }) => token.text).join(' ')
    return [{ check: 'content', reason: `Words that replace nothing are new: ${quote(shown)}.` }]
  }
  const strange = pairs.filter(({ relation }) => relation === 'none' || relation === 'unknown')
  const isOther = strange.length > 1 && strange.length * 2 >= contentWords - lost.length
  if (strange.length > 0 && (isOther || strange.length + gained.length > MOST_STRANGE_WORDS)) {
    const before = strange.map(({ removed }) => removed.token.text).join(' ')
    const after = strange.map(({ added }) => added.token.text).join(' ')
    return [{ check: 'content', reason: `Words became others: ${quote(before)}, ${quote(after)}.` }]
  }
  return []
}
