import type { Document, LetterCounts } from '../document/document.ts'
import { type Blocks, MASKED_INLINE, type ScannedText } from '../markdown/scanned-text.ts'
import { countLetters, isDisguised } from '../segment/alphabet.ts'
import { findSharedText, type SharedText } from './shared-text.ts'

/**
 * Blocks that a draft has in common with the draft before it: some at its start, and one run after
 * the change. What is read of the words of a block depends on its own units and on nothing else.
 */
export interface Unchanged {
  readonly earlier: Document
  /** Number of blocks at the start. */
  readonly head: number
  /** The run in the new draft, half-open, and where it begins in the earlier one. */
  readonly tail: number
  readonly tailEnd: number
  readonly earlierTail: number
  /** What is added to an offset of the earlier draft in the run. */
  readonly shift: number
  /** Letters of the new draft; undefined when all are Latin. */
  readonly letters: LetterCounts | undefined
}

/** Compares a scanned draft with the one before it; undefined when its words must be read again. */
export function findUnchanged(earlier: Document, scanned: ScannedText): Unchanged | undefined {
  const shared = findSharedText(earlier, scanned)
  const letters = addLetters(earlier, scanned, shared)
  // The first letters of another script: those that are Latin were never counted.
  if (earlier.letters === undefined && letters !== undefined) return undefined
  // Words are folded in another way as soon as a draft is taken to be disguised.
  if (isDisguised(letters) !== isDisguised(earlier.letters)) return undefined
  const head = countHead(earlier.blocks, scanned.blocks, shared.prefix)
  const { shift } = shared
  return { earlier, head, ...findRun(earlier, scanned, head, shared), shift, letters }
}

function countHead(earlier: Blocks, blocks: Blocks, prefix: number): number {
  const most = Math.min(earlier.count, blocks.count)
  let count = 0
  while (count < most && blocks.ends[count] < prefix && isSame(earlier, count, blocks, count, 0)) {
    count++
  }
  return count
}

/** The first run of equal blocks that lies in the shared text after the change. */
function findRun(
  earlier: Document,
  { blocks, codes }: ScannedText,
  head: number,
  { start, end, shift }: SharedText,
): Pick<Unchanged, 'tail' | 'tailEnd' | 'earlierTail'> {
  const before = earlier.blocks
  const from = startOfRun(codes, start + shift)
  // Nothing follows either draft, so their last blocks may reach the end.
  const isLast = end === earlier.codes.length && end + shift === codes.length
  const limit = isLast ? end + shift : end + shift - 1
  let tail = head
  let earlierTail = head
  while (tail < blocks.count && earlierTail < before.count) {
    const at = blocks.starts[tail]
    const same = before.starts[earlierTail] + shift
    if (at >= from && same === at && isSame(before, earlierTail, blocks, tail, shift)) break
    if (at <= same) tail++
    if (same <= at) earlierTail++
  }
  let tailEnd = tail
  let next = earlierTail
  while (tailEnd < blocks.count && next < before.count && blocks.ends[tailEnd] <= limit) {
    if (!isSame(before, next, blocks, tailEnd, shift)) break
    tailEnd++
    next++
  }
  return { tail, tailEnd, earlierTail }
}

/** A hyphen at the start of a block looks at what comes before it, over marks that print nothing. */
function startOfRun(codes: Uint16Array, start: number): number {
  let at = start
  while (at < codes.length && codes[at] === MASKED_INLINE) at++
  return at + 1
}

function isSame(
  earlier: Blocks,
  before: number,
  blocks: Blocks,
  block: number,
  shift: number,
): boolean {
  return (
    earlier.starts[before] + shift === blocks.starts[block] &&
    earlier.ends[before] + shift === blocks.ends[block] &&
    earlier.kinds[before] === blocks.kinds[block] &&
    earlier.depths[before] === blocks.depths[block] &&
    earlier.quoted[before] === blocks.quoted[block]
  )
}

/** Letters are counted one by one, so only what lies outside the shared text is counted again. */
function addLetters(
  { letters, codes: before }: Document,
  { codes }: ScannedText,
  { prefix, start, end, shift }: SharedText,
): LetterCounts | undefined {
  const come = [
    countLetters(codes, prefix, start + shift),
    countLetters(codes, end + shift, codes.length),
  ]
  if (letters === undefined) return come.find(({ other }) => other > 0)
  const gone = [countLetters(before, prefix, start), countLetters(before, end, before.length)]
  const total = (name: keyof LetterCounts): number =>
    letters[name] +
    come.reduce((sum, counts) => sum + counts[name], 0) -
    gone.reduce((sum, counts) => sum + counts[name], 0)
  return { latin: total('latin'), other: total('other'), twins: total('twins') }
}
