import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'

/** Things of one class that took each other's place: butter became margarine. */
export function checkThings({ words }: PassageMeaning): Finding[] {
  return words.pairs
    .filter(({ relation }) => relation === 'distinct')
    .map(({ removed, added }) => ({
      check: 'things',
      reason: `${quote(removed.token.text)} became ${quote(added.token.text)}.`,
    }))
}
