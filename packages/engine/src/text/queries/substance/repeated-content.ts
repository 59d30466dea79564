import type { Document } from '../../document/document.ts'
import { createScratchList } from '../../document/scratch-list.ts'
import { classSet, wordIsAny } from '../class-tests.ts'
import { SUBSTANCE } from './word-substance.ts'

/** How much of the content of a draft is new, and how much is told again. */
export interface Repeats {
  /** Content words, and different stems among them. */
  readonly content: number
  readonly distinct: number

  /** Runs of three content words. */
  readonly runs: number
  /** Runs that came before, somewhere else. */
  readonly repeated: number
}

/** Content words of a run. */
const LENGTH = 3
/** Plain words from one run to the next: nearer ones belong to one thought. */
const APART = 22
/** Letters of the shortest content word. */
const SHORTEST = 3
/** Plain words are counted from 1, so that 0 is an empty slot. */
const NONE = 0

const lendHashes = createScratchList()
const lendPlaces = createScratchList()
const lendStems = createScratchList()

const functionWords = classSet(
  'copula',
  'modal',
  'negation',
  'first_person',
  'second_person',
  'third_person',
  'article',
  'preposition',
  'conjunction',
  'connective',
)

/**
 * Counts the stems of content words and the runs of three of them that a draft says again. Only plain words of
 * running text belong to a run, so that a number or a name between two of them changes none.
 */
export function countRepeats(document: Document, kinds: Uint8Array): Repeats {
  const { blocks, words } = document
  const slots = slotsFor(countContent(document, kinds))
  const mask = slots - 1
  const hashes = lendHashes(slots)
  const places = lendPlaces(slots)
  const stems = lendStems(slots)
  let place = 0
  let content = 0
  let distinct = 0
  let runs = 0
  let repeated = 0
  for (let block = 0; block < blocks.count; block++) {
    let first = 0
    let second = 0
    let length = 0
    for (let word = blocks.firstWords[block]; word < blocks.endWords[block]; word++) {
      if (kinds[word] !== SUBSTANCE.plain) continue
      place++
      if (!isContent(document, word)) continue
      const third = words.stems[word]
      content++
      if (isNew(stems, mask, third)) distinct++
      if (++length >= LENGTH) {
        runs++
        const hash = hashOf(first, second, third)
        let slot = (hash ^ (hash >>> 15)) & mask
        while (places[slot] !== NONE && hashes[slot] !== hash) slot = (slot + 1) & mask
        if (places[slot] === NONE) {
          hashes[slot] = hash
          places[slot] = place
        } else if (place - places[slot] > APART) repeated++
      }
      first = second
      second = third
    }
  }
  return { content, distinct, runs, repeated }
}

/** Whether a plain word is a content word. */
function isContent(document: Document, word: number): boolean {
  return document.words.lengths[word] >= SHORTEST && !wordIsAny(document, word, functionWords)
}

/** How many places the tables need: far fewer than a draft has words, and none for scripts of single characters. */
function countContent(document: Document, kinds: Uint8Array): number {
  let count = 0
  for (let word = 0; word < kinds.length; word++) {
    if (kinds[word] === SUBSTANCE.plain && isContent(document, word)) count++
  }
  return count
}

/** Puts a stem into a table of stems; false when it is there. A hash of 0 is an empty slot. */
function isNew(stems: Int32Array, mask: number, stem: number): boolean {
  const hash = stem | 0
  let slot = (hash ^ (hash >>> 15)) & mask
  while (stems[slot] !== 0) {
    if (stems[slot] === hash) return false
    slot = (slot + 1) & mask
  }
  stems[slot] = hash
  return hash !== 0
}

/** A power of two that leaves half of the slots free. */
function slotsFor(content: number): number {
  let slots = 64
  while (slots < content * 2) slots *= 2
  return slots
}

function hashOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first ^ 0x9e3779b1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ second, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16) ^ third, 0x2c1b3c6d)
  return hash ^ (hash >>> 15)
}
