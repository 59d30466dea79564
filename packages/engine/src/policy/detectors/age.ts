import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { givenNames } from './names/given-names.ts'
import {
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'

const OLDEST = 120
const isSpelled = wordSet(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
)
const isPerson = wordSet(
  `he she i you we they who man men woman women boy boys girl girls child children son sons daughter daughters brother sister aunt uncle cousin nephew niece wife husband grandmother grandfather grandson granddaughter father mother dad mum mom gran granny grandma grandpa grandad nan nana kid kids toddler toddlers infant infants lad lass bloke guy lady ladies gentleman partner boyfriend girlfriend stepson stepdaughter orphan refugee baby babies teenager teenagers student students pupil pupils
  teacher driver farmer worker nurse doctor player singer actor actress writer patient patients victim victims suspect mayor cyclist pensioner widow widower twin twins people person adult adults resident passenger`,
)
/** What somebody does who is only called by an age: “the 34-year-old said”. */
const isDoing = wordSet(
  'said says told was is were are has had who from and in at with died lives lived works worked won lost will would',
)
const isGiven = wordSet(givenNames)

const olds = wordFinder('old olds')
const ageds = wordFinder('aged')
const turns = wordFinder('turned turns turning')
const ages = wordFinder('age')
const decades = phraseFinder(
  'in his/her/their/my/your twenties/thirties/forties/fifties/sixties/seventies/eighties/nineties/20s/30s/40s/50s/60s/70s/80s/90s/teens, in his/her/their/my/your early/mid/late twenties/thirties/forties/fifties/sixties/seventies/eighties/nineties/20s/30s/40s/50s/60s/70s/80s/90s/teens',
)

/** Ages of persons. */
export const age = defineDetector({
  id: 'age',
  names:
    "age, ages, age of a person, ages of people, ages of persons, people's ages, a person's age, someone's age, how old somebody is, how old people are",
  describe: 'ages of persons, such as “aged 34” and “a 34-year-old”, but not of things',
  readsQuotes: true,
  *find(draft) {
    yield* decades(draft)
    for (const at of olds(draft)) yield* old(draft, at)
    for (const at of ageds(draft)) yield* aged(draft, at)
    for (const at of ages(draft)) yield* ofAge(draft, at)
    for (const at of turns(draft)) {
      if (names(draft, at - 1) && isAge(draft, at + 1) && isEnd(draft, at + 1))
        yield spanOf(draft, at, at + 1)
    }
    for (const at of people(draft)) yield* stated(draft, at)
    yield* betweenCommas(draft)
    yield* inBrackets(draft)
    yield* atAge(draft)
  },
})

function spanOf({ words }: DetectorDraft, first: number, last: number): Span {
  return { start: words.start(first), end: words.end(last) }
}

function isAge({ words }: DetectorDraft, at: number): boolean {
  if (isSpelled(words.lower(at))) return true
  return words.isNumber(at) && Number(words.lower(at)) <= OLDEST
}

/** Whether a number counts nothing behind it. */
function isEnd(draft: DetectorDraft, at: number): boolean {
  const after = wordAfter(draft, at)
  return after === '' || /^(?:and|in|on|this|last|when|years)$/.test(after)
}

/** A pronoun, a word for persons or a given name. */
function names({ words }: DetectorDraft, at: number): boolean {
  const lower = words.lower(at)
  return isPerson(lower) || (words.isCapital(at) && isGiven(lower))
}

/** “A 34-year-old man”, “he is 34 years old”. */
function* old(draft: DetectorDraft, at: number): Generator<Span> {
  const { words } = draft
  const number = at - 2
  if (!isJoined(draft, at) || !isJoined(draft, at - 1) || !isAge(draft, number)) return
  const unit = words.lower(at - 1)
  const isAdjective = unit === 'year' && isPersonBehind(draft, at)
  const isTold = unit === 'years' && isSubjectBefore(draft, number)
  if (isAdjective || isTold) yield spanOf(draft, number, at)
}

function isPersonBehind(draft: DetectorDraft, at: number): boolean {
  const after = wordAfter(draft, at)
  if (after === '' || isDoing(after) || isPerson(after)) return true
  return draft.words.isCapital(at + 1) || isPerson(wordAfter(draft, at + 1))
}

/** Whether a person “is” so old: the verb and its subject closely before the number. */
function isSubjectBefore(draft: DetectorDraft, number: number): boolean {
  const { words } = draft
  for (let at = number - 1; at >= number - 4 && isJoined(draft, at + 1); at--) {
    if (names(draft, at) || /^(?:i'm|he's|she's|they're|we're|you're)$/.test(words.lower(at)))
      return true
  }
  return false
}

function isYears(draft: DetectorDraft, number: number): boolean {
  if (!isJoined(draft, number) || !isAge(draft, number)) return false
  return !/^(?:months|weeks|days|hours)$/.test(wordAfter(draft, number))
}

/** “Aged 34”, but not a cheese “aged 19 months”. */
function* aged(draft: DetectorDraft, at: number): Generator<Span> {
  if (!isJoined(draft, at + 1) || !isAge(draft, at + 1)) return
  // “Aged 40–59” is a group of people.
  if (isGroup(draft, at + 1)) return
  const isTime = /^(?:years|months|weeks|days)$/.test(wordAfter(draft, at + 1))
  if (!isTime || isPerson(wordBefore(draft, at))) yield spanOf(draft, at, at + 1)
}

function isGroup({ words, prose }: DetectorDraft, number: number): boolean {
  const end = words.end(number)
  return /^ ?(?:[-\u2013]|to |or |and over|and under)/.test(prose.slice(end, end + LONGEST_LINK))
}

/** Units of what links the ends of a range. */
const LONGEST_LINK = 12

/** “At the age of 88”, “12 years of age”. */
function* ofAge(draft: DetectorDraft, at: number): Generator<Span> {
  const { words } = draft
  if (words.lower(at - 1) === 'of' && words.lower(at - 2) === 'years' && isAge(draft, at - 3))
    yield spanOf(draft, at - 3, at)
  const isOf = wordAfter(draft, at) === 'of'
  const number = isOf ? at + 2 : at + 1
  const isKnown = isOf && /^(?:the|an)$/.test(wordBefore(draft, at))
  if (isKnown && isYears(draft, number)) yield spanOf(draft, at, number)
}

const people = wordFinder("he she both man woman boy girl he's she's i'm i")

/** “She was 34.”, “a man of 45”. */
function* stated(draft: DetectorDraft, at: number): Generator<Span> {
  const { words } = draft
  if (!isJoined(draft, at + 1)) return
  // “He's 7.”
  if (words.lower(at).includes("'")) {
    if (isLastAge(draft, at + 1)) yield spanOf(draft, at + 1, at + 1)
    return
  }
  const isOne = /^(?:he|she|both|i)$/.test(words.lower(at))
  const links = isOne ? /^(?:is|was|are|were|am)$/ : /^of$/
  if (!links.test(words.lower(at + 1)) || !isAge(draft, at + 2)) return
  if (isJoined(draft, at + 2) && isLastAge(draft, at + 2)) yield spanOf(draft, at + 2, at + 2)
}

function isLastAge(draft: DetectorDraft, at: number): boolean {
  const isEnd = /^[.!?,;)\u2060]?(?:\s|$)/.test(
    draft.prose.slice(draft.words.end(at), draft.words.end(at) + 2),
  )
  return isEnd && wordAfter(draft, at) === '' && draft.words.isNumber(at) && isAge(draft, at)
}

/** “At 19 she left home.” */
function* atAge(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of ats(draft)) {
    const isHers = /^(?:he|she)$/.test(words.lower(at + 2)) && isAge(draft, at + 1)
    const isSingle = words.sentence(at + 2) === words.sentence(at)
    if (isHers && isSingle && opensSentence(draft, at)) yield spanOf(draft, at + 1, at + 1)
  }
}

const ats = wordFinder('at')

/** “A girl (6) fell.” */
function* inBrackets(draft: DetectorDraft): Generator<Span> {
  const { words, prose } = draft
  for (const at of words.mixed) {
    const around = prose.slice(words.end(at - 1), words.end(at) + 1)
    if (/^ \([1-9]\d?\)$/.test(around) && names(draft, at - 1)) yield spanOf(draft, at, at)
  }
}

/** “Anna Lind, 34, plays”. */
function* betweenCommas(draft: DetectorDraft): Generator<Span> {
  const { words, prose } = draft
  for (const at of words.mixed) {
    if (!/^[1-9]\d?$/.test(words.text(at)) || words.sentence(at - 1) !== words.sentence(at))
      continue
    const isLoose = prose.slice(words.end(at - 1), words.start(at)) === ', '
    if (!isLoose || !/^(?:,|\)|\.$)/.test(prose.slice(words.end(at), words.end(at) + 1))) continue
    const isFullName = words.isCapital(at - 1) && words.isCapital(at - 2) && isJoined(draft, at - 1)
    if (isFullName || names(draft, at - 1)) yield spanOf(draft, at, at)
  }
}
