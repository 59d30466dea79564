import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import { phraseFinder, wordAfter, wordBefore, wordFinder, wordSet } from '../detectors/phrases.ts'

const numbers = 'one/two/three/four/five/six/seven/eight/nine/ten/1/2/3/4/5/6/7/8/9/10'
const ratios = phraseFinder(
  `${numbers} in two/three/four/five/six/seven/eight/nine/ten/twelve/twenty/2/3/4/5/6/7/8/9/10/12/20/50/100/1000, ${numbers} out of every ${numbers}, ${numbers} out of ${numbers}/20/50/100, ${numbers} in every ${numbers}/100,
  by a half/third/quarter/fifth/tenth, by half, by two thirds, by three quarters`,
)
const fractions = phraseFinder(
  'a/one/two/three/four half/third/thirds/quarter/quarters/fifth/fifths/sixth/tenth/tenths of, half of all/our/us/them/those/its/their/these, nearly/almost/about/around/over/roughly/some half of/the/all, more/less/fewer than half',
)
const changes = wordFinder(
  'doubled tripled trebled quadrupled halved doubles triples halves doubling tripling halving',
)
const isSpan = wordSet('between since from in last over by to within during this')
/** “A quarter of an hour”, “Add a third of the flour”. */
const measured =
  /^(?:an? |the )?(?:hour|mile|cup|teaspoon|tablespoon|century|year|way|day|month|time|inch|litre|pint|pound|kilo|lemon|onion|cake|dough|flour|butter|sugar|mixture|milk)s?\b/
const isCooked = wordSet('add use pour stir mix take fold cut with reserve keep sift spread')
/** “Three in one”, “one in two minutes”. */
const isTime = wordSet('minutes hours days weeks months years seconds parts steps pieces a the')

/** Shares and changes that are told in words: “three in four”, “two thirds of”, “sales doubled since 2019”. */
export function* findShares(draft: DetectorDraft): Iterable<Span> {
  const { words, prose } = draft
  for (const found of ratios(draft)) if (!isTime(wordAfter(draft, found.last))) yield found
  for (const found of fractions(draft)) {
    const behind = prose
      .slice(found.end, found.end + 24)
      .trimStart()
      .toLowerCase()
    if (!measured.test(behind) && !isCooked(wordBefore(draft, found.first))) yield found
  }
  for (const at of changes(draft)) {
    if (isSpan(wordAfter(draft, at))) yield { start: words.start(at), end: words.end(at) }
  }
}
