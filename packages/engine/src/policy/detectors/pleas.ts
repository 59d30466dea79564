import type { DetectorDraft, Span } from './detector-draft.ts'
import {
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'

const known = phraseFinder(
  `smash/hit/press/tap/click that/the like/follow/bell/subscribe, hit/smash/press subscribe/like/follow, sign our/my/this/the petition, back/support/join our/my/this/the campaign/crowdfunder/fundraiser/appeal/kickstarter/petition, chip in, dig deep,
  make a/your donation, give generously, give what you can, help us reach/raise/fund/save/hit, buy me/us a coffee, spare a few pounds, retweet/repost this, vote for our/my/this/the, pass it/this on, tag a friend/mate, comment below, drop a comment/like/follow, link in bio, dm me/us, message me/us`,
)
/** Verbs that ask for something where a sentence starts with one, or “please” stands before. */
const verbs = wordFinder(
  'upvote follow subscribe retweet repost rate vote donate give pledge contribute sponsor pay send share like comment text',
)
const social = wordSet('upvote subscribe retweet repost vote donate contribute')
/** What stands right behind those verbs where they ask. */
const isAsked = wordSet(
  'me us my our this these if and now today here with for to below at by via using through',
)
const isReader = wordSet('me us my our')
const isWay = wordSet('at by via using through with')
const isDeed = wordSet('share subscribe comment follow like upvote retweet repost rate donate')

/** Pleas for clicks, votes and money: “Please upvote and follow me”, “Sign our petition”. */
export function* pleas(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const found of known(draft)) {
    if (opens(draft, found.first)) yield found
  }
  for (const at of verbs(draft)) {
    if (opens(draft, at) && asks(draft, at)) {
      const last = isJoined(draft, at + 1) ? at + 1 : at
      yield { start: words.start(at), end: words.end(last) }
    }
  }
}

function opens(draft: DetectorDraft, at: number): boolean {
  return opensSentence(draft, at) || asker(draft, at) !== ''
}

/** “Please”, or “to” where it stands behind “don't forget” and “remember”. */
function asker(draft: DetectorDraft, at: number): string {
  const before = wordBefore(draft, at)
  if (before === 'please' || before === 'just') return before
  if (before !== 'to') return ''
  return /^(?:forget|remember)$/.test(wordBefore(draft, at - 1)) ? before : ''
}

function asks(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  const verb = words.lower(at)
  const after = wordAfter(draft, at)
  const isPolite = asker(draft, at) === 'please'
  if (social(verb)) return isAsked(after) || (isPolite && after === '') || isSum(draft, at + 1)
  if (verb === 'pay') return isWay(after)
  if (verb === 'text') return isJoined(draft, at + 2) && words.lower(at + 2) === 'to'
  if (/^(?:give|pledge|sponsor|send)$/.test(verb)) return isSum(draft, at + 1)
  if (verb === 'like' && !isPolite) return after === 'and' && isDeed(words.lower(at + 2))
  if (verb === 'follow') return isReader(after) || (after === 'and' && isDeed(words.lower(at + 2)))
  return isAsked(after) && !/^(?:at|by|via|for|to|if|using|through)$/.test(after)
}

/** “£10”, “$5”. */
function isSum({ words, prose }: DetectorDraft, at: number): boolean {
  return words.isNumber(at) && /[$€£]/.test(prose[words.start(at) - 1] ?? '')
}
