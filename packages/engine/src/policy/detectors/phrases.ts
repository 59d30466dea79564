import type { DetectorDraft, Span, WordList } from './detector-draft.ts'

/** A phrase in a draft: the numbers of its first and its last word. */
export interface FoundWords extends Span {
  readonly first: number
  readonly last: number
}

/** Looks for phrases in a draft, in time linear in the number of words that begin one. */
export type PhraseFinder = (draft: DetectorDraft) => FoundWords[]

/** Phrases by their first word, the longest first. */
interface PhraseList {
  readonly firstWords: WordList
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>
}

type Phrase = readonly ReadonlySet<string>[]

/**
 * A finder of the phrases of a list: parted by commas, in lower case; `a/b` stands for either word. Words are parted
 * by spaces, in the draft by spaces or hyphens. The list is read when a draft is first looked at.
 */
export function phraseFinder(...lists: readonly string[]): PhraseFinder {
  let known: PhraseList | undefined
  return (draft) => {
    known ??= readLists(lists)
    return findIn(draft, known)
  }
}

function readLists(lists: readonly string[]): PhraseList {
  const byFirst = new Map<string, Phrase[]>()
  for (const written of lists.flatMap((list) => list.split(','))) {
    const phrase = written
      .trim()
      .split(/\s+/)
      .map((word) => new Set(word.split('/')))
    for (const first of phrase[0]) {
      const known = byFirst.get(first)
      if (known === undefined) byFirst.set(first, [phrase])
      else known.push(phrase)
    }
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.length - a.length)
  return { firstWords: new Set(byFirst.keys()), byFirst }
}

function findIn(draft: DetectorDraft, { firstWords, byFirst }: PhraseList): FoundWords[] {
  const { words } = draft
  const found: FoundWords[] = []
  let reached = 0
  for (const first of words.find(firstWords)) {
    if (first < reached) continue
    const phrase = byFirst.get(words.lower(first))?.find((each) => isAt(draft, each, first))
    if (phrase === undefined) continue
    const last = first + phrase.length - 1
    found.push({ first, last, start: words.start(first), end: words.end(last) })
    reached = last + 1
  }
  return found
}

function isAt(draft: DetectorDraft, phrase: Phrase, first: number): boolean {
  for (let index = 1; index < phrase.length; index++) {
    const at = first + index
    if (!phrase[index].has(draft.words.lower(at)) || !isJoined(draft, at)) return false
  }
  return true
}

/** Finds the words of a list in a draft: their numbers, rising. The list is read when a draft is first looked at. */
export function wordFinder(list: string): (draft: DetectorDraft) => readonly number[] {
  let known: WordList | undefined
  return ({ words }) => {
    known ??= readWords(list)
    return words.find(known)
  }
}

/** Tells whether a word of a draft is one of a list. The list is read when a draft is first looked at. */
export function wordTest(list: string): (draft: DetectorDraft, at: number) => boolean {
  let known: WordList | undefined
  return ({ words }, at) => {
    known ??= readWords(list)
    return words.isOneOf(at, known)
  }
}

/** A set of words, read when it is first asked. */
export function wordSet(list: string): (word: string) => boolean {
  let known: WordList | undefined
  return (word) => {
    known ??= readWords(list)
    return known.has(word)
  }
}

function readWords(list: string): WordList {
  return new Set(list.trim().split(/\s+/))
}

const gaps: ReadonlySet<number> = new Set(
  Array.from(' \n\r\t\u00a0\u2060-', (gap) => gap.charCodeAt(0)),
)

/** Whether nothing but space, a hyphen or markup is between a word and the one before it in its sentence. */
export function isJoined({ words, units }: DetectorDraft, at: number): boolean {
  const sentence = words.sentence(at)
  if (sentence === -1 || words.sentence(at - 1) !== sentence) return false
  const start = words.start(at)
  for (let unit = words.end(at - 1); unit < start; unit++) {
    if (!gaps.has(units[unit])) return false
  }
  return true
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
