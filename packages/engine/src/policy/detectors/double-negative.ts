import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordFinder, wordSet } from './phrases.ts'

const denied =
  'uncommon/uncommonly/unusual/unusually/unlike/unlikely/unknown/unreasonable/unhappy/unaware/unimportant/unwelcome/unpleasant/unkind/unattractive/unfamiliar/unthinkable/unfair/unjustified/untrue/unrelated/unintentional/unheard/unintelligent/unsuccessful/unworthy/uninteresting/unreliable/unfriendly/impossible/improbable/imperfect/impolite/insignificant/inconsiderable/infrequent/infrequently/inconceivable/incompatible/inconvenient/incorrect/inexpensive/irrelevant/irregular/dissimilar/insurmountable/inevitable/displeased/dishonest'
const nots = "not/isn't/wasn't/aren't/weren't/hardly/never/ain't"
const litotes = phraseFinder(
  `${nots} ${denied}, ${nots} entirely/wholly/at/so/altogether/exactly/always/completely/too ${denied}, is/are/was/were not without, not without its/their/his/her/some/risk/risks/problems/difficulties/merit/controversy, isn't/wasn't/aren't without, can't/couldn't/don't/didn't hardly/barely/scarcely, can't/cannot not, ain't/don't/doesn't/didn't got/have/need/want/know/see/get no`,
)
const denials = wordFinder(
  "don't doesn't didn't can't couldn't won't wouldn't haven't hasn't hadn't ain't never shouldn't",
)
const isNothing = wordSet('nothing nobody nowhere none')
/** What begins a clause of its own, in which “nothing” denies for the first time. */
const opensClause = wordSet(
  'that if because when where how why who what whether and or but than until',
)
/** Words from a denial to the one that takes it back. */
const REACH = 5

/** Two negations of which the second takes the first back. */
export const doubleNegative = defineDetector({
  id: 'double-negative',
  names: 'double negative, double negatives, double negation, double negations, litotes',
  describe: 'two negations in one clause, such as “not uncommon” and “don’t know nothing”',
  *find(draft) {
    yield* litotes(draft)
    yield* loose(draft)
    yield* repeated(draft)
  },
})

const denying = wordFinder("not isn't wasn't aren't weren't")
const deniedForm = /^un(?!i|der)[a-z]{2,12}(?:able|ible|al|ful|ous|ant|ent)(?:ly)?$/

/** “Not unreasonably”: an adjective that shows by its ending. */
function* loose(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of denying(draft)) {
    const isDenied = isJoined(draft, at + 1) && deniedForm.test(words.lower(at + 1))
    if (isDenied) yield { start: words.start(at), end: words.end(at + 1) }
  }
}

/** “Don’t know nothing”. */
function* repeated(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of denials(draft)) {
    for (let next = at + 1; next <= at + REACH && isJoined(draft, next); next++) {
      const lower = words.lower(next)
      if (opensClause(lower)) break
      if (!isNothing(lower) || next === at + 1) continue
      yield { start: words.start(at), end: words.end(next) }
      break
    }
  }
}
