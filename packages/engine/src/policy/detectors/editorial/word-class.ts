import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft } from '../detector-draft.ts'
import { opensSentence, wordAfter, wordBefore, wordSet } from '../phrases.ts'

type WordClass = 'verb' | 'noun' | 'adjective'

const isDeterminer = wordSet(
  'a an the this that these those my our your his her its their some any no every each another such what which whose more most much less little enough own same other many few several one two three all both either neither',
)
const isPossessive = /'s$|s'$/
/** What stands before the first word of an object: “leverage the list”, “leverage it”. */
const opensObject = wordSet(
  'a an the this these those my our your his her its their it them us me you him every each all any some both',
)
const isPreposition = wordSet(
  'of in on at by for with from into onto under over about without within between among through against during before after behind beyond per via as like than despite',
)
const isModal = wordSet(
  "will would can could may might must shall should cannot can't won't don't doesn't didn't do does did let's lets i'll we'll you'll they'll he'll she'll it'll i'd we'd you'd they'd please never always helps help",
)
const isSubject = wordSet('i we you they he she it who')
/** Behind them “you” and “it” are whom something is done to: “it gives you leverage”. */
const hasReceiver =
  /^(?:giv|gave|offer|lend|lent|grant|get|got|buy|bought|bring|brought|cost|hand|deliver|promis|provid|for$|to$|with$|on$|of$|has$|had$|have$)/
/** “Due to impact” */
const precedesTo = wordSet(
  'due subject access according next close compared resistant related relating thanks prior owing reference addition attention exposed exposure immune similar return back limit limits',
)
const isAdverb =
  /^(?:not|also|just|still|often|only|even|then|now|better|further|really|[a-z]{2,}ly)$/
const isBeing = wordSet('is are was were be been being has have had will can may must')
const isJoint = wordSet('and or nor but')
const isTaking = wordSet('to by from out up off the a an on over into')

/** Words that are meant in one of their senses only. */
export const wordClass = defineTextDetector({
  id: 'word-class',
  names: 'words used as another part of speech',
  describe: 'a word used as a verb, as a noun or as an adjective, where the words around it tell',
  parameter: {
    name: 'word and its use',
    fallback: 'leverage as a verb',
    pattern: (text) => use.test(text),
    describe: 'The word and what it is used as: a `verb`, a `noun` or an `adjective`',
  },
  *find(draft, value) {
    const found = use.exec(value)
    if (found === null) return
    const [, word, wanted] = found
    const { words } = draft
    for (let at = 0; at < words.count; at++) {
      if (!words.lower(at).startsWith(word.slice(0, -1))) continue
      if (classOf(draft, at, word) === wanted) yield { start: words.start(at), end: words.end(at) }
    }
  },
})

/** What a word of a draft is between its neighbours, as a form of another; undefined where they do not tell. */
export function classOf(draft: DetectorDraft, at: number, word: string): WordClass | undefined {
  const ending = endingOf(word, draft.words.lower(at))
  return ending === undefined ? undefined : classAt(draft, at, ending)
}

const use = /^([a-z]{2,}) as an? (verb|noun|adjective)$/

type Ending = '' | 's' | 'ed' | 'ing'

/** By which ending a word is a form of another. */
function endingOf(word: string, form: string): Ending | undefined {
  if (form === word) return ''
  const stem = word.replace(/e$/, '')
  const soft = word.replace(/y$/, 'i')
  if (form === `${word}s` || form === `${word}es` || form === `${soft}es`) return 's'
  const doubled = `${word}${word.at(-1)}`
  if ([stem, soft, doubled].some((each) => form === `${each}ed`)) return 'ed'
  return [stem, word, doubled].some((each) => form === `${each}ing`) ? 'ing' : undefined
}

/** What a form of a word is between its neighbours; undefined where they do not tell. */
function classAt(draft: DetectorDraft, at: number, ending: Ending): WordClass | undefined {
  const before = wordBefore(draft, at)
  const after = wordAfter(draft, at)
  const isHeld = isDeterminer(before) || isPossessive.test(before)
  // “The leading bakery”, “a leading firm”
  if (isHeld && isQualified(draft, at)) return 'adjective'
  if (ending === 'ed' || ending === 'ing') {
    // “A leveraged fund”, “the leveraging of funds”
    return isHeld || /^(?:highly|newly)$/.test(before) ? undefined : 'verb'
  }
  // “Teams that leverage the data”
  if (/^(?:that|which)$/.test(before) && opensObject(after)) return 'verb'
  if (isHeld || isPreposition(before)) return before === 'that' && ending === 's' ? 'verb' : 'noun'
  const verb = lastBesides(draft, at)
  const governor = verb === at - 1 ? before : draft.words.lower(verb)
  if (governor === 'to') return precedesTo(wordBefore(draft, verb)) ? 'noun' : 'verb'
  if (isModal(governor)) return 'verb'
  if (isSubject(governor) && !hasReceiver.test(wordBefore(draft, verb))) return 'verb'
  if (ending === 's' && /^(?:this|that|which)$/.test(governor)) return 'verb'
  if (opensObject(after)) return 'verb'
  // “The outage impacts sales”, but not “the negative impacts of it”.
  if (ending === 's' && isDeterminer(wordBefore(draft, at - 1)) && isObject(after)) return 'verb'
  return isDeterminer(wordBefore(draft, at - 1)) && !isObject(after) ? 'noun' : undefined
}

/** The last word before another that is no adverb: “will not simply leverage”. */
function lastBesides(draft: DetectorDraft, at: number): number {
  let word = at - 1
  while (word > at - 3 && isAdverb.test(wordBefore(draft, word + 1))) word--
  return wordBefore(draft, word + 1) === '' ? at : word
}

/** Whether a word may be the first of what something is done to. */
function isObject(word: string): boolean {
  return word !== '' && !isPreposition(word) && !isBeing(word) && !isJoint(word) && word !== 'to'
}

/** Whether a thing follows of which a word is said, and no more: “the leading bakery is”. */
function isQualified(draft: DetectorDraft, at: number): boolean {
  const word = draft.words.lower(at)
  if (!/(?:ing|ed|est)$|^best$|^worst$/.test(word) || opensSentence(draft, at)) return false
  const after = wordAfter(draft, at)
  return isObject(after) && !isTaking(after) && !opensObject(after)
}
