import type { Version } from '../read-version.ts'
import type { Token } from '../tokens.ts'
import { lemmaOf } from '../words/lemma.ts'
import { align, type Hunk } from './align.ts'

/** A word that takes part in the comparison. */
export interface ComparedWord {
  readonly token: Token
  readonly lemma: string
  /** Index among the compared words of its version. */
  readonly at: number
}

/** A stretch that differs, with the words of both sides that the other side does not have nearby. */
export interface Change {
  readonly hunk: Hunk
  readonly removed: readonly ComparedWord[]
  readonly added: readonly ComparedWord[]
}

/** The changes that belong to one another: their sentences are the same on one side. */
export interface Passage {
  /** The compared words of its sentences, left and right. */
  readonly left: readonly ComparedWord[]
  readonly right: readonly ComparedWord[]
  readonly changes: readonly Change[]
  readonly removed: readonly ComparedWord[]
  readonly added: readonly ComparedWord[]
}

/** Two versions, word against word. */
export interface Comparison {
  readonly before: readonly ComparedWord[]
  readonly after: readonly ComparedWord[]
  readonly passages: readonly Passage[]
  /** Words of both sides that stand for one another. */
  readonly kept: readonly (readonly [ComparedWord, ComparedWord])[]
}

/** Aligns the words of two versions; marks and opaque content take no part. */
export function compareWords(before: Version, after: Version): Comparison {
  const left = readWords(before)
  const right = readWords(after)
  const hunks = align(
    left.map(({ lemma }) => lemma),
    right.map(({ lemma }) => lemma),
  )
  return {
    before: left,
    after: right,
    passages: readPassages(left, right, hunks),
    kept: readKept(left, right, hunks),
  }
}

function readKept(
  left: readonly ComparedWord[],
  right: readonly ComparedWord[],
  hunks: readonly Hunk[],
): [ComparedWord, ComparedWord][] {
  const kept: [ComparedWord, ComparedWord][] = []
  let l = 0
  let r = 0
  for (const hunk of [...hunks, { leftStart: left.length, leftEnd: 0, rightEnd: 0 }]) {
    while (l < hunk.leftStart) kept.push([left[l++], right[r++]])
    l = hunk.leftEnd
    r = hunk.rightEnd
  }
  return kept
}

function readWords({ tokens }: Version): ComparedWord[] {
  const words: ComparedWord[] = []
  for (const token of tokens) {
    if (token.kind === 'mark' || token.kind === 'opaque') continue
    words.push({ token, lemma: lemmaOf(token.word), at: words.length })
  }
  return words
}

function readPassages(
  left: readonly ComparedWord[],
  right: readonly ComparedWord[],
  hunks: readonly Hunk[],
): Passage[] {
  const groups: Hunk[][] = []
  let lastLeft = -1
  let lastRight = -1
  for (const hunk of hunks) {
    const startLeft = sentenceAt(left, hunk.leftStart)
    const startRight = sentenceAt(right, hunk.rightStart)
    const group = groups.at(-1)
    if (group && (startLeft === lastLeft || startRight === lastRight)) group.push(hunk)
    else groups.push([hunk])
    lastLeft = sentenceAt(left, Math.max(hunk.leftStart, hunk.leftEnd - 1))
    lastRight = sentenceAt(right, Math.max(hunk.rightStart, hunk.rightEnd - 1))
  }
  return groups.map((group) => readPassage(left, right, group))
}

function sentenceAt(words: readonly ComparedWord[], at: number): number {
  return words[Math.min(at, words.length - 1)]?.token.sentence ?? -1
}

function readPassage(
  left: readonly ComparedWord[],
  right: readonly ComparedWord[],
  hunks: readonly Hunk[],
): Passage {
  const gone = hunks.flatMap(({ leftStart, leftEnd }) => left.slice(leftStart, leftEnd))
  const come = hunks.flatMap(({ rightStart, rightEnd }) => right.slice(rightStart, rightEnd))
  const removed = without(gone, come)
  const added = without(come, gone)
  const isRemoved = new Set(removed)
  const isAdded = new Set(added)
  const changes = hunks.map((hunk) => ({
    hunk,
    removed: left.slice(hunk.leftStart, hunk.leftEnd).filter((word) => isRemoved.has(word)),
    added: right.slice(hunk.rightStart, hunk.rightEnd).filter((word) => isAdded.has(word)),
  }))
  return {
    changes,
    removed,
    added,
    left: sentencesAround(left, hunks[0].leftStart, hunks[hunks.length - 1].leftEnd),
    right: sentencesAround(right, hunks[0].rightStart, hunks[hunks.length - 1].rightEnd),
  }
}

/** The words from the start of the sentence of one word to the end of the sentence of another. */
function sentencesAround(
  words: readonly ComparedWord[],
  from: number,
  until: number,
): readonly ComparedWord[] {
  let start = Math.min(from, words.length - 1)
  let end = Math.max(until, from + 1)
  while (start > 0 && sentenceAt(words, start - 1) === sentenceAt(words, start)) start--
  while (end < words.length && sentenceAt(words, end) === sentenceAt(words, end - 1)) end++
  return words.slice(Math.max(0, start), end)
}

/** The words that the other list does not hold as often: the rest only moved. */
function without(words: readonly ComparedWord[], others: readonly ComparedWord[]): ComparedWord[] {
  const counts = new Map<string, number>()
  for (const { lemma } of others) counts.set(lemma, (counts.get(lemma) ?? 0) + 1)
  return words.filter(({ lemma }) => {
    const count = counts.get(lemma) ?? 0
    if (count > 0) counts.set(lemma, count - 1)
    return count === 0
  })
}
