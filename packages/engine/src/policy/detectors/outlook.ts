import { KNOWN_YEAR } from './dates.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import {
  isDenied,
  isJoined,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'

const promises = phraseFinder(
  `we will, we'll, i will, i'll, we are/shall going to, we're going to, we shall, we plan/intend/aim/expect/hope to,
  coming soon, coming next week/month/year/quarter, on our/the roadmap, in an upcoming/future release/version,
  in the next release/version, will soon, is/are set to, plans to, is/are poised to, is/are expected to,
  is/are forecast/predicted/projected/tipped/destined to, is/are bound to, analysts/economists/experts/we/i forecast/predict/expect/foresee/anticipate, predict/predicts/predicted/forecast/forecasts that,
  likely to rise/fall/grow/increase/decrease/drop/double/triple/climb/soar/improve/worsen/win/lose/reach/exceed/replace/become/dominate,
  is/are going to change/transform/replace/grow/rise/fall/win/disrupt/make/dominate/double/revolutionise/revolutionize,
  will replace/dominate/disrupt/overtake/exceed/skyrocket/plummet/collapse/boom/revolutionise/revolutionize,
  in the coming weeks/months/years, is/are due out,
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
    'promise, promises, promise about the future, promises about the future, future promise, future promises, prediction, predictions, forecast, forecasts, forward-looking statement, forward-looking statements, forward looking statement, forward looking statements, claim about the future, claims about the future, future claims, roadmap promise, roadmap promises, predictions about the future',
  describe: 'promises about the future, such as “we will”, “coming soon” and “is set to”',
  *find(draft) {
    for (const found of promises(draft)) {
      const { words, sentences } = draft
      const isAuthor = /^(?:we|i)(?:'ll)?$/.test(words.lower(found.first))
      const isAside =
        isOfText(wordAfter(draft, found.last)) || sentences[words.sentence(found.first)].isQuestion
      if (isAuthor && isAside) continue
      const before = wordBefore(draft, found.first)
      if (before === 'if' || before === 'as' || isDenied(draft, found.first, 1)) continue
      yield found
    }
    yield* boasts(draft)
    yield* forecasts(draft)
  },
})

const futures = wordFinder("will shall won't could may might")
const isChange = wordSet(
  'rise fall grow increase decrease drop climb shrink double halve improve worsen become reach run live work be have use need own cost pay lead win lose make',
)
const isPlan = wordSet('closed open opened held shut at in on')
const RANKED = /^(?:first|only|next|most|leading|number)$|.{2}est$/

/** “Will be the largest”. */
function* boasts(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of futures(draft)) {
    if (words.lower(at) !== 'will' || !isJoined(draft, at + 3)) continue
    const isBeing = /^(?:be|become)$/.test(words.lower(at + 1)) && isJoined(draft, at + 1)
    if (!isBeing || !/^(?:the|our|its|their)$/.test(words.lower(at + 2))) continue
    if (RANKED.test(words.lower(at + 3))) yield { start: words.start(at), end: words.end(at + 3) }
  }
}

const horizons = phraseFinder(
  `next year/decade/century, this decade/century, within a decade, in ten/twenty/fifty years, over the next, in the near future, one day, by the end of the decade/century, by a third/quarter/half/fifth/tenth`,
)
const byYear = wordFinder('by in')

/** “By 2030 half of all cars will run …”: a change at a time that has not come. */
function* forecasts(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  const wills = futures(draft)
  if (wills.length === 0) return
  const ahead = new Set(horizons(draft).map(({ first }) => words.sentence(first)))
  for (const at of byYear(draft)) {
    const isYear = /^2[01]\d\d$/.test(words.lower(at + 1)) && isJoined(draft, at + 1)
    if (isYear && Number(words.lower(at + 1)) > KNOWN_YEAR) ahead.add(words.sentence(at))
  }
  if (ahead.size === 0) return
  for (const at of wills) {
    const isVerb = isJoined(draft, at + 1) && isChange(words.lower(at + 1))
    const isSchedule = words.lower(at + 1) === 'be' && isPlan(words.lower(at + 2))
    if (isVerb && !isSchedule && ahead.has(words.sentence(at)))
      yield { start: words.start(at), end: words.end(at + 1) }
  }
}
