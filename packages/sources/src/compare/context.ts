import { lemmaOf, type Token } from '@content-trust/engine/facts'
import { isGrammar, STEM, stemOf } from './stems.ts'

/** What the words around a fact are about. */
export interface Context {
  /** The number of the clause of each token. */
  readonly clauses: readonly number[]
  /** The stems of each token that carries meaning: of the word as written, and of its forms. */
  readonly stems: readonly (readonly number[])[]
}

const clauseMark = /^[,;:()–—]$/
const clauseWord = /^(?:and|but|while|whereas|although|after|before|because|which|who)$/

/** Reads the clauses of a sentence and the words in them that carry meaning. */
export function contextOf(tokens: readonly Token[]): Context {
  const clauses: number[] = []
  let clause = 0
  for (const { word } of tokens) {
    if (clauseMark.test(word) || clauseWord.test(word)) clause++
    clauses.push(clause)
  }
  return { clauses, stems: tokens.map(stemsOf) }
}

function stemsOf({ kind, word }: Token): readonly number[] {
  if (kind !== 'word' || isGrammar(stemOf(word))) return []
  const plain = lemmaOf(word)
  // Five letters hold the ending of a short word: lid, lids.
  const endings = plain.length < STEM ? ['', 's', 'es', 'ed', 'ing'] : ['']
  return [...new Set([word, ...endings.map((ending) => plain + ending)].map(stemOf))]
}
