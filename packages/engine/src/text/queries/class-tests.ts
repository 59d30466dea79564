import type { Document } from '../document/document.ts'
import { classBit, type WordClass } from '../document/word-classes.ts'

/** Whether a word belongs to a word class. */
export function wordIs({ words }: Document, word: number, name: WordClass): boolean {
  const bit = classBit(name)
  const classes = bit < 32 ? words.classesLow : words.classesHigh
  return (classes[word] & (1 << (bit & 31))) !== 0
}

/** Several word classes at once, made ready to be tested many times. */
export interface ClassSet {
  readonly low: number
  readonly high: number
}

/** The set of the named classes. */
export function classSet(...names: readonly WordClass[]): ClassSet {
  let low = 0
  let high = 0
  for (const name of names) {
    const bit = classBit(name)
    if (bit < 32) low |= 1 << bit
    else high |= 1 << (bit - 32)
  }
  return { low, high }
}

/** Whether a word belongs to any class of the set. */
export function wordIsAny({ words }: Document, word: number, { low, high }: ClassSet): boolean {
  return ((words.classesLow[word] & low) | (words.classesHigh[word] & high)) !== 0
}

/** Whether a sentence holds a word of any class of the set. */
export function sentenceHasAny(
  { sentences }: Document,
  sentence: number,
  { low, high }: ClassSet,
): boolean {
  return ((sentences.classesLow[sentence] & low) | (sentences.classesHigh[sentence] & high)) !== 0
}

/** Whether a sentence holds a word of a word class. */
export function sentenceHas({ sentences }: Document, sentence: number, name: WordClass): boolean {
  const bit = classBit(name)
  const classes = bit < 32 ? sentences.classesLow : sentences.classesHigh
  return (classes[sentence] & (1 << (bit & 31))) !== 0
}
