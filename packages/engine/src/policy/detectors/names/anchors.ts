import type { DetectorDraft } from '../detector-draft.ts'
import { opensSentence, wordSet } from '../phrases.ts'
import {
  isNameOfOther,
  isNoFirst,
  isOffice,
  isOfThing,
  isRole,
  isSaying,
  isSportsRole,
  isSuffix,
  isTitle,
  isWordLike,
} from './cues.ts'
import { bareWord, hasTellingCapital, isLinked, type NameRun } from './name-runs.ts'
import { surnames } from './surnames.ts'

const isSurname = wordSet(surnames)
/** Words of the longest name that a run may end with. */
const LONGEST = 5

type IsGiven = (word: string) => boolean

/** The name that a run of capitalised words proves by itself or by the words around it. */
export function anchorOf(
  draft: DetectorDraft,
  run: NameRun,
  isGiven: IsGiven,
): NameRun | undefined {
  return (
    titledName(draft, run) ??
    givenName(draft, run, isGiven) ??
    calledName(draft, run) ??
    aged(draft, run) ??
    sayingName(draft, run)
  )
}

/** “Mr Brown”, “President Luiz Inacio Lula da Silva”, “Prime Minister Tony Blair”. */
function titledName(draft: DetectorDraft, { first, last }: NameRun): NameRun | undefined {
  for (let at = last - 1; at >= first; at--) {
    const word = draft.words.lower(at)
    const isWholly = isTitle(word)
    if (!isWholly && !isOffice(word)) continue
    const name = { first: at + 1, last }
    if (hasThing(draft, name)) return undefined
    const isLone = at + 1 === last
    // “Prime Minister Questions”, “General Election”: an office needs a name that looks like one.
    if (!isWholly && (isNoFirst(draft.words.lower(at + 1)) || isOffice(draft.words.lower(last))))
      return undefined
    if (!isWholly && isLone && !isPerson(draft, last)) return undefined
    return name
  }
  return undefined
}

/** Whether one word behind an office is a surname, or is followed by what a person does. */
function isPerson(draft: DetectorDraft, at: number): boolean {
  const next = draft.words.lower(at + 1)
  const isActing =
    (isSaying(next) || /^(?:is|was|has|had|will|who)$/.test(next)) && isLinked(draft, at + 1)
  return isSurname(bareWord(draft, at)) || isActing
}

/** “Tony Blair”, “Rory Bruer”: a given name and what follows in the run. */
function givenName(
  draft: DetectorDraft,
  { first, last }: NameRun,
  isGiven: IsGiven,
): NameRun | undefined {
  for (let at = first; at < last; at++) {
    const word = bareWord(draft, at)
    if (isNameOfOther(word) && at + 1 === last && isSurname(bareWord(draft, last)))
      return { first: at, last }
    if (!isGiven(word) || draft.words.lower(at) !== word) continue
    const name = { first: at, last: Math.min(last, at + LONGEST) }
    if (hasThing(draft, name) || isNoFirst(draft.words.lower(at + 1))) return undefined
    const isWeak = isWordLike(word) && opensSentence(draft, at)
    const surname = bareWord(draft, last)
    if (isWeak && !isSurname(surname) && !isFollowed(draft, last)) continue
    // “New James Bond film”: what stands before in the run is no part of the name.
    return name
  }
  return undefined
}

function isFollowed(draft: DetectorDraft, last: number): boolean {
  return isLinked(draft, last + 1) && isSaying(draft.words.lower(last + 1))
}

/** “striker Arjen Robben”, “manager Mourinho”. */
function calledName(draft: DetectorDraft, { first, last }: NameRun): NameRun | undefined {
  if (!isLinked(draft, first)) return undefined
  const role = draft.words.lower(first - 1)
  const length = last - first + 1
  const fits = length === 1 ? isSportsRole(role) : length <= 3 && isRole(role)
  return fits && isPlainName(draft, { first, last }) ? { first, last } : undefined
}

/** “Jane Doe, 34,” and “Jane Doe, who”. */
function aged(draft: DetectorDraft, { first, last }: NameRun): NameRun | undefined {
  const { words } = draft
  const length = last - first + 1
  if (length < 2 || length > 3 || words.sentence(last + 1) !== words.sentence(last))
    return undefined
  const next = words.lower(last + 1)
  if (next !== 'who' && !/^[1-9]\d$/.test(next)) return undefined
  const end = words.end(last + 1)
  const isApart = /^,\s$/.test(draft.prose.slice(words.end(last), words.start(last + 1)))
  const isAge = next === 'who' || /^(?:,|\sand\s)/.test(draft.prose.slice(end, end + 5))
  return isApart && isAge && isPlainName(draft, { first, last }) ? { first, last } : undefined
}

/** “Masayuki Shimono said”, “,” said Nate Elliott,”. */
function sayingName(draft: DetectorDraft, { first, last }: NameRun): NameRun | undefined {
  const length = last - first + 1
  if (length < 2 || length > 3 || !isPlainName(draft, { first, last })) return undefined
  const isBefore = isLinked(draft, first) && isSaying(draft.words.lower(first - 1))
  const isSayer = isBefore || isFollowed(draft, last)
  return isSayer && (isSurname(bareWord(draft, last)) || isBefore) ? { first, last } : undefined
}

/** No word of a company, a place or a sentence that begins. */
function isPlainName(draft: DetectorDraft, name: NameRun): boolean {
  const { first, last } = name
  if (hasThing(draft, name)) return false
  for (let at = first; at <= last; at++) if (isNoFirst(draft.words.lower(at))) return false
  return hasTellingCapital(draft, first) || last > first
}

function hasThing(draft: DetectorDraft, { first, last }: NameRun): boolean {
  for (let at = first; at <= last; at++) {
    const word = bareWord(draft, at)
    if (isOfThing(word) && !isSuffix(word)) return true
  }
  return false
}
