import type { TextWords } from '@content-trust/engine/prose'

/** The sentences of a source, none of them longer than a reader would show beside a claim. */
export interface Sentences {
  readonly count: number
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** The paragraph of each. */
  readonly blocks: readonly number[]
  /** Words of each, half-open. */
  readonly firstWords: readonly number[]
  readonly endWords: readonly number[]
  /** The sentence of each word. */
  readonly ofWords: Int32Array
}

/** A table or a menu without full stops is one sentence of thousands of words: it is cut where lines end, or here. */
const MOST_WORDS = 80

/** Cuts what has no full stops into pieces, in time linear in the number of words. */
export function cutSentences(text: string, { words, sentences }: TextWords): Sentences {
  const starts: number[] = []
  const ends: number[] = []
  const blocks: number[] = []
  const firstWords: number[] = []
  const endWords: number[] = []
  const ofWords = new Int32Array(words.count)
  const close = (endWord: number, end: number) => {
    if (starts.length === endWords.length) return
    endWords.push(endWord)
    ends.push(end)
  }
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const first = sentences.firstWords[sentence] ?? 0
    const end = sentences.endWords[sentence] ?? first
    const isLong = end - first > MOST_WORDS
    for (let word = first; word < end; word++) {
      const opened = firstWords.at(-1) ?? first
      const before = words.ends[word - 1] ?? 0
      const start = words.starts[word] ?? 0
      const isCut =
        isLong && (word - opened >= MOST_WORDS || text.slice(before, start).includes('\n'))
      if (word === first || isCut) {
        close(word, before)
        starts.push(word === first ? (sentences.starts[sentence] ?? start) : start)
        blocks.push(sentences.blocks[sentence] ?? 0)
        firstWords.push(word)
      }
      ofWords[word] = starts.length - 1
    }
    close(end, sentences.ends[sentence] ?? 0)
  }
  return { count: starts.length, starts, ends, blocks, firstWords, endWords, ofWords }
}
