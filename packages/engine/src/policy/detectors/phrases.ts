import type { DetectorDraft, DraftWord, Span } from './detector-draft.ts'

/** A phrase in a draft: its words, both ends inclusive. */
export interface FoundWords extends Span {
  readonly first: number
  readonly last: number
}

/** Looks for phrases in the words of a draft, in time linear in their number. */
export type PhraseFinder = (draft: DetectorDraft) => FoundWords[]

/**
 * A finder of the phrases of a list: parted by commas, in lower case; `a/b` stands for either word. Words are parted
 * by spaces, in the draft by spaces or hyphens. The list is read when a draft is first looked at.
 */
export function phraseFinder(...lists: readonly string[]): PhraseFinder {
  let book: ReadonlyMap<string, readonly Phrase[]> | undefined
  return (draft) => {
    book ??= readLists(lists)
    return findIn(draft, book)
  }
}

type Phrase = readonly ReadonlySet<string>[]

function readLists(lists: readonly string[]): Map<string, Phrase[]> {
  const book = new Map<string, Phrase[]>()
  for (const written of lists.flatMap((list) => list.split(','))) {
    const phrase = written
      .trim()
      .split(/\s+/)
      .map((word) => new Set(word.split('/')))
    for (const first of phrase[0]) {
      const known = book.get(first)
      if (known === undefined) book.set(first, [phrase])
      else known.push(phrase)
    }
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.length - a.length)
  return book
}

function findIn(draft: DetectorDraft, book: ReadonlyMap<string, readonly Phrase[]>): FoundWords[] {
  const { words } = draft
  const found: FoundWords[] = []
  for (let first = 0; first < words.length; first++) {
    const phrase = book.get(words[first].lower)?.find((each) => isAt(draft, each, first))
    if (phrase === undefined) continue
    const last = first + phrase.length - 1
    found.push({ first, last, start: words[first].start, end: words[last].end })
    first = last
  }
  return found
}

function isAt(draft: DetectorDraft, phrase: Phrase, first: number): boolean {
  return phrase.every((words, index) => {
    const at = first + index
    if (index > 0 && !isJoined(draft, at)) return false
    return words.has(draft.words[at].lower)
  })
}

/** Whether nothing but space, a hyphen or markup is between a word and the one before it in its sentence. */
export function isJoined({ words, prose }: DetectorDraft, at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || word.sentence !== before.sentence) return false
  for (let unit = before.end; unit < word.start; unit++) {
    if (!' \n\r\t\u00a0\u2060-'.includes(prose[unit])) return false
  }
  return true
}

/** The word before one in its sentence, with nothing but space between them. */
export function wordBefore(draft: DetectorDraft, at: number): DraftWord | undefined {
  return isJoined(draft, at) ? draft.words[at - 1] : undefined
}

/** The word after one in its sentence, with nothing but space between them. */
export function wordAfter(draft: DetectorDraft, at: number): DraftWord | undefined {
  return isJoined(draft, at + 1) ? draft.words[at + 1] : undefined
}

/** Whether a word is the first of its sentence. */
export function opensSentence({ words }: DetectorDraft, at: number): boolean {
  return words[at - 1]?.sentence !== words[at].sentence
}

/** A set of words, read when it is first asked. */
export function wordSet(list: string): (word: string | undefined) => boolean {
  let set: ReadonlySet<string> | undefined
  return (word) => {
    set ??= new Set(list.trim().split(/\s+/))
    return word !== undefined && set.has(word)
  }
}

const isNegation = wordSet(
  "not no never without cannot can't don't doesn't didn't won't isn't aren't wasn't weren't wouldn't shouldn't nor neither hardly rarely seldom",
)

/** Whether one of the words closely before another denies it: “no”, “cannot”, “without any”. */
export function isDenied(draft: DetectorDraft, at: number, reach = 2): boolean {
  for (let word = at; word > 0 && at - word < reach && isJoined(draft, word); word--) {
    if (isNegation(draft.words[word - 1].lower)) return true
  }
  return false
}
