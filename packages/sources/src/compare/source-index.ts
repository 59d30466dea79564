import { readTextFacts, type TextFacts } from '@content-trust/engine/facts'
import { readTextWords, type TextWords } from '@content-trust/engine/prose'
import type { Span } from '../schema/index.ts'
import { type Context, contextOf } from './context.ts'
import { cutSentences, type Sentences } from './cut-sentences.ts'
import type { Measure } from './measure.ts'
import { readMeasures } from './read-measures.ts'
import { significantDigits } from './significant-digits.ts'
import { isGrammar } from './stems.ts'

/** A sentence of a source as far as claims are held against it. */
export interface SourceSentence extends TextFacts {
  readonly measures: readonly Measure[]
  readonly context: Context
}

/** The text of a source, read once for all claims that name it. */
export interface SourceIndex {
  readonly text: string
  readonly words: TextWords['words']
  readonly sentences: Sentences
  /** The sentences that hold a word, by the hash of its first five letters; rising. */
  readonly sentencesByStem: ReadonlyMap<number, readonly number[]>
  /** The sentences that hold a number, by its digits without zeros around them; rising. */
  readonly sentencesByDigits: ReadonlyMap<string, readonly number[]>
  /** A sentence, read when it is first asked for. */
  sentence(index: number): SourceSentence
  spanOf(index: number): Span
}

/** Units after a sentence's last word that may belong to it: 4 %. */
const REST = 4
/** Units of a sentence that are read; only one of marks is longer. */
const LONGEST = 4000

/** Reads a source so that many claims can be held against it; a page of 100 KB takes milliseconds. */
export function indexSource(text: string): SourceIndex {
  const found = readTextWords(text)
  const sentences = cutSentences(text, found)
  const read = new Map<number, SourceSentence>()
  const spanOf = (index: number): Span => ({
    start: sentences.starts[index] ?? 0,
    end: sentences.ends[index] ?? 0,
  })
  return {
    text,
    words: found.words,
    sentences,
    sentencesByStem: indexStems(found, sentences),
    sentencesByDigits: indexDigits(text, sentences),
    spanOf,
    sentence(index) {
      const known = read.get(index)
      if (known !== undefined) return known
      const { start, end } = spanOf(index)
      const next = sentences.starts[index + 1] ?? text.length
      const facts = readTextFacts(text.slice(start, Math.min(next, end + REST, start + LONGEST)))
      const sentence = {
        ...facts,
        measures: readMeasures(facts),
        context: contextOf(facts.tokens),
      }
      read.set(index, sentence)
      return sentence
    },
  }
}

function indexStems({ words }: TextWords, { ofWords }: Sentences): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (let word = 0; word < words.count; word++) {
    const stem = words.stems[word] ?? 0
    if (!isGrammar(stem)) add(found, stem, ofWords[word] ?? 0)
  }
  return found
}

function indexDigits(text: string, { starts, count }: Sentences): Map<string, number[]> {
  const found = new Map<string, number[]>()
  let sentence = 0
  for (const { index, 0: digits } of text.matchAll(/\d[\d.,]*/g)) {
    while (sentence + 1 < count && (starts[sentence + 1] ?? 0) <= index) sentence++
    add(found, significantDigits(digits), sentence)
  }
  return found
}

function add<Key>(lists: Map<Key, number[]>, key: Key, sentence: number): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [sentence])
  else if (list.at(-1) !== sentence) list.push(sentence)
}
