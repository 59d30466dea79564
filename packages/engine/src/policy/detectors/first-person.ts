import { defineTextDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { opensSentence, wordAfter, wordBefore, wordFinder, wordSet } from './phrases.ts'

const singular = "i me my mine myself i'm i've i'd i'll"
const plural = "we us our ours ourselves we're we've we'd we'll let's"
const ownWords = {
  any: wordFinder(`${singular} ${plural}`),
  singular: wordFinder(singular),
  plural: wordFinder(plural),
}
const isNumbered = wordSet(
  'type class phase part chapter level war grade volume act group schedule appendix article section tier category vitamin interstate stage canto title grade elizabeth napoleon pius charles james henry george william',
)
/** Capitals of titles, before an “I” that is no numeral. */
const isTitleWord = wordSet(
  'should can could did do does will would when how why what if and that then as while because where who but or have had was am said says maybe so since until before after',
)
/** What a “mine” is that holds coal. */
const isOfMine = wordSet(
  'a an the this that each every gold coal salt silver land copper tin iron diamond uranium lithium zinc lead open deep pit old new abandoned disused flooded nearby',
)
const isMineWork = wordSet(
  'shaft shafts worker workers working workings field fields site sites owner owners closure disaster',
)
const mayDig = wordSet('to they who can will would people companies')
const isSmall = wordSet('and or but is was are were in on at for with from to too as by of')

/** Words of the first person. */
export const firstPerson = defineTextDetector({
  id: 'first-person',
  names:
    'first person, first-person, first person pronoun, first person pronouns, first-person pronouns, first person writing, i and we, use of i',
  describe: 'words of the first person, such as “I”, “we” and “our”',
  parameter: {
    name: 'number',
    fallback: 'any',
    choices: ['any', 'singular', 'plural'],
    describe: '`singular` for “I” and “my”, `plural` for “we” and “our”, `any` for both',
  },
  *find(draft, number) {
    const { words } = draft
    const find = number === 'singular' || number === 'plural' ? ownWords[number] : ownWords.any
    for (const at of find(draft)) {
      if (!isOtherWord(draft, at)) yield { start: words.start(at), end: words.end(at) }
    }
  },
})

/** “US” is a country, “World War I” and “I/O” count or abbreviate, a “mine” holds coal. */
function isOtherWord(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  const text = words.text(at)
  if (text === 'US' || text === 'ME') return true
  const lower = words.lower(at)
  const before = wordBefore(draft, at)
  if (lower === 'mine') return isPit(draft, at)
  if (lower !== 'i') return false
  // “i” in small letters counts items or names a variable; “I.” and “I)” number them.
  const mark = unitAt(draft, words.end(at))
  const isOfName =
    before !== '' &&
    words.isCapital(at - 1) &&
    !opensSentence(draft, at - 1) &&
    !isTitleWord(before)
  const isCounted = isNumbered(before) || isOfName || words.lower(at + 1) === 'ii'
  const isNumeral = text === 'i' || isCounted || /[/)&-]/.test(mark)
  const isMark = mark === '.' && opensSentence(draft, at)
  return isNumeral || isMark || /[/(&]/.test(unitAt(draft, words.start(at) - 1))
}

/** “The coal mine”, “mine workers”, “they mine salt”. */
function isPit(draft: DetectorDraft, at: number): boolean {
  const before = wordBefore(draft, at)
  const after = wordAfter(draft, at)
  const isDigging = mayDig(before) && after !== '' && !isSmall(after)
  return isOfMine(before) || /.est$/.test(before) || isMineWork(after) || isDigging
}

function unitAt({ units }: DetectorDraft, at: number): string {
  return at >= 0 && at < units.length ? String.fromCharCode(units[at]) : ''
}
