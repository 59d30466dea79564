import type { DetectorDraft, DraftLink } from '../detector-draft.ts'
import { opensSentence, wordSet, wordTest } from '../phrases.ts'
import { isNoFirst, isOfThing } from './cues.ts'
import { bareWord, type NameRun } from './name-runs.ts'

/** Words that may end the credit before a name. */
const endsCredit = wordTest('by thanks thank to you author authors s credit credits kudos')
/** What is said before the name of who made something; what else is done “by” a thing is not. */
const credit =
  /(?:\b(?:created|written|authored|co-authored|made|maintained|developed|designed|contributed|reported|coined|implemented|reviewed|illustrated|proposed|founded|fixed|discovered|suggested|translated|presented|post|article|talk|tutorial|book|library|plugin|client|module|logo|idea|patch) by|^\s*by|\bthanks(?: to)?|\bthank you(?: to)?|\bauthors?|\bauthor\(s\)|\bcredits?(?: to)?|\bkudos to):?[\s[(*]*$/i
/** Units before a name that are read for a credit. */
const REACH = 40

const HYPHEN = 0x2d
const SPACE = 0x20
const BRACKET = 0x28
const AT = 0x40
/** What stands for markup inside words. */
const MARKUP = 0x2060

/** Words of products and projects, which are credited as often as persons. */
const isProduct = wordSet(
  'cloud docker kubernetes azure amazon aws facebook twitter github gitlab visual apache mozilla angular vue node docs name author foundation library core native data studio store hub actions pages runtime toolkit design contributors code developers community stack overflow red hat prime directive',
)

/** “Logo created by Wolasi Konu”, “Thanks Matt Austin”, “[Jeena Lee](https://github.com/jeenalee)”, “Raph Levien (@raphlinus)”. */
export function creditedName(draft: DetectorDraft, run: NameRun): NameRun | undefined {
  if (run.last === run.first) return undefined
  if (isNamed(draft, run)) return run
  // “Thanks Matt Austin”: the first word of a sentence has a capital too.
  const behind = { ...run, first: run.first + 1 }
  return opensSentence(draft, run.first) && isNamed(draft, behind) ? behind : undefined
}

function isNamed(draft: DetectorDraft, run: NameRun): boolean {
  if (run.last <= run.first) return false
  const hasClue = isCredited(draft, run) || isProfile(draft, run) || hasHandle(draft, run)
  return hasClue && isFullName(draft, run)
}

/** A full name that is joined by “and” to another: “Karoy Lorentey and Vincent Esche”. */
export function joinedName(
  draft: DetectorDraft,
  run: NameRun,
  beside: NameRun | undefined,
): NameRun | undefined {
  if (beside === undefined || beside.first === beside.last || !isFullName(draft, run))
    return undefined
  const [left, right] = beside.last < run.first ? [beside, run] : [run, beside]
  if (draft.words.sentence(left.last) !== draft.words.sentence(right.first)) return undefined
  const gap = textBetween(draft, draft.words.end(left.last), draft.words.start(right.first))
  return /^(?: ?\(@[\w-]+\))?,? (?:and|&) $/.test(gap) ? run : undefined
}

/** Two or three words that look like the name of a person and not of a thing. */
function isFullName(draft: DetectorDraft, { first, last }: NameRun): boolean {
  // “Glass-Steagall” is one word to a reader.
  const isOne = draft.units[draft.words.end(last - 1)] === HYPHEN && last === first + 1
  if (last <= first || last > first + 2 || isOne) return false
  for (let at = first; at <= last; at++) {
    const word = bareWord(draft, at)
    if (isNoFirst(word) || isOfThing(word) || isProduct(word)) return false
    if (!/^\p{Lu}(?:$|\p{Ll}|['’]\p{Lu})/u.test(draft.words.text(at))) return false
  }
  return true
}

function isCredited(draft: DetectorDraft, { first }: NameRun): boolean {
  if (!endsCredit(draft, first - 1)) return false
  const { words } = draft
  const start = words.start(first)
  let opening = first
  while (
    words.sentence(opening - 1) === words.sentence(first) &&
    start - words.end(opening) < REACH
  )
    opening--
  return credit.test(textBetween(draft, words.start(opening), start))
}

const profile =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|twitter\.com|x\.com|linkedin\.com\/in)\/@?([\w-]+)\/?$/i

/** A link on just the name that leads to the page of one user, whose handle is not the name of a project. */
function isProfile(draft: DetectorDraft, run: NameRun): boolean {
  const link = linkOn(draft, run)
  const handle = link === undefined ? undefined : profile.exec(link.url)?.[1]
  return handle !== undefined && isOwnHandle(draft, run, handle)
}

function linkOn({ links, words }: DetectorDraft, { first, last }: NameRun): DraftLink | undefined {
  if (links.length === 0) return undefined
  const start = words.start(first)
  const end = words.end(last)
  let low = 0
  let high = links.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (links[middle].start < start) low = middle + 1
    else high = middle
  }
  const link = links[low - 1]
  return link?.textStart === start && link.textEnd === end ? link : undefined
}

function hasHandle(draft: DetectorDraft, run: NameRun): boolean {
  const end = draft.words.end(run.last)
  if (!mayOpenBracket(draft.units[end]) || !mayOpenBracket(draft.units[end + 1])) return false
  const handle = /^ ?\(@([\w-]{2,40})\)/.exec(textBetween(draft, end, end + REACH))?.[1]
  return handle !== undefined && isOwnHandle(draft, run, handle)
}

/** Whether a unit may be before the at sign of a handle in brackets. */
function mayOpenBracket(unit: number): boolean {
  return unit === SPACE || unit === BRACKET || unit === MARKUP || unit === AT
}

/** Projects call themselves as they are called; what a person is called is seldom free. */
function isOwnHandle(draft: DetectorDraft, { first, last }: NameRun, handle: string): boolean {
  let name = ''
  for (let at = first; at <= last; at++) name += bareWord(draft, at)
  return handle.toLowerCase().replaceAll(/[_-]/g, '') !== name
}

/** A part of the prose without what stands for marks. */
function textBetween({ units }: DetectorDraft, from: number, to: number): string {
  let text = ''
  for (const unit of units.subarray(from, Math.max(from, to))) {
    if (unit !== MARKUP) text += String.fromCharCode(unit)
  }
  return text
}
