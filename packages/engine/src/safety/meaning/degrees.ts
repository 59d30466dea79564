import type { Comparison } from '../compare/changes.ts'
import { type Finding, quote } from './finding.ts'

/** Comparatives and superlatives of which another degree was made: faster became fastest. */
export function checkDegrees({ kept }: Comparison): Finding[] {
  return kept.flatMap(([left, right]) => {
    if (left.token.word === right.token.word) return []
    const before = degreeOf(left.token.word, left.lemma)
    const after = degreeOf(right.token.word, right.lemma)
    if (before === after) return []
    return [
      {
        check: 'comparisons',
        reason: `${quote(left.token.text)} became ${quote(right.token.text)}.`,
      },
    ]
  })
}

const irregular: ReadonlyMap<string, string> = new Map([
  ['better', 'more'],
  ['worse', 'more'],
  ['more', 'more'],
  ['less', 'more'],
  ['further', 'more'],
  ['farther', 'more'],
  ['best', 'most'],
  ['worst', 'most'],
  ['most', 'most'],
  ['least', 'most'],
])

function degreeOf(word: string, lemma: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word === lemma) return 'plain'
  if (word.endsWith('est')) return 'most'
  return word.endsWith('er') ? 'more' : 'plain'
}
