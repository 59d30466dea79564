import { type Document, KIND } from '../../document/document.ts'
import { isTelling } from '../../scores/telling-sentences.ts'

/** What the openings of sentences have in common. */
export interface SentenceOpenings {
  /** Whole sentences of running text. */
  readonly sentences: number
  /** The word that most of them open with, as it stands in the source; '' without sentences. */
  readonly word: string
  readonly times: number
  /** The first words of the longest run of sentences in one paragraph that open alike; empty without one. */
  readonly run: readonly string[]
  /** Sentences that lie in such runs. */
  readonly inRuns: number
}

/** Sentences in a row from which on their openings are called alike. */
const FEWEST_IN_A_ROW = 3
/** Words that point back at what was just said: a row of any of them reads as one. */
const pointers: ReadonlySet<string> = new Set(['this', 'it', 'these', 'they', 'that'])

/** Reads the openings of whole sentences, in one pass. */
export function readOpenings(document: Document): SentenceOpenings {
  const { sentences, words, blocks } = document
  const times = new Map<number, { count: number; first: number }>()
  let telling = 0
  let best = { from: 0, length: 0 }
  let inRuns = 0
  let length = 0
  const close = (end: number): void => {
    if (length >= FEWEST_IN_A_ROW) {
      inRuns += length
      if (length > best.length) best = { from: end - length, length }
    }
    length = 0
  }
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const isWhole = isTelling(document, sentence)
    if (isWhole) {
      telling++
      const first = sentences.firstWords[sentence]
      const known = times.get(words.hashes[first])
      if (known === undefined) times.set(words.hashes[first], { count: 1, first })
      else known.count++
    }
    const joins = length > 0 && continues(document, sentence)
    if (!joins) close(sentence)
    if (isWhole && blocks.kinds[sentences.blocks[sentence]] === KIND.paragraph) length++
    else close(sentence)
  }
  close(sentences.count)
  const [commonest] = [...times.values()].sort((a, b) => b.count - a.count || a.first - b.first)
  return {
    sentences: telling,
    word: commonest === undefined ? '' : wordAt(document, commonest.first),
    times: commonest?.count ?? 0,
    run: Array.from({ length: best.length }, (_, at) =>
      wordAt(document, sentences.firstWords[best.from + at]),
    ),
    inRuns,
  }
}

/** Whether a sentence opens like the one before it, in the same paragraph. */
function continues(document: Document, sentence: number): boolean {
  const { sentences, words } = document
  if (sentences.blocks[sentence] !== sentences.blocks[sentence - 1]) return false
  const own = sentences.firstWords[sentence]
  const earlier = sentences.firstWords[sentence - 1]
  if (words.hashes[own] === words.hashes[earlier]) return true
  return isPointer(document, own) && isPointer(document, earlier)
}

function isPointer(document: Document, word: number): boolean {
  return pointers.has(wordAt(document, word).toLowerCase())
}

function wordAt({ source, words }: Document, word: number): string {
  return source.slice(words.starts[word], words.ends[word])
}
