import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, opensSentence, phraseFinder, wordAfter, wordFinder, wordSet } from './phrases.ts'

const advising = phraseFinder(
  `you should, you must, you ought to, you need to, you have to, you had better, you'd better, you may/might/will want to,
  we/i/experts/analysts recommend/advise/suggest, we/i would/strongly recommend/advise/suggest, we'd/i'd recommend/advise/suggest,
  it is best/advisable/wise/sensible to, it's best/advisable/wise/sensible to, my/our advice/tip is, it pays to, it is a good idea to, it's a good idea to, it is worth, it's worth, think twice before, make sure you/to/your, be sure to`,
)
const isPast = wordSet('have')

/** Verbs that tell a reader what to do, where a sentence starts with one. */
const orderVerbs = wordFinder(
  `add apply ask avoid borrow buy call change check choose claim close compare consider consult contact contribute cut deduct delay
  diversify drink eat enrol file follow get hire hold insist install invest join keep leave limit move negotiate never open pay pick
  plan put reduce refinance refuse remove rent repay request save sell send set sign skip speak spend start stay stop sue switch take
  talk tell transfer try turn update use visit wait walk withdraw write`,
)
const joinsNouns = wordSet('of and or was were is are has had')

/** Advice to the reader about anything; a policy narrows it by a topic: “financial advice”. */
export const generalAdvice = defineDetector({
  id: 'advice',
  names: 'advice, recommendation, recommendations, guidance, tips, tip, how to instructions',
  describe: 'advice to the reader, such as “you should sell” and “Put your savings …”',
  *find(draft) {
    const phrases = advising(draft).filter(
      ({ last }) => !isPast(wordAfter(draft, last)) || draft.words.lower(last) !== 'should',
    )
    yield* [...phrases, ...orders(draft)].sort((a, b) => a.start - b.start)
  },
})

/** “Sell your shares”: a verb of the list with what it is done to. */
function* orders(draft: DetectorDraft): Generator<Span> {
  const { words, sentences } = draft
  for (const verb of orderVerbs(draft)) {
    const { firstWord, endWord, isQuestion } = sentences[words.sentence(verb)]
    const next = verb + 1
    if (verb > firstWord + 2 || verb !== behindDenial(draft, firstWord)) continue
    if (isQuestion || next >= endWord) continue
    if (!opensSentence(draft, firstWord) || !isJoined(draft, next)) continue
    if (joinsNouns(words.lower(next))) continue
    yield { start: words.start(firstWord), end: words.end(next) }
  }
}

/** The word behind “don't” or “do not” at the start of a sentence; the first word where neither is. */
function behindDenial(draft: DetectorDraft, first: number): number {
  const { words } = draft
  const isDo = words.lower(first) === 'do' && words.lower(first + 1) === 'not'
  const verb = words.lower(first) === "don't" ? first + 1 : isDo ? first + 2 : first
  return verb === first || isJoined(draft, verb) ? verb : first
}
