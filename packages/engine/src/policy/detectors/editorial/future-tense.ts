import { defineDetector } from '../detector.ts'
import type { DetectorDraft } from '../detector-draft.ts'
import { isJoined, wordAfter, wordBefore, wordFinder, wordSet } from '../phrases.ts'

const futures = wordFinder(
  "will won't shall shan't it'll they'll he'll she'll you'll we'll i'll that'll there'll this'll who'll",
)
const isAdverb =
  /^(?:not|also|then|now|never|always|soon|only|still|often|automatically|[a-z]{2,}ly)$/
/** What makes “will” what somebody wants or leaves behind. */
const holdsNoun = wordSet(
  'a an the his her its their our your my free good ill strong political last living of at against own any no',
)
/** What no verb begins with. */
const isNoVerb = wordSet(
  'of and or but to in on at by for with from is was are were has had says said a an the this that',
)

/** What is said to happen later: “will write”, “won't open”. */
export const futureTense = defineDetector({
  id: 'future-tense',
  names:
    'future tense, the future tense, verbs in the future tense, sentences in the future tense, future tenses, simple future, will future',
  describe: 'verbs in the future tense, such as “will write” and “won’t open”',
  *find(draft) {
    const { words } = draft
    for (const at of futures(draft)) {
      const verb = verbBehind(draft, at)
      if (verb === undefined || isNoun(draft, at)) continue
      yield { start: words.start(at), end: words.end(verb) }
    }
  },
})

/** The verb after “will”, which adverbs may stand before. */
function verbBehind(draft: DetectorDraft, at: number): number | undefined {
  let verb = at + 1
  while (verb < at + 3 && isJoined(draft, verb) && isAdverb.test(draft.words.lower(verb))) verb++
  const isVerb = isJoined(draft, verb) && !isNoVerb(draft.words.lower(verb))
  return isVerb ? verb : undefined
}

/** “The will”, “her last will”, “Will Smith” */
function isNoun(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  if (words.lower(at) !== 'will') return false
  if (words.isCapital(at) && words.isCapital(at + 1)) return true
  return holdsNoun(wordBefore(draft, at)) && wordAfter(draft, at) !== 'be'
}
