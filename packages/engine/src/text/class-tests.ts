import type { Document } from './document.ts'
import { classBit, type WordClass } from './word-classes.ts'

/** Whether a word belongs to a word class. */
export function wordIs({ words }: Document, word: number, name: WordClass): boolean {
  const bit = classBit(name)
  const classes = bit < 32 ? words.classesLow : words.classesHigh
  return (classes[word] & (1 << (bit & 31))) !== 0
}

/** Whether a sentence holds a word of a word class. */
export function sentenceHas({ sentences }: Document, sentence: number, name: WordClass): boolean {
  const bit = classBit(name)
  const classes = bit < 32 ? sentences.classesLow : sentences.classesHigh
  return (classes[sentence] & (1 << (bit & 31))) !== 0
}
