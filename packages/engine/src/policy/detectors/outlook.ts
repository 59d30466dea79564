import { defineDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import {
  isDenied,
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordSet,
} from './phrases.ts'

const comparisons = phraseFinder(
  `unlike other/others/our/competitors/competing/rival/traditional/most, compared to/with other/others/our/competitors/rivals/competing,
  than other/others/any/our/competitors/rivals/competing/competitor/rival, than the competition, than all others,
  outperform/outperforms/outperformed/outperforming, outclass/outclasses, outshine/outshines, ahead of the competition,
  beat/beats/beating the competition, beats all/any/every/other, better alternative to, superior to, inferior to,
  leaves the competition, head and shoulders above`,
)
const than = phraseFinder('than, unlike, versus, vs, beats')
const isMoreWord = wordSet(
  'better worse faster slower cheaper safer stronger weaker higher lower larger bigger smaller greater easier harder simpler smarter lighter quicker cleaner cleverer longer shorter more less',
)
const isDate = wordSet(
  'i january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday english',
)

/** Comparisons with others: rivals, other products, what somebody named makes. */
export const comparison = defineDetector({
  id: 'comparison',
  names:
    'comparison, comparisons, comparison with others, comparisons with others, comparison with competitors, comparisons with competitors, comparison with rivals, comparisons with rivals, comparative claim, comparative claims, comparative statements, comparative advertising, mention of rivals',
  describe: 'comparisons with others, such as “faster than other tools” and “unlike Acme”',
  *find(draft) {
    yield* comparisons(draft)
    for (const { first, start } of than(draft)) {
      const name = wordAfter(draft, first)
      if (name === undefined || !name.isCapital || isDate(name.lower) || name.isNumber) continue
      const isTitle = draft.words[first].isCapital && !opensSentence(draft, first)
      if (isTitle || (draft.words[first].lower === 'than' && !isMore(draft, first))) continue
      yield { start, end: name.end }
    }
  },
})

/** Whether a comparative stands closely before “than”. */
function isMore(draft: DetectorDraft, at: number): boolean {
  for (let word = at; word > 0 && at - word < 4 && isJoined(draft, word); word--) {
    const { lower } = draft.words[word - 1]
    if (isMoreWord(lower) || /^\w{3,}(?:i|[bdgmnpt])er$/.test(lower)) return true
  }
  return false
}

const promises = phraseFinder(
  `we will, we'll, i will, i'll, we are/shall going to, we're going to, we shall, we plan/intend/aim/expect/hope to,
  coming soon, coming next week/month/year/quarter, on our/the roadmap, in an upcoming/future release/version,
  in the next release/version, will soon, is/are set to, plans to, is/are poised to, is/are expected to,
  will be available/released/launched, stay tuned, will never again, will change everything, will change your,
  will revolutionise/revolutionize/transform/double/triple/soar/skyrocket, you will/you'll never, promise/promises/promised/promising to,
  the future of, will become the, is/are going to be, expected to ship/launch, to be announced`,
)
/** “We will see”, “as we will show” and “we'll use” speak of the text itself. */
const isOfText = wordSet(
  'see show look use discuss start begin learn need explain cover assume take create add call write now then first also go be walk describe find get install focus refer ask run return return',
)

/** Promises about the future. */
export const futurePromise = defineDetector({
  id: 'future-promise',
  names:
    'promise, promises, promise about the future, promises about the future, future promise, future promises, prediction, predictions, forecast, forecasts, forward-looking statement, forward-looking statements, forward looking statement, forward looking statements, claim about the future, claims about the future, future claims, roadmap promise, roadmap promises',
  describe: 'promises about the future, such as “we will”, “coming soon” and “is set to”',
  *find(draft) {
    for (const found of promises(draft)) {
      const isAuthor = /^(?:we|i)(?:'ll)?$/.test(draft.words[found.first].lower)
      const next = wordAfter(draft, found.last)?.lower
      if (
        isAuthor &&
        (isOfText(next) || draft.sentences[draft.words[found.first].sentence].isQuestion)
      )
        continue
      const before = wordBefore(draft, found.first)?.lower
      if (before === 'if' || before === 'as' || isDenied(draft, found.first, 1)) continue
      yield found
    }
  },
})
