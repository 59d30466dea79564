import { peopleNouns } from '../../lexicons/people.ts'
import { phrasesOf } from '../../lexicons/phrases-of.ts'
import { defineDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { phraseFinder, wordFinder, wordSet } from '../phrases.ts'

const people = phrasesOf(peopleNouns).flatMap((noun) => [noun, `${noun}s`])
const isPeople = wordSet(
  [
    ...people,
    'households families companies firms businesses schools countries respondents adults',
  ].join(' '),
)
const asking = phraseFinder(
  'sample of, sample size of, sample size, survey of, poll of, study of, asked, surveyed, polled, questioned, interviewed, base, n',
)
const numbers = wordFinder('hundred thousand million dozen')
/** Words between a number and the people whom it counts. */
const REACH = 4

/** How many people a figure rests on. */
export const sampleSize = defineDetector({
  id: 'sample-size',
  names:
    'sample size, sample sizes, size of the sample, number of respondents, number of people asked, number of people who were asked, number of people surveyed, number of people polled, number of participants, number asked, how many people were asked, how many people were surveyed, how many were asked, how many people took part, base size',
  describe: 'how many people were asked, such as “1,204 residents” and “a sample of 500”',
  *find(draft) {
    const { words } = draft
    for (const at of words.mixed) if (isCount(draft, at)) yield* counted(draft, at)
    for (const at of numbers(draft)) yield* counted(draft, at)
    for (const { first, last } of asking(draft)) {
      const next = last + 1
      const isSame = words.sentence(next) === words.sentence(first)
      if (isSame && isCount(draft, next)) yield { start: words.start(first), end: words.end(next) }
    }
  },
})

/** A number with two digits or more that is no year and no share. */
function isCount({ words, prose }: DetectorDraft, at: number): boolean {
  const text = words.text(at)
  if (!/^\d{1,3}(?:[,.]\d{3})+$|^\d{2,7}$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return false
  return !/^ ?(?:%|per ?cent)/.test(prose.slice(words.end(at), words.end(at) + 9))
}

/** “1,204 residents”, “2,000 British adults”. */
function* counted({ words }: DetectorDraft, at: number): Generator<Span> {
  for (let word = at + 1; word <= at + REACH; word++) {
    if (words.sentence(word) !== words.sentence(at) || words.hasDigit(word)) return
    if (!isPeople(words.lower(word))) continue
    yield { start: words.start(at), end: words.end(word) }
    return
  }
}
