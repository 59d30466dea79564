import { wordLists } from '../lexicons/word-lists.ts'

/** The name of a lexicon whose words carry a class bit. */
export type WordClass = keyof typeof wordLists

const names = Object.keys(wordLists)
const bits = new Map<string, number>(names.map((name, index) => [name, index]))

/** The word lists in the order of their bits. */
export const wordsByClass: readonly (readonly string[])[] = Object.values(wordLists)

/** The bit of a class: 0-31 are in `classesLow`, 32-63 in `classesHigh`. */
export function classBit(name: WordClass): number {
  const bit = bits.get(name)
  if (bit === undefined || bit > 63) throw new RangeError(`No bit for the word class ${name}.`)
  return bit
}
