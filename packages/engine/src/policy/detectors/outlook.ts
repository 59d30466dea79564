import { defineDetector } from './detector.ts'
import { boasts, expectations, forecasts, sentencesAhead } from './forecasts.ts'
import { isDenied, phraseFinder, wordAfter, wordBefore, wordSet } from './phrases.ts'

const promises = phraseFinder(
  `we will, we'll, i will, i'll, we are/shall going to, we're going to, we shall, we plan/intend/aim/expect/hope to,
  coming soon, coming next week/month/year/quarter, on our/the roadmap, in an upcoming/future release/version,
  in the next release/version, will soon, is/are set to, plans/hopes/aims/intends/pledges/vows/aspires to, is/are poised to, is/are expected to,
  is/are forecast/predicted/projected/tipped/destined to, is/are bound to, analysts/economists/experts/we/i forecast/predict/expect/foresee/anticipate, predict/predicts/predicted/forecast/forecasts that,
  likely to rise/fall/grow/increase/decrease/drop/double/triple/climb/soar/improve/worsen/win/lose/reach/exceed/replace/become/dominate,
  is/are going to change/transform/replace/grow/rise/fall/win/disrupt/make/dominate/double/revolutionise/revolutionize,
  will replace/dominate/disrupt/overtake/exceed/skyrocket/plummet/collapse/boom/revolutionise/revolutionize,
  in the coming weeks/months/years, is/are due out,
  will be available/released/launched, stay tuned, will never again, will change everything, will change your,
  will revolutionise/revolutionize/transform/double/triple/soar/skyrocket, you will/you'll never, promise/promises/promised/promising to,
  next update/release/version brings/adds/includes/has, planned/scheduled/slated/expected/due for spring/summer/autumn/winter/release/launch/next, scheduled/slated to launch/ship, on track to, we are/we're confident, we are/we're working on,
  the future of, will become the, is/are going to be, expected to ship/launch, to be announced`,
)
/** “We will see”, “as we will show” and “we'll use” speak of the text itself. */
const isOfText = wordSet(
  'see show look use discuss start begin learn need explain cover assume take create add call write now then first also go be walk describe find get install focus refer ask run return return',
)

/** “Is set to null” tells a state. */
const isValue = wordSet('null zero one true false default none')

/** Promises about the future. */
export const futurePromise = defineDetector({
  id: 'future-promise',
  names:
    'promise, promises, promise about the future, promises about the future, future promise, future promises, prediction, predictions, forecast, forecasts, forward-looking statement, forward-looking statements, forward looking statement, forward looking statements, claim about the future, claims about the future, future claims, roadmap promise, roadmap promises, predictions about the future',
  describe: 'promises about the future, such as “we will”, “coming soon” and “is set to”',
  *find(draft) {
    const ahead = sentencesAhead(draft)
    for (const found of promises(draft)) {
      const { words, sentences } = draft
      const isAuthor = /^(?:we|i)(?:'ll)?$/.test(words.lower(found.first))
      const sentence = words.sentence(found.first)
      const isOfDraft = isOfText(wordAfter(draft, found.last)) && !ahead.has(sentence)
      const isAside = isOfDraft || sentences[sentence].isQuestion
      if (isAuthor && isAside) continue
      const before = wordBefore(draft, found.first)
      if (isValue(wordAfter(draft, found.last))) continue
      if (before === 'if' || before === 'as' || isDenied(draft, found.first, 1)) continue
      yield found
    }
    yield* boasts(draft)
    yield* forecasts(draft, ahead)
    yield* expectations(draft)
  },
})
