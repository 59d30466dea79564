import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { phraseFinder, wordFinder, wordSet } from '../phrases.ts'

const units = wordFinder(
  'year years month months week weeks day days hour hours minute minutes decade decades mins min hrs hr',
)
const isSpelled = wordSet(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred a an half couple',
)
const isCounted = wordSet('once twice times per')
const lasting = phraseFinder(
  'for life, lifetime, for ever, forever, indefinitely, a year and a half',
)

/** How long something lasts or takes. */
export const duration = defineDetector({
  id: 'duration',
  names:
    'duration, durations, length of time, lengths of time, period of time, periods of time, how long it lasts, how long they last, how long it takes, how long it is valid, how long they are valid, length in years, length in months, its length in years, period of validity, running time, cooking time, preparation time, reading time, journey time',
  describe: 'how long something lasts, such as “two years”, “a 30-day trial” and “for life”',
  *find(draft) {
    yield* lasting(draft)
    for (const at of units(draft)) yield* timed(draft, at)
  },
})

/** “Two years”, “30-day”, but not “every year” or “the year”. */
function* timed({ words }: DetectorDraft, at: number): Generator<Span> {
  const before = at - 1
  if (words.sentence(before) !== words.sentence(at)) return
  if (!words.isNumber(before) && !isSpelled(words.lower(before))) return
  // “£20 a year”, “twice a day”
  const isRate = words.isNumber(before - 1) || isCounted(words.lower(before - 1))
  if (isRate && /^an?$/.test(words.lower(before))) return
  yield { start: words.start(before), end: words.end(at) }
}
