import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, opensSentence, wordFinder, wordSet } from './phrases.ts'

const readers = wordFinder(
  'you tenants tenant employees employee landlords landlord buyers sellers consumers claimants patients patient adults children women people sufferers diabetics',
)
const isModal = wordSet("should can could must may might ought shouldn't mustn't needn't")
/** Words behind “should” in which its first verb stands, and in which another does behind “and”. */
const CLOSE = 4
const REACH = 9
/**
 * “You should … verb”, with a verb that says it alone, or one that does with a thing of the matter in the same
 * sentence.
 */
export function* advised(
  draft: DetectorDraft,
  isVerb: (word: string) => boolean,
  isWeak: (word: string) => boolean,
  isThing: (word: string) => boolean,
): Generator<Span> {
  const { words } = draft
  for (const at of readers(draft)) {
    const modal = modalAfter(draft, at)
    if (modal === -1) continue
    for (let verb = modal + 1; verb < modal + REACH && isJoined(draft, verb); verb++) {
      // “You should stop paying and claim damages”.
      if (verb >= modal + CLOSE && !/^(?:and|or)$/.test(words.lower(verb - 1))) continue
      const lower = words.lower(verb)
      const end = isVerb(lower) ? verb : isWeak(lower) ? thingAfter(draft, verb, isThing) : -1
      if (end === -1) continue
      yield { start: words.start(at), end: words.end(end) }
      break
    }
  }
}

/** “Should” right behind “you”, and up to three words behind “patients”, such as “with asthma”; -1 where none is. */
function modalAfter(draft: DetectorDraft, reader: number): number {
  const { words } = draft
  const reach = words.lower(reader) === 'you' ? 1 : 4
  for (let at = reader + 1; at <= reader + reach && isJoined(draft, at); at++) {
    if (isModal(words.lower(at))) return at
  }
  return -1
}

/** The thing within some words behind a verb, in its sentence; -1 where there is none. */
function thingAfter(
  { words }: DetectorDraft,
  verb: number,
  isThing: (word: string) => boolean,
  reach = 5,
): number {
  const sentence = words.sentence(verb)
  for (let thing = verb + 1; thing <= verb + reach && words.sentence(thing) === sentence; thing++) {
    if (isThing(words.lower(thing))) return thing
  }
  return -1
}

/** “Take two aspirin …” and “If you have a fever, drink …”: an order with a thing of the matter. */
export function* ordered(
  draft: DetectorDraft,
  verbs: readonly number[],
  isThing: (word: string) => boolean,
): Generator<Span> {
  const { words } = draft
  for (const verb of verbs) {
    const first = orderStart(draft, verb)
    if (first === -1) continue
    const thing = thingAfter(draft, verb, isThing, LONGEST_ORDER)
    const isCase =
      first > 0 && !opensSentence(draft, first) && hasThingBefore(draft, first, isThing)
    if (thing !== -1) yield { start: words.start(first), end: words.end(thing) }
    else if (isCase) yield { start: words.start(first), end: words.end(verb) }
  }
}

const isOrderOpener = wordSet("do not don't never always please to how")
const isCondition = wordSet('if when for')

/** Where an order begins: at the start of a sentence, behind “Do not” or “How to”, or behind “If …,”; -1 where it is none. */
function orderStart(draft: DetectorDraft, verb: number): number {
  const { words, sentences } = draft
  let first = verb
  while (verb - first < 2 && isJoined(draft, first) && isOrderOpener(words.lower(first - 1)))
    first--
  if (opensSentence(draft, first)) return first
  const sentence = sentences[words.sentence(first)]
  const isBehindComma = !isJoined(draft, first) && isCondition(words.lower(sentence.firstWord))
  return isBehindComma ? first : -1
}

/** Whether the condition of an order names a thing of the matter. */
function hasThingBefore(
  { words, sentences }: DetectorDraft,
  at: number,
  isThing: (word: string) => boolean,
): boolean {
  const { firstWord } = sentences[words.sentence(at)]
  for (let word = Math.max(firstWord, at - LONGEST_CONDITION); word < at; word++) {
    if (isThing(words.lower(word))) return true
  }
  return false
}

/** Words of an order that are read, up to its “if you have a fever”. */
const LONGEST_ORDER = 9

/** Words of a condition that are read. */
const LONGEST_CONDITION = 12
