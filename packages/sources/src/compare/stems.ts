import { grammarWords } from '@content-trust/engine/facts'
import { hashWord } from '@content-trust/engine/prose'

/** Letters that tell a word from others, whatever its form. */
export const STEM = 5

/** The hash under which the forms of a word are found: that of its first five letters. */
export function stemOf(word: string): number {
  return hashWord(word.slice(0, STEM))
}

const grammarStems = new Set([...grammarWords].map(stemOf))

/** Whether words of a stem only join others. */
export function isGrammar(stem: number): boolean {
  return grammarStems.has(stem)
}
