import type { ComparedWord } from '../compare/changes.ts'
import { grammarWords } from '../lexicons/meaning-groups.ts'
import { useOf } from '../words/word-relations.ts'
import { type Finding, quote } from './finding.ts'
import type { PassageMeaning } from './passage-meaning.ts'

/** Longest passage whose order is looked at; in a longer one whole sentences have moved. */
const MOST_WORDS = 400

/**
 * Names, numbers and nouns that changed places: "A beat B" became "B beat A". A word that moved
 * together with its neighbour has kept its part; and so has one that a "by" turned around.
 */
export function checkRoles(
  { passage }: PassageMeaning,
  isFact: (word: ComparedWord) => boolean,
): Finding[] {
  const { left, right, removed, added } = passage
  if (left.length + right.length > MOST_WORDS) return []
  const isTurned = (words: readonly ComparedWord[]) => words.some(({ lemma }) => lemma === 'by')
  if (isTurned(removed) !== isTurned(added)) return []
  // Where words were replaced as well, only names and numbers are sure to be the same ones.
  const isPermutation = [...removed, ...added].every(({ lemma }) => grammarWords.has(lemma))
  const isNoun = ({ token, lemma }: ComparedWord) =>
    token.kind === 'word' && useOf(lemma) === 'n' && !grammarWords.has(lemma)
  const holds = (word: ComparedWord) => isFact(word) || (isPermutation && isNoun(word))
  const before = bindingsOf(left, holds)
  const after = bindingsOf(right, holds)
  const common = [...before.keys()].filter((word) => after.has(word))
  const order = new Map([...after.keys()].map((word, index) => [word, index]))
  for (let i = 0; i + 1 < common.length; i++) {
    const [first, second] = [common[i], common[i + 1]]
    if ((order.get(first) ?? 0) < (order.get(second) ?? 0)) continue
    if (keepsPart(before.get(first), after.get(first))) continue
    if (keepsPart(before.get(second), after.get(second))) continue
    const texts = [before.get(first), before.get(second)].map((binding) =>
      quote(binding?.text ?? ''),
    )
    return [{ check: 'roles', reason: `${texts[0]} and ${texts[1]} changed places.` }]
  }
  return []
}

interface Binding {
  readonly text: string
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** The first mention of each word, with the content words around it. */
function bindingsOf(
  words: readonly ComparedWord[],
  holds: (word: ComparedWord) => boolean,
): Map<string, Binding> {
  const content = words.filter(
    ({ lemma, token }) => !grammarWords.has(lemma) || token.kind === 'number',
  )
  const bindings = new Map<string, Binding>()
  for (const [index, word] of content.entries()) {
    if (!holds(word) || bindings.has(word.lemma)) continue
    bindings.set(word.lemma, {
      text: word.token.text,
      previous: content[index - 1]?.lemma,
      next: content[index + 1]?.lemma,
    })
  }
  return bindings
}

function keepsPart(before: Binding | undefined, after: Binding | undefined): boolean {
  if (!before || !after) return true
  return (
    (before.next !== undefined && before.next === after.next) ||
    (before.previous !== undefined && before.previous === after.previous)
  )
}
