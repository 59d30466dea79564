import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined } from './joined.ts'
import { addList, type Phrase } from './listed-words.ts'

export { isJoined } from './joined.ts'

/** A phrase in a draft: the numbers of its first and its last word. */
export interface FoundWords extends Span {
  readonly first: number
  readonly last: number
}

/** Looks for phrases in a draft, in time linear in the number of their anchors in it. */
export type PhraseFinder = (draft: DetectorDraft) => FoundWords[]

/**
 * A finder of the phrases of a list: parted by commas, in lower case; `a/b` stands for either word. Words are parted
 * by spaces, in the draft by spaces or hyphens. The list is read when a draft is first asked for it.
 */
export function phraseFinder(...lists: readonly string[]): PhraseFinder {
  const list = addList({ kind: 'phrases', read: () => lists.flatMap(readPhrases) })
  return (draft) => {
    const places = draft.listed.of(list)
    if (places.length === 0) return []
    const { words } = draft
    const found: FoundWords[] = []
    for (let place = 0; place < places.length; place += 2) {
      const [first, last] = [places[place], places[place + 1]]
      found.push({ first, last, start: words.start(first), end: words.end(last) })
    }
    return withoutOverlaps(found)
  }
}

function readPhrases(list: string): Phrase[] {
  return list.split(',').map((phrase) =>
    phrase
      .trim()
      .split(/\s+/)
      .map((word) => word.split('/')),
  )
}

/** In reading order; of phrases that begin together the longest stays, of others that overlap the first. */
function withoutOverlaps(found: FoundWords[]): FoundWords[] {
  if (found.length < 2) return found
  found.sort((a, b) => a.first - b.first || b.last - a.last)
  let reached = 0
  return found.filter(({ first, last }) => {
    if (first < reached) return false
    reached = last + 1
    return true
  })
}

/** Finds the words of a list in a draft: their numbers, rising. The list is read when a draft is first asked for it. */
export function wordFinder(
  list: string | (() => Iterable<string>),
): (draft: DetectorDraft) => readonly number[] {
  const read = () => (typeof list === 'string' ? readWords(list) : new Set(list()))
  const number = addList({ kind: 'words', read })
  return ({ listed }) => listed.of(number)
}

/** Tells whether a word of a draft is one of a list. The list is read when a draft is first asked for it. */
export function wordTest(list: string): (draft: DetectorDraft, at: number) => boolean {
  const number = addList({ kind: 'test', read: () => readWords(list) })
  return ({ listed }, at) => listed.isIn(number, at)
}

/** A set of words, read when it is first asked. */
export function wordSet(list: string): (word: string) => boolean {
  let known: WordSet | undefined
  return (word) => {
    known ??= readSet(list)
    // Most words that are asked for are in no list.
    if (((known.lengths >> word.length) & (known.initials >> word.charCodeAt(0)) & 1) === 0)
      return false
    return known.words.has(word)
  }
}

/** Words, with a bit for each of their lengths and one for each of their first letters, modulo 32. */
interface WordSet {
  readonly words: ReadonlySet<string>
  readonly lengths: number
  readonly initials: number
}

function readSet(list: string): WordSet {
  const words = readWords(list)
  let lengths = 0
  let initials = 0
  for (const word of words) {
    lengths |= 1 << word.length
    initials |= 1 << word.charCodeAt(0)
  }
  return { words, lengths, initials }
}

function readWords(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** The word before one in its sentence, with nothing but space between them; empty where there is none. */
export function wordBefore(draft: DetectorDraft, at: number): string {
  return isJoined(draft, at) ? draft.words.lower(at - 1) : ''
}

/** The word after one in its sentence, with nothing but space between them; empty where there is none. */
export function wordAfter(draft: DetectorDraft, at: number): string {
  return isJoined(draft, at + 1) ? draft.words.lower(at + 1) : ''
}

/** Whether a word is the first of its sentence. */
export function opensSentence({ words }: DetectorDraft, at: number): boolean {
  return words.sentence(at - 1) !== words.sentence(at)
}

const isNegation = wordSet(
  "not no never without cannot can't don't doesn't didn't won't isn't aren't wasn't weren't wouldn't shouldn't nor neither nobody none hardly rarely seldom",
)

/** Whether one of the words closely before another denies it: “no”, “cannot”, “without any”. */
export function isDenied(draft: DetectorDraft, at: number, reach = 2): boolean {
  for (let word = at; word > 0 && at - word < reach && isJoined(draft, word); word--) {
    if (isNegation(draft.words.lower(word - 1))) return true
  }
  return false
}
