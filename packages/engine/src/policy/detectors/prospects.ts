import type { DetectorDraft } from './detector-draft.ts'
import { isJoined, wordFinder, wordSet } from './phrases.ts'

const futures = wordFinder("will won't shall we'll they'll it'll you'll he'll she'll that'll i'll")

/** Words before a will that somebody made or has. */
const isOwner = wordSet(
  "the a an his her their my your own living last free good ill strong political iron sheer joint mutual valid new old god's father's mother's with at of against in contest contested",
)
/** Words after such a will. */
const isNounTail = wordSet(
  'was is were are has had and or to of in by that which who says said left leaves named names matters power',
)
/** What goes on as it always does, and what somebody does who follows a text: these verbs tell when or how, and promise nothing. */
const isRoutine = wordSet(
  'open close start begin end finish stop leave depart arrive meet return run call ring appear display show pop turn go come move take need ask receive find see get read learn hear tell explain describe cover list hold discuss visit stay play speak sign land sail air attend read notice want hear print contain say report notify prompt happen depend',
)
/** A state of things at some time: “will be late”, “will be closed”. */
const isState = wordSet(
  'late early closed open opened held shut at in on off out back away up down over around there here ready cancelled canceled delayed postponed asked sent given shown told missed boys girls taken required charged used followed published posted moved served read met announced signed played led joined dark cold wet dry sunny busy available present absent due through done between from with by until for about',
)
const isCondition = wordSet(
  'if when once unless press click tap select choose where whenever until after before enter type as',
)
const isHelper = wordSet('not never also then soon now still always only probably likely')

/** The sentences that say what will be, besides what a timetable, a manual or a testament says. */
export function prospects(draft: DetectorDraft): ReadonlySet<number> {
  const { words } = draft
  const found = new Set<number>()
  for (const at of futures(draft)) {
    const sentence = words.sentence(at)
    if (!found.has(sentence) && isProspect(draft, at) && !isConditional(draft, sentence))
      found.add(sentence)
  }
  return found
}

function isProspect(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  if (words.lower(at) === 'will' && (isName(draft, at) || isTestament(draft, at))) return false
  let verb = at + 1
  while (isJoined(draft, verb) && isHelper(words.lower(verb))) verb++
  if (!isJoined(draft, verb)) return false
  if (words.lower(verb) === 'be') return !isState(words.lower(verb + 1))
  // “Will return 6%”
  const isYield = words.lower(verb) === 'return' && words.isNumber(verb + 1)
  return isYield || !isRoutine(words.lower(verb))
}

/** “Will Smith”. */
function isName({ words }: DetectorDraft, at: number): boolean {
  return words.isCapital(at) && words.isCapital(at + 1)
}

/** “The will was signed”, “a strong will to win”, “free will”. */
function isTestament(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  const isOwned = isJoined(draft, at) && isOwner(words.lower(at - 1))
  return isOwned || !isJoined(draft, at + 1) || isNounTail(words.lower(at + 1))
}

/** What happens whenever something else does: “If it rains, the match will be cancelled”. */
function isConditional({ words, sentences }: DetectorDraft, sentence: number): boolean {
  return isCondition(words.lower(sentences[sentence].firstWord))
}
