import type { Document } from '../document/document.ts'
import type { Unchanged } from './unchanged-blocks.ts'

/** Words or sentences that two drafts share: the first `head` of both, and one run after a change. */
export interface ReusedRange {
  readonly head: number
  /** The run in the new draft, half-open, and where it begins in the earlier one. */
  readonly tail: number
  readonly tailEnd: number
  readonly earlierTail: number
}

/** What a new document shares with an earlier one. */
export interface ReusedParts {
  readonly earlier: Document
  readonly words: ReusedRange
  readonly sentences: ReusedRange
}

/** The words and sentences of the blocks that did not change. */
export function reusedParts(
  { earlier, head, tail, tailEnd, earlierTail }: Unchanged,
  { blocks }: Document,
): ReusedParts {
  const isEmpty = tail === tailEnd
  const headWords = head === 0 ? 0 : blocks.endWords[head - 1]
  const headSentences = head === 0 ? 0 : blocks.endSentences[head - 1]
  const before = earlier.blocks
  return {
    earlier,
    words: {
      head: headWords,
      tail: isEmpty ? headWords : blocks.firstWords[tail],
      tailEnd: isEmpty ? headWords : blocks.endWords[tailEnd - 1],
      earlierTail: isEmpty ? headWords : before.firstWords[earlierTail],
    },
    sentences: {
      head: headSentences,
      tail: isEmpty ? headSentences : blocks.firstSentences[tail],
      tailEnd: isEmpty ? headSentences : blocks.endSentences[tailEnd - 1],
      earlierTail: isEmpty ? headSentences : before.firstSentences[earlierTail],
    },
  }
}
