import type { DetectorDraft } from '../detectors/index.ts'
import { isNoFirst, isOffice, isRole, isSaying, sayings } from '../detectors/names/cues.ts'
import { bareWord, isLinked } from '../detectors/names/name-runs.ts'
import { surnames } from '../detectors/names/surnames.ts'
import { opensSentence, wordFinder, wordSet } from '../detectors/phrases.ts'

/** Who speaks by the words of a sentence outside of its quotations: “said Ana Ruiz”, “she said”, “a neighbour said”. */
export type Attribution = 'named' | 'pronoun' | 'unnamed' | 'none'

/** Capitalised words side by side, by their first and last. */
interface Run {
  readonly first: number
  readonly last: number
}

const moreSayings =
  'say tell add ask recall recalls write explain explains announced announces answered answers called calls continued continues cried declares exclaimed joked laughed observed promised promises puts responded responds shouted sighed stated states suggested suggests replies argues claims notes warns insists admits'
const saysMore = wordSet(moreSayings)
const speech = wordFinder(`${sayings} ${moreSayings} according`)
const isPronoun = wordSet('he she they')
const isAuthor = wordSet('i we')
const isDeterminer = wordSet(
  'a an the one another this that these those some our his her their my its',
)
/** What a place, a day or somebody who only listens stands behind. */
const isBeside = wordSet(
  'of in at from near on for since until till with around than to against about last next this told tells outside opposite',
)
const isDay = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter',
)
/** People without a name, at the start of a sentence. */
const isAnybody = wordSet(
  'one another many some others everyone everybody somebody someone nobody people police staff management sources experts critics who what there then here this that it he she they we you i',
)
/** What is read and not heard: “the sign says “no dogs””. */
const isWritten = wordSet('sign signs notice poster banner label headline placard plaque caption')
const isSurname = wordSet(surnames)

const saysAt = (draft: DetectorDraft, at: number): boolean => {
  const word = draft.words.lower(at)
  return (isSaying(word) || saysMore(word)) && draft.words.lower(at - 1) !== 'so'
}

/** Reads who speaks off the words of a sentence that `isOutside` its quotations. */
export function attributionOf(
  draft: DetectorDraft,
  { firstWord, endWord }: { readonly firstWord: number; readonly endWord: number },
  isOutside: (word: number) => boolean,
  isLed: boolean,
): Attribution {
  const { words } = draft
  let says = isLed
  let isNamed = false
  let isMeant = false
  let isShown = false
  for (let at = firstWord; at < endWord; at++) {
    if (!isOutside(at)) continue
    const word = words.lower(at)
    isShown ||= isWritten(word)
    says ||= saysAt(draft, at) || (word === 'according' && words.lower(at + 1) === 'to')
    isMeant ||= isPronoun(word)
    isNamed ||= isAuthor(word) && saysAt(draft, at + 1)
    if (isNamed || !words.isCapital(at)) continue
    const run = runAt(draft, at, (next) => next < endWord && isOutside(next))
    isNamed = isSpeaker(draft, run)
    at = run.last
  }
  if (says && isNamed) return 'named'
  if (!says || isShown) return 'none'
  return isMeant ? 'pronoun' : 'unnamed'
}

/** Whether a sentence opens with the name of somebody: “Ann Reid, a mother of two, …”. */
export function opensWithName(
  draft: DetectorDraft,
  { firstWord, endWord }: { readonly firstWord: number; readonly endWord: number },
): boolean {
  const { first, last } = runAt(draft, firstWord, (next) => next < endWord)
  return first < last && !isNoFirst(draft.words.lower(first)) && isSpeaker(draft, { first, last })
}

function runAt(draft: DetectorDraft, first: number, goesOn: (word: number) => boolean): Run {
  let last = first
  while (goesOn(last + 1) && draft.words.isCapital(last + 1) && isLinked(draft, last + 1)) last++
  return { first, last }
}

/** Whether capitalised words can be the name of who speaks, and not a place, a day or a word that opens a sentence. */
function isSpeaker(draft: DetectorDraft, run: Run): boolean {
  const { words } = draft
  const { last } = run
  let { first } = run
  while (first < last && (isDeterminer(words.lower(first)) || isNoFirst(words.lower(first))))
    first++
  const word = bareWord(draft, first)
  if (isDay(word) || isBesides(draft, first)) return false
  const isActing = isLinked(draft, last + 1) && saysAt(draft, last + 1)
  if (isDeterminer(words.lower(first - 1)) && isLinked(draft, first)) {
    // “a Leeds resident said”, but “the Guardian said”, “the Reverend Mary Stone told us”.
    if (!isActing && isLinked(draft, last + 1)) return false
  }
  if (first < last) return true
  if (isOffice(word) || isRole(word) || isDeterminer(word)) return false
  if (!opensSentence(draft, first)) return true
  return (
    isActing && !isAnybody(word) && !isNoFirst(word) && (!word.endsWith('s') || isSurname(word))
  )
}

/** “of Leeds”, “told the Guardian”, but “according to Ann”. */
function isBesides(draft: DetectorDraft, first: number): boolean {
  const { words } = draft
  if (!isLinked(draft, first)) return false
  const at = words.lower(first - 1) === 'the' ? first - 2 : first - 1
  const isAccording = words.lower(at) === 'to' && words.lower(at - 1) === 'according'
  return isBeside(words.lower(at)) && !isAccording
}

const speaking = new WeakMap<DetectorDraft, ReadonlySet<number>>()

/** The sentences with a word of saying; most have none. */
function speakingSentences(draft: DetectorDraft): ReadonlySet<number> {
  const known = speaking.get(draft) ?? new Set(speech(draft).map((at) => draft.words.sentence(at)))
  speaking.set(draft, known)
  return known
}

const COMMA = 0x2c
/** Words of a clause that only says who speaks. */
const LONGEST_TAIL = 10

/** Whether a sentence ends with who says it: “…, says the Environment Agency.”, “…, Ann Reid told us.”. */
export function endsWithSpeaker(draft: DetectorDraft, sentence: number): boolean {
  if (!speakingSentences(draft).has(sentence)) return false
  const { words, units } = draft
  const { firstWord, endWord } = draft.sentences[sentence]
  for (let at = endWord - 1; at > Math.max(firstWord, endWord - LONGEST_TAIL); at--) {
    if (units[words.end(at - 1)] !== COMMA) continue
    const tail = { firstWord: at, endWord }
    return attributionOf(draft, tail, () => true, false) === 'named'
  }
  return false
}
