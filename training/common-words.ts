import { hashWord } from '../packages/engine/src/text/vocabulary.ts'
import { readTrainingTexts } from './training-texts.ts'

/** Files in which a word must occur to count as free of topic, of the 19 that may be fitted to. */
const MIN_FILES = 17
const COUNT = 600

/** The most common words that occur in nearly all files, most common first. */
export async function findCommonWords(): Promise<string[]> {
  const counts = new Map<string, number>()
  const files = new Map<string, Set<string>>()
  for await (const { text, file } of readTrainingTexts()) {
    for (const [word] of text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[a-z]+(?:'[a-z]+)*/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      const seen = files.get(word)
      if (seen) seen.add(file)
      else files.set(word, new Set([file]))
    }
  }
  return [...counts]
    .filter(([word]) => (files.get(word)?.size ?? 0) >= MIN_FILES)
    .sort((a, b) => b[1] - a[1] || hashWord(a[0]) - hashWord(b[0]))
    .slice(0, COUNT)
    .map(([word]) => word)
}
