import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { wordSet, wordTest } from '../phrases.ts'
import { anchorOf } from './anchors.ts'
import { creditedName, joinedName } from './credits.ts'
import {
  announces,
  follows,
  hasDone,
  isClue,
  isDoing,
  isNameOfOther,
  isNoFirst,
  isOfThing,
  isSuffix,
  isWordLike,
} from './cues.ts'
import { givenNames } from './given-names.ts'
import {
  bareWord,
  hasTellingCapital,
  isLinked,
  isPossessive,
  type NameRun,
  nameRuns,
} from './name-runs.ts'

/** What a reader is told to do with a person who has only a given name: “Call Peter”. */
const isCalling = wordSet('call ask ring phone email contact text tell thank')

const isGiven = wordSet(givenNames)
const isGivenAt = wordTest(givenNames)

/** Names of persons: by titles, callings, verbs of saying and given names, and what they share with those found. */
export const personName = defineTextDetector({
  id: 'person-name',
  names:
    'person name, person names, name of a person, names of persons, names of people, personal name, personal names, private person, private persons, private individual, private individuals, name of a private person, names of private persons, names of private individuals, individuals by name, real names, full names, named individuals, people by name, names',
  describe: 'names of persons, but not of places, companies or products',
  readsQuotes: true,
  parameter: {
    name: 'names',
    fallback: 'any',
    choices: ['any', 'full'],
    describe: '`full` for a given name with a surname, `any` for either alone too',
  },
  find(draft, value) {
    const runs = nameRuns(draft)
    const full = fullNames(draft, runs)
    const known = knownNames(draft, full)
    const names: Span[] = []
    for (let at = 0; at < runs.length; at++) {
      const name = full[at] ?? sharedName(draft, runs[at], known) ?? aloneName(draft, runs[at])
      if (name !== undefined && (value !== 'full' || isFull(draft, name)))
        names.push(spanOf(draft, name))
    }
    return names
  },
})

const isTitle = wordSet(
  'mr mrs ms miss mx dr prof professor sir dame lord lady rev reverend captain colonel councillor sister father king queen prince princess',
)

/** A given name, or its initial, with a surname: “Mr Grant” is none. */
function isFull({ words }: DetectorDraft, { first, last }: NameRun): boolean {
  return last - first >= (isTitle(words.lower(first)) ? 2 : 1)
}

/** The names that runs prove by themselves or by the words around them; most drafts have none. */
function fullNames(draft: DetectorDraft, runs: readonly NameRun[]): (NameRun | undefined)[] {
  const found = runs.map(
    (run) =>
      (hasClue(draft, run) ? anchorOf(draft, run, isGiven) : undefined) ?? creditedName(draft, run),
  )
  for (let at = 0; at < runs.length; at++) {
    found[at] ??=
      joinedName(draft, runs[at], found[at - 1]) ?? joinedName(draft, runs[at], found[at + 1])
  }
  return found
}

/** Whether anything in a run or beside it could make it a name; most runs are the first word of a sentence. */
function hasClue(draft: DetectorDraft, { first, last }: NameRun): boolean {
  if (draft.words.isNumber(last + 1) || isPossessive(draft, last)) return true
  if (announces(draft, first - 1) || follows(draft, last + 1)) return true
  for (let at = first; at <= last; at++) {
    if (isClue(draft, at)) return true
  }
  return false
}

/** Surnames and given names of the persons that a draft names in full. */
interface KnownNames {
  readonly surnames: ReadonlySet<string>
  readonly givens: ReadonlySet<string>
}

function knownNames(draft: DetectorDraft, found: readonly (NameRun | undefined)[]): KnownNames {
  const surnames = new Set<string>()
  const givens = new Set<string>()
  for (const name of found) {
    if (name === undefined) continue
    let last = name.last
    while (last > name.first && isSuffix(draft.words.lower(last))) last--
    const surname = bareWord(draft, last)
    // A part of “Lewis-Francis” alone is no name.
    if (surname.length > 2) surnames.add(surname)
    const given = bareWord(draft, name.first)
    if (name.first < last && isGiven(given)) givens.add(given)
  }
  return { surnames, givens }
}

/** A name that shares its surname with a person who is named in full, or is the given name of one. */
function sharedName(
  draft: DetectorDraft,
  { first, last }: NameRun,
  { surnames, givens }: KnownNames,
): NameRun | undefined {
  if (surnames.size + givens.size === 0) return undefined
  if (isOfThing(bareWord(draft, last)) && last > first) return undefined
  for (let at = last; at >= first && at > last - 3; at--) {
    const word = bareWord(draft, at)
    if (!surnames.has(word) && !(first === last && givens.has(word))) continue
    // “Mike Ruddock” after “Mr Ruddock”, but not “Wales Ruddock”.
    const before = bareWord(draft, Math.max(first, at - 1))
    const takesOne = at - 1 === first && !isNoFirst(before) && !isOfThing(before)
    return { first: takesOne && isNamePart(draft, first) ? first : at, last: at }
  }
  return undefined
}

/** Whether the first word of a run is a part of the name: a given name, or a capital inside of a sentence. */
function isNamePart(draft: DetectorDraft, at: number): boolean {
  return isGiven(bareWord(draft, at)) || hasTellingCapital(draft, at)
}

/** A given name alone where somebody does something, such as “Alice sends”. */
function aloneName(draft: DetectorDraft, run: NameRun): NameRun | undefined {
  const { last } = run
  const first = last === run.first + 1 && isCall(draft, run.first) ? last : run.first
  if (first !== last) return undefined
  if (!isGivenAt(draft, first) && !isPossessive(draft, first)) return undefined
  const word = bareWord(draft, first)
  if (!isGiven(word) || isWordLike(word) || word.length < 3) return undefined
  if (isOfFirm(draft, first)) return undefined
  const next = isLinked(draft, first + 1) ? draft.words.lower(first + 1) : ''
  const isActing = isDoing(next) || (hasDone(next) && !isNameOfOther(word))
  const isCalled = isLinked(draft, first) && isCalling(calledBy(draft, first))
  const isPair = isJoinedByAnd(draft, first)
  return isActing || isCalled || isPair ? { first, last } : undefined
}

/** “Marks & Spencer”. */
function isOfFirm({ prose, words }: DetectorDraft, at: number): boolean {
  return /& ?$/.test(prose.slice(Math.max(0, words.start(at) - 2), words.start(at)))
}

/** The verb before a name: “ask”, and “speak” of “speak to Declan”. */
function calledBy({ words }: DetectorDraft, first: number): string {
  const before = words.lower(first - 1)
  return /^(?:to|for|with)$/.test(before) && isSpeaking(words.lower(first - 2)) ? 'call' : before
}

const isSpeaking = wordSet('speak speaks spoke talk talked ask asked write wrote')

/** The “Call” of “Call Peter”, which has its capital from the sentence. */
function isCall(draft: DetectorDraft, at: number): boolean {
  return !hasTellingCapital(draft, at) && isCalling(draft.words.lower(at))
}

/** “Alice and Bob”, “George and Ashley Abraham”. */
function isJoinedByAnd(draft: DetectorDraft, at: number): boolean {
  const after = draft.words.lower(at + 1) === 'and' && isLinked(draft, at + 1)
  if (after && isLinked(draft, at + 2)) return isOtherGiven(draft, at + 2)
  const before = draft.words.lower(at - 1) === 'and' && isLinked(draft, at)
  return before && isLinked(draft, at - 1) && isOtherGiven(draft, at - 2)
}

function isOtherGiven(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  return words.isCapital(at) && isGiven(bareWord(draft, at)) && !isWordLike(words.lower(at))
}

/** From the first to the last word of a name, without the mark of a possessive. */
function spanOf({ words }: DetectorDraft, { first, last }: NameRun): Span {
  const end = words.end(last)
  return { start: words.start(first), end: words.lower(last).endsWith("'s") ? end - 2 : end }
}
