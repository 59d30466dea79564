import { CLAUSE_BREAK, type Document, KIND } from '../document/document.ts'
import type { HouseWords } from './house-words.ts'
import { marksAfter, marksBefore, marksBetween, type UnitAt } from './marks.ts'
import { comparable, type Term } from './read-term.ts'

/** Terms by their words, so that one walk over a draft finds them all. */
export interface TermTree<Entry extends Term> {
  readonly next: Map<number, TermTree<Entry>>
  /** Terms that end here; they differ in case or marks. */
  readonly entries: Entry[]
}

/** A term in a draft. */
export interface FoundTerm<Entry extends Term> {
  readonly entry: Entry
  readonly first: number
  /** Inclusive. */
  readonly last: number
  /** Offsets of its words and of the marks that belong to it. */
  readonly start: number
  readonly end: number
}

/** Puts terms in a tree. */
export function termTree<Entry extends Term>(
  terms: readonly Entry[],
  words: HouseWords,
): TermTree<Entry> {
  const root: TermTree<Entry> = { next: new Map(), entries: [] }
  for (const term of terms) {
    let node = root
    for (const hash of term.hashes) {
      const id = words.idOf(hash)
      const known = node.next.get(id) ?? { next: new Map(), entries: [] }
      node.next.set(id, known)
      node = known
    }
    node.entries.push(term)
  }
  return root
}

/** A draft as terms are looked for in it. */
export interface TermText {
  readonly document: Document
  /** Ids of its words among the words of the house. */
  readonly ids: Int32Array
}

/** The longest term that begins at a word; `endWord` bounds its sentence. */
export function longestTerm<Entry extends Term>(
  { document, ids }: TermText,
  tree: TermTree<Entry>,
  first: number,
  endWord: number,
): FoundTerm<Entry> | undefined {
  let node = tree.next.get(ids[first])
  let longest: FoundTerm<Entry> | undefined
  for (let last = first; node !== undefined; last++) {
    for (const entry of node.entries) {
      longest = matchTerm(document, entry, first, last) ?? longest
    }
    node = last + 1 < endWord ? node.next.get(ids[last + 1]) : undefined
  }
  return longest
}

/** Compares case and marks, which the ids of words do not tell. */
function matchTerm<Entry extends Term>(
  document: Document,
  entry: Entry,
  first: number,
  last: number,
): FoundTerm<Entry> | undefined {
  const { words, source } = document
  const { marks, separators, isExact } = entry
  const unitAt = unitsOf(document, first)
  for (let word = first; word <= last; word++) {
    const at = word - first
    if (comparable(document.textOf(word, word), isExact) !== entry.words[at]) return undefined
    if (at > 0 && !isJoined(document, unitAt, word, marks[at], separators[at])) return undefined
  }
  const start = marksBefore(unitAt, words.starts[first], marks[0])
  const end = marksAfter(unitAt, words.ends[last], source.length, marks[last - first + 1])
  return start < 0 || end < 0 ? undefined : { entry, first, last, start, end }
}

/** Whether exactly these marks part a word from the one before it; a space may be a hyphen or a line break. */
function isJoined(
  { words }: Document,
  unitAt: UnitAt,
  word: number,
  marks: string,
  separator: number,
): boolean {
  // A hyphen beside some letters is a dash, in terms as in drafts.
  const isPlain =
    (words.separators[word] & CLAUSE_BREAK) === 0 || words.separators[word] === separator
  if (marks === '') return isPlain
  return marksBetween(unitAt, words.ends[word - 1], words.starts[word]) === marks
}

/** The units of the text around a word; alternative text is prose in the source alone. */
export function unitsOf(
  { blocks, codes, source, sentences, words }: Document,
  word: number,
): UnitAt {
  const kind = blocks.kinds[sentences.blocks[words.sentences[word]]]
  if (kind === KIND.alt_text) return (offset) => source.charCodeAt(offset)
  return (offset) => codes[offset]
}
