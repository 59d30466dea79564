import type { Document } from './document.ts'
import type { Unchanged } from './unchanged-blocks.ts'

/** Words or sentences that two drafts share: the first `head` of both, and one run behind a change. */
export interface KeptRange {
  readonly head: number
  /** The run in the new draft, half-open, and where it begins in the earlier one. */
  readonly tail: number
  readonly tailEnd: number
  readonly earlierTail: number
}

/** What of an earlier document stands in a new one. */
export interface Kept {
  readonly earlier: Document
  readonly words: KeptRange
  readonly sentences: KeptRange
}

/** The words and sentences of the blocks that did not change. */
export function keptParts(
  { earlier, head, tail, tailEnd, earlierTail }: Unchanged,
  { blocks }: Document,
): Kept {
  const last = head === 0 ? undefined : blocks[head - 1]
  const isEmpty = tail === tailEnd
  const first = isEmpty ? undefined : blocks[tail]
  const end = isEmpty ? undefined : blocks[tailEnd - 1]
  const before = isEmpty ? undefined : earlier.blocks[earlierTail]
  const headWords = last?.endWord ?? 0
  const headSentences = last?.endSentence ?? 0
  return {
    earlier,
    words: {
      head: headWords,
      tail: first?.firstWord ?? headWords,
      tailEnd: end?.endWord ?? headWords,
      earlierTail: before?.firstWord ?? headWords,
    },
    sentences: {
      head: headSentences,
      tail: first?.firstSentence ?? headSentences,
      tailEnd: end?.endSentence ?? headSentences,
      earlierTail: before?.firstSentence ?? headSentences,
    },
  }
}
