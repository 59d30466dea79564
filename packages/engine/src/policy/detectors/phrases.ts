import type { DetectorDraft, Span, WordList } from './detector-draft.ts'

/** A phrase in a draft: the numbers of its first and its last word. */
export interface FoundWords extends Span {
  readonly first: number
  readonly last: number
}

/** Looks for phrases in a draft, in time linear in the number of their anchors in it. */
export type PhraseFinder = (draft: DetectorDraft) => FoundWords[]

/** The words that may stand at each place of a phrase. */
type Phrase = readonly ReadonlySet<string>[]

/** A phrase by the place of its anchor: the word that it is looked up by. */
interface Anchored {
  readonly phrase: Phrase
  readonly anchor: number
}

/** Phrases by their anchors. */
type PhraseList = ReadonlyMap<string, readonly Anchored[]>

/**
 * A finder of the phrases of a list: parted by commas, in lower case; `a/b` stands for either word. Words are parted
 * by spaces, in the draft by spaces or hyphens. The list is read when a draft is first looked at.
 */
export function phraseFinder(...lists: readonly string[]): PhraseFinder {
  let known: PhraseList | undefined
  return (draft) => {
    known ??= readLists(lists)
    return withoutOverlaps(findAll(draft, known))
  }
}

function readLists(lists: readonly string[]): PhraseList {
  const byAnchor = new Map<string, Anchored[]>()
  for (const written of lists.flatMap((list) => list.split(','))) {
    const phrase = written
      .trim()
      .split(/\s+/)
      .map((word) => new Set(word.split('/')))
    const anchor = anchorOf(phrase)
    for (const word of phrase[anchor]) {
      const known = byAnchor.get(word)
      if (known === undefined) byAnchor.set(word, [{ phrase, anchor }])
      else known.push({ phrase, anchor })
    }
  }
  return byAnchor
}

/** The place of the longest word, because long words are rare: “roadmap” in “on the roadmap”. */
function anchorOf(phrase: Phrase): number {
  const lengths = phrase.map((words) => Math.min(...Array.from(words, (word) => word.length)))
  return lengths.lastIndexOf(Math.max(...lengths))
}

function findAll(draft: DetectorDraft, byAnchor: PhraseList): FoundWords[] {
  const { words } = draft
  const found: FoundWords[] = []
  for (const at of words.findAlike(byAnchor)) {
    for (const { phrase, anchor } of byAnchor.get(words.lower(at)) ?? []) {
      const first = at - anchor
      if (!isAt(draft, phrase, first, anchor)) continue
      const last = first + phrase.length - 1
      found.push({ first, last, start: words.start(first), end: words.end(last) })
    }
  }
  return found
}

/** Whether a phrase stands at a word; its anchor is known to. */
function isAt(draft: DetectorDraft, phrase: Phrase, first: number, anchor: number): boolean {
  for (let place = 0; place < phrase.length; place++) {
    if (place !== anchor && !phrase[place].has(draft.words.lower(first + place))) return false
  }
  for (let place = 1; place < phrase.length; place++) {
    if (!isJoined(draft, first + place)) return false
  }
  return true
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
