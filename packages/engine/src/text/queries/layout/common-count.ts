import { type Document, KIND } from '../../document/document.ts'
import { opensItem } from './opens-item.ts'

/** The value that most things of a kind share. */
export interface CommonCount {
  readonly things: number
  readonly value: number
  /** How many have it. */
  readonly alike: number
}

/** Counts above this are taken for this: whoever writes so many writes no two alike. */
const MOST = 32

/** How many sentences most paragraphs have; paragraphs of others and those without words are passed over. */
export function sentencesOfParagraphs({ blocks }: Document): CommonCount {
  const byCount = new Uint32Array(MOST + 1)
  let paragraphs = 0
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.kinds[block] !== KIND.paragraph || blocks.quoted[block] === 1) continue
    if (blocks.endWords[block] === blocks.firstWords[block]) continue
    paragraphs++
    byCount[Math.min(MOST, blocks.endSentences[block] - blocks.firstSentences[block])]++
  }
  const value = byCount.indexOf(Math.max(...byCount))
  return { things: paragraphs, value, alike: byCount[value] }
}

/** The range of lengths that most things of a kind lie in. */
export interface CommonRange {
  readonly things: number
  readonly from: number
  readonly to: number
  readonly near: number
}

/** How many lengths lie about the middle one, within a share of it; ends are whole numbers. */
export function nearMiddle(lengths: Uint32Array, share: number): CommonRange {
  const rising = lengths.toSorted()
  const middle = rising[rising.length >> 1] ?? 0
  const from = Math.ceil(middle * (1 - share))
  const to = Math.floor(middle * (1 + share))
  let near = 0
  for (const length of rising) if (length >= from && length <= to) near++
  return { things: rising.length, from, to, near }
}

/** Words of each list item, without the paragraphs that follow its first. */
export function itemLengths(document: Document): Uint32Array {
  const { blocks } = document
  const lengths = new Uint32Array(blocks.count)
  let items = 0
  for (let block = 0; block < blocks.count; block++) {
    if (blocks.quoted[block] === 1 || !opensItem(document, block)) continue
    const length = blocks.endWords[block] - blocks.firstWords[block]
    if (length > 0) lengths[items++] = length
  }
  return lengths.slice(0, items)
}
