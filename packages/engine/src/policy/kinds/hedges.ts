import type { DetectorDraft, Span } from '../detectors/detector-draft.ts'
import {
  isJoined,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from '../detectors/phrases.ts'

const softeners = phraseFinder(
  `perhaps, maybe, possibly, probably, presumably, seemingly, apparently, arguably, somewhat, conceivably, supposedly,
  sort of, kind of, more or less, to some extent, to a certain extent, to a degree, in a sense, in some ways, generally speaking, broadly speaking, as it were, so to speak,
  it could/can/may/might be argued, it would seem/appear, tend/tends to, i/we guess/suppose, i/we think/believe/feel, is/are/was/were likely/unlikely to, not necessarily`,
)
const isKind = wordSet(
  'a the this that what some any every one same another all these those different new',
)
const modals = wordFinder('might may')
const seems = wordFinder('seem seems seemed appear appears appeared')
/** “You may park here” permits. */
const isPermitted = wordSet('you we i they who one visitors members guests dogs children not')
const isSeen = wordSet('on in at as before with for here there again next every')

/** Single words that soften what is said; a rule asks for several of them in one sentence. */
export function* findHedges(draft: DetectorDraft): Iterable<Span> {
  const { words } = draft
  const spanAt = (at: number): Span => ({ start: words.start(at), end: words.end(at) })
  for (const found of softeners(draft)) {
    const opening = words.lower(found.first)
    const isSort = /^(?:sort|kind)$/.test(opening) && isKind(wordBefore(draft, found.first))
    // “We believe in rain”.
    const isFaith =
      /^(?:i|we)$/.test(opening) && /^(?:in|of|about)$/.test(wordAfter(draft, found.last))
    if (!isSort && !isFaith) yield found
  }
  for (const at of modals(draft)) {
    const isVerb = !words.isCapital(at) && isJoined(draft, at) && isJoined(draft, at + 1)
    if (!isVerb || wordAfter(draft, at) === 'not' || words.lower(at + 1) === 'is') continue
    if (words.lower(at) === 'may' && isPermitted(wordBefore(draft, at))) continue
    yield spanAt(at)
  }
  for (const at of seems(draft)) {
    const isShown = words.lower(at).startsWith('appear') && isSeen(wordAfter(draft, at))
    const opens = wordBefore(draft, at) === 'it'
    const isFollowed = /^(?:that|to|like|as|likely|unlikely)$/.test(wordAfter(draft, at))
    const isSeeming = words.lower(at).startsWith('seem')
    if (!isShown && (opens || isFollowed || isSeeming)) yield spanAt(at)
  }
}
