import type { ComparedWord, Comparison } from '../compare/changes.ts'
import { useOf } from '../words/word-relations.ts'
import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'

/** Comparatives and superlatives of which another degree was made: faster became fastest. */
export function checkDegrees({ kept }: Comparison, meanings: readonly PassageMeaning[]): Finding[] {
  const sameLemma = kept.filter(
    ([left, right]) =>
      left.token.word !== right.token.word &&
      degreeOf(left.token.word, left.lemma) !== degreeOf(right.token.word, right.lemma),
  )
  // The dictionary has some comparatives as words of their own.
  const sameStem = meanings
    .flatMap(({ words }) => words.pairs)
    .filter(({ removed, added }) => isOtherDegree(removed, added) || isOtherDegree(added, removed))
    .map(({ removed, added }) => [removed, added] as const)
  return [...sameLemma, ...sameStem].map(([left, right]) => ({
    check: 'comparisons',
    reason: `${quote(left.token.text)} became ${quote(right.token.text)}.`,
  }))
}

function isOtherDegree(lower: ComparedWord, higher: ComparedWord): boolean {
  const { word } = higher.token
  if (word.endsWith('est')) {
    const stem = word.slice(0, -3)
    return lower.token.word === `${stem}er` || lower.token.word === stem
  }
  return word === `${lower.token.word}er` && /[ar]/.test(useOf(lower.lemma))
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
