import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'

/** Content words that a passage may gain: rewording brings in a word or two, a new statement more. */
const MOST_NEW_WORDS = 2

/** Passages that say something that the draft did not: several content words replace nothing. */
export function checkContent({ words }: PassageMeaning): Finding[] {
  const { gained } = words
  if (gained.length <= MOST_NEW_WORDS) return []
  const shown = gained.map(({ token }) => token.text).join(' ')
  return [{ check: 'content', reason: `Words that replace nothing are new: ${quote(shown)}.` }]
}
