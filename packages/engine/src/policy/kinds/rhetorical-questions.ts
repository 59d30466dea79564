import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import { wordSet } from '../detectors/phrases.ts'

/** What somebody who asks wants to know: “What time …”, “How do I …”, “Where is …”. */
const isAsking = wordSet('where when which')
const isMeasured = wordSet('do can does much many long often old far big')
const isOfAsker = wordSet('i my')
const isAuxiliary = wordSet('do can should may must could am will would have did is are')
const saying =
  /["”’][ ,]*(?:\p{L}+ ){0,3}(?:said|asked|asks|wondered|says)|(?:asked|said|asks|wrote|says)[,:]? ["“‘]/u

/** Questions that want no answer of the reader: neither headings of answers nor quoted ones, nor what somebody wants to know. */
export function* findRhetoricalQuestions(draft: DetectorDraft): Iterable<Span> {
  const { sentences, blocks, words, prose } = draft
  for (const { start, end, block, firstWord, endWord, isQuestion } of sentences) {
    if (!isQuestion || firstWord === endWord) continue
    const first = words.lower(firstWord)
    const second = words.lower(firstWord + 1)
    const third = words.lower(firstWord + 2)
    const asks =
      isAsking(first) ||
      (first === 'how' && isMeasured(second)) ||
      (first === 'what' && /^(?:time|date|day|number)$/.test(second)) ||
      (isAuxiliary(first) && isOfAsker(second)) ||
      (isAuxiliary(second) && isOfAsker(third))
    const isAnswered =
      blocks[block].kind === 'heading' && /^(?:how|what|why|who|can|is|are|do|does)$/.test(first)
    const around = prose.slice(Math.max(0, start - 24), end + 40)
    if (!asks && !isAnswered && !saying.test(around)) yield { start, end }
  }
}
